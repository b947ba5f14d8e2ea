/** Calls about species: names, glossaries, profiles, the search. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { choiceMaximum, suggestionCount } from '../limits.ts'
import {
  artworkSchema,
  calendarSchema,
  newestPictureSchema,
  photographSchema,
} from '../schemas/pictures.ts'
import { matchedNameSchema, searchWordsSchema } from '../schemas/search-words.ts'
import {
  birdPostSchema,
  countSchema,
  glossarySchema,
  kindSchema,
  nameInput,
  nameListSchema,
  namesSchema,
  plantPostSchema,
  searchInput,
} from '../schemas/species.ts'

const nothing = z.object({})
const postName = z.object({
  postName: nameInput.describe('Latin name; underscores stand for spaces'),
})

export const speciesCalls = {
  userInfoGlossary: endpoint({
    method: 'GET',
    path: '/userInfoGlossary',
    allow: 'visitor',
    summary: 'The plant glossary, by letter',
    input: z.object({
      letter: z
        .string()
        .length(1)
        .regex(/^[a-z#]$/)
        .optional(),
    }),
    output: glossarySchema,
  }),
  userInfoGlossaryBird: endpoint({
    method: 'GET',
    path: '/userInfoGlossaryBird',
    allow: 'visitor',
    summary: 'The bird glossary, by letter',
    input: z.object({
      letter: z
        .string()
        .length(1)
        .regex(/^[a-z#]$/)
        .optional(),
    }),
    output: glossarySchema,
  }),
  searchNames: endpoint({
    method: 'GET',
    path: '/searchNames',
    allow: 'visitor',
    summary: 'Names of all plants, for the search bar',
    input: nothing,
    output: nameListSchema,
    revalidated: true,
  }),
  searchBirdNames: endpoint({
    method: 'GET',
    path: '/searchBirdNames',
    allow: 'visitor',
    summary: 'Names of all birds, for the search bar',
    input: nothing,
    output: nameListSchema,
    revalidated: true,
  }),
  searchWords: endpoint({
    method: 'GET',
    path: '/searchWords',
    allow: 'visitor',
    summary: 'By what else plants are found: other and former names, pinyin, traditional writing',
    input: nothing,
    output: searchWordsSchema,
    revalidated: true,
  }),
  searchBirdWords: endpoint({
    method: 'GET',
    path: '/searchBirdWords',
    allow: 'visitor',
    summary: 'By what else birds are found: other and former names, pinyin, traditional writing',
    input: nothing,
    output: searchWordsSchema,
    revalidated: true,
  }),
  suggestNames: endpoint({
    method: 'GET',
    path: '/suggestNames',
    allow: 'visitor',
    summary:
      'The species whose names resemble a text most, for the search bar and the forms of a large site',
    fails: [429],
    input: z.object({
      q: searchInput,
      kind: kindSchema.default('plant'),
      limit: z.coerce.number().int().min(1).max(choiceMaximum).default(suggestionCount),
    }),
    output: z.object({
      suggestions: z.array(
        namesSchema.extend({
          matched: matchedNameSchema
            .nullable()
            .describe('The name found, where it is none of these'),
        }),
      ),
    }),
  }),
  numOFPlants: endpoint({
    method: 'GET',
    path: '/numOFPlants',
    allow: 'visitor',
    summary: 'How many plants are recorded',
    input: nothing,
    output: countSchema,
  }),
  numOfPlants: endpoint({
    method: 'GET',
    path: '/numOfPlants',
    allow: 'visitor',
    summary: 'The same, spelt as one expects',
    input: nothing,
    output: countSchema,
  }),
  numOfBirds: endpoint({
    method: 'GET',
    path: '/numOfBirds',
    allow: 'visitor',
    summary: 'How many birds are recorded',
    input: nothing,
    output: countSchema,
  }),
  syncPlantInfo: endpoint({
    method: 'POST',
    path: '/syncPlantInfo',
    allow: 'visitor',
    summary: 'One plant with its photographs and artworks',
    fails: [404],
    input: postName,
    output: z.object({
      resultPost: z.array(plantPostSchema),
      photographs: z.array(photographSchema),
      arts: z.array(artworkSchema),
      calendar: calendarSchema,
    }),
  }),
  syncBirdInfo: endpoint({
    method: 'POST',
    path: '/syncBirdInfo',
    allow: 'visitor',
    summary: 'One bird with its photographs and artworks',
    fails: [404],
    input: postName,
    output: z.object({
      resultPost: z.array(birdPostSchema),
      photographs: z.array(photographSchema),
      arts: z.array(artworkSchema),
      calendar: calendarSchema,
    }),
  }),
  searchSpecies: endpoint({
    method: 'GET',
    path: '/searchSpecies',
    allow: 'visitor',
    summary: 'Species whose names resemble a text, best first, each with a picture',
    fails: [429],
    input: z.object({
      q: searchInput.default(''),
      kind: kindSchema.default('plant'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    output: z.object({
      results: z.array(
        namesSchema.extend({
          picture: newestPictureSchema.nullable(),
          matched: matchedNameSchema
            .nullable()
            .describe('The name found, where it is none of these'),
        }),
      ),
      total: z.int(),
      pageSize: z.int(),
    }),
  }),
}
