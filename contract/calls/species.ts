/** Defines the calls for names, counts, glossaries, profiles, ways onward and the search of species. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { choiceMaximum, suggestionCount } from '../limits.ts'
import { pageInput, pageOf } from '../paging.ts'
import {
  artworkSchema,
  calendarSchema,
  newestPictureSchema,
  photographSchema,
} from '../schemas/pictures.ts'
import {
  birdPostSchema,
  countSchema,
  glossarySchema,
  nameListSchema,
  plantPostSchema,
  searchInput,
} from '../schemas/species.ts'
import { waysOnwardSchema } from '../schemas/ways-onward.ts'
import { matchedNameSchema, searchWordsSchema } from '../search/search-words.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'
import { taxonNameSchema } from '../taxonomy/taxon-shapes.ts'

const nothing = z.object({})
const postName = z.object({
  postName: nameInput.describe('Latin name; underscores stand for spaces'),
})

const ofLetter = z.object({
  letter: z
    .string()
    .length(1)
    .regex(/^[a-z#]$/)
    .optional()
    .describe('a to z, or # for Latin names with any other beginning; absent for all'),
})

const profileParts = {
  photographs: z.array(photographSchema).describe('All photographs'),
  arts: z.array(artworkSchema).describe('All artworks'),
  cover: z.string().nullable().describe('Id of the cover photograph; null without photographs'),
  lineage: z.array(taxonNameSchema).describe('Order, family and genus, as far as they are known'),
  calendar: calendarSchema.describe('Months in which the species was photographed'),
}

const matched = matchedNameSchema
  .nullable()
  .describe('The name that matched; null when this name is one of the three names')

export const speciesCalls = {
  userInfoGlossary: endpoint({
    method: 'GET',
    path: '/userInfoGlossary',
    allow: 'visitor',
    summary: 'The plant glossary, by letter',
    input: ofLetter,
    output: glossarySchema,
  }),
  userInfoGlossaryBird: endpoint({
    method: 'GET',
    path: '/userInfoGlossaryBird',
    allow: 'visitor',
    summary: 'The bird glossary, by letter',
    input: ofLetter,
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
    summary:
      'Further search words for plants: other and former names, synonyms, families, pinyin, traditional characters',
    input: nothing,
    output: searchWordsSchema,
    revalidated: true,
  }),
  searchBirdWords: endpoint({
    method: 'GET',
    path: '/searchBirdWords',
    allow: 'visitor',
    summary:
      'Further search words for birds: other and former names, synonyms, families, pinyin, traditional characters',
    input: nothing,
    output: searchWordsSchema,
    revalidated: true,
  }),
  suggestNames: endpoint({
    method: 'GET',
    path: '/suggestNames',
    allow: 'visitor',
    summary: 'The species with the names most similar to a text, for the search of a large site',
    fails: [429],
    input: z.object({
      q: searchInput,
      kind: kindSchema.default('plant'),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(choiceMaximum)
        .default(suggestionCount)
        .describe('Maximum number of suggestions'),
    }),
    output: z.object({
      suggestions: z.array(namesSchema.extend({ matched })).describe('Best first'),
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
    summary: 'The same number as `numOFPlants`, under the usual spelling of the path',
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
      resultPost: z.array(plantPostSchema).describe('A list with one profile'),
      ...profileParts,
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
      resultPost: z.array(birdPostSchema).describe('A list with one profile'),
      ...profileParts,
    }),
  }),
  waysOnward: endpoint({
    method: 'GET',
    path: '/waysOnward',
    allow: 'visitor',
    summary: 'The ways onward from one species: relatives, the same place, walks, the season',
    fails: [404],
    input: z.object({
      name: nameInput.describe('Latin name; underscores stand for spaces'),
      kind: kindSchema.default('plant'),
    }),
    output: waysOnwardSchema,
  }),
  searchSpecies: endpoint({
    method: 'GET',
    path: '/searchSpecies',
    allow: 'visitor',
    summary: 'Species with names similar to a text, best first, each with a picture',
    fails: [429],
    input: z.object({
      q: searchInput.default(''),
      kind: kindSchema.default('plant'),
      page: pageInput,
    }),
    output: z.object({
      results: z
        .array(
          namesSchema.extend({
            picture: newestPictureSchema.nullable().describe('Null without photographs'),
            family: taxonNameSchema.nullable().describe('Null if the family is unknown'),
            matched,
          }),
        )
        .describe('Matches before similar names, best first; all species for an empty text'),
      matches: z
        .int()
        .describe(
          'How many species have a name that contains the text; the other results are guesses',
        ),
      ...pageOf,
    }),
  }),
}
