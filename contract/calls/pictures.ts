/** Defines the calls about pictures, about the months of photographs, and about featured pairs. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Section } from '../kinds.ts'
import { pageInput, pageOf } from '../paging.ts'
import {
  artworkSchema,
  captionedPictureSchema,
  photographSchema,
  speciesByMonthSchema,
  speciesInSeasonSchema,
  yearOfSpeciesSchema,
} from '../schemas/pictures.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'

const nothing = z.object({})
const newest = z.object({ pics: z.array(captionedPictureSchema).describe('Newest first') })
const fallback = z.object({
  pic: captionedPictureSchema.nullable().describe('Null without any published photograph'),
})
const ofSpecies = z.object({
  plant: nameInput.describe('Latin name of a plant or bird; underscores stand for spaces'),
  kind: kindSchema.default('plant'),
})
const ofPlants = z.array(photographSchema).optional().describe('Photographs; absent for a bird')
const ofBirds = z.array(photographSchema).optional().describe('Photographs; absent for a plant')

export const pictureCalls = {
  userInfo: endpoint({
    method: 'GET',
    path: '/userInfo',
    allow: 'visitor',
    summary: 'The caller, and the featured pairs of the home page',
    input: nothing,
    output: z.object({
      username: z.string().describe('Username of the caller; empty for a visitor'),
      admin: z.boolean().describe('Whether the caller is an admin'),
      featureLists: z
        .array(
          z.object({
            works: z
              .object({
                pic: photographSchema.describe('The photograph of the pair'),
                art: artworkSchema.describe('The artwork of the pair'),
              })
              .describe('A photograph and an artwork of one species'),
            dbType: kindSchema,
            ...namesSchema.shape,
          }),
        )
        .describe('The featured pairs of the home page'),
    }),
  }),
  getPics: endpoint({
    method: 'POST',
    path: '/getPics',
    allow: 'visitor',
    summary: 'The full gallery of one species, by season for a plant and by life stage for a bird',
    fails: [404],
    input: ofSpecies,
    output: z.object({
      plant: namesSchema.describe('Names of the plant or bird'),
      springPics: ofPlants,
      summerPics: ofPlants,
      autumnPics: ofPlants,
      winterPics: ofPlants,
      juvenilePics: ofBirds,
      subadultPics: ofBirds,
      maleAdultPics: ofBirds,
      femaleAdultPics: ofBirds,
    }),
  }),
  getPicsAndArts: endpoint({
    method: 'POST',
    path: '/getPicsAndArts',
    allow: 'visitor',
    summary: 'All photographs and artworks of one species',
    fails: [404],
    input: ofSpecies,
    output: z.object({
      pics: z.array(photographSchema).describe('All photographs'),
      arts: z.array(artworkSchema).describe('All artworks'),
    }),
  }),
  getDb2Pic: endpoint({
    method: 'GET',
    path: '/getDb2Pic',
    allow: 'visitor',
    summary: 'The latest published photographs of plants, of three different species if possible',
    input: nothing,
    output: newest,
  }),
  getDb2PicBird: endpoint({
    method: 'GET',
    path: '/getDb2PicBird',
    allow: 'visitor',
    summary: 'The latest published photographs of birds, of three different species if possible',
    input: nothing,
    output: newest,
  }),
  pictureOfWeek: endpoint({
    method: 'GET',
    path: '/pictureOfWeek',
    allow: 'visitor',
    summary: 'The photograph of the week, of a species in season if possible',
    input: z.object({ kind: kindSchema.default('plant') }),
    output: fallback,
  }),
  inSeason: endpoint({
    method: 'GET',
    path: '/inSeason',
    allow: 'visitor',
    summary: 'Species with photographs taken in a month of any year, most photographs first',
    input: z.object({
      kind: kindSchema.default('plant'),
      month: z.coerce
        .number()
        .int()
        .min(1)
        .max(12)
        .optional()
        .describe('1 to 12; the current month when absent'),
      page: pageInput,
    }),
    output: z.object({
      month: z.int().describe('The month of the results, 1 to 12'),
      thisMonth: z.int().describe('The current month in the site’s time zone, 1 to 12'),
      speciesByMonth: speciesByMonthSchema,
      results: z.array(speciesInSeasonSchema).describe('Most photographs first'),
      ...pageOf,
    }),
  }),
  seasonCalendar: endpoint({
    method: 'GET',
    path: '/seasonCalendar',
    allow: 'visitor',
    summary: 'The months in which each species was photographed, in any year',
    input: z.object({
      kind: kindSchema.default('plant'),
      sort: z
        .enum(['name', 'month'])
        .default('name')
        .describe('By Latin name, or by the first month of the year with photographs'),
      page: pageInput,
    }),
    output: z.object({
      thisMonth: z.int().describe('The current month in the site’s time zone, 1 to 12'),
      speciesByMonth: speciesByMonthSchema,
      results: z
        .array(yearOfSpeciesSchema)
        .describe('Species with dated photographs, in the order of `sort`'),
      ...pageOf,
    }),
  }),
  db2Alt: endpoint({
    method: 'GET',
    path: '/db2Alt',
    allow: 'visitor',
    summary: 'A random plant photograph, to show when another photograph fails to load',
    input: nothing,
    output: fallback,
  }),
  db2AltBird: endpoint({
    method: 'GET',
    path: '/db2AltBird',
    allow: 'visitor',
    summary: 'A random bird photograph, to show when another photograph fails to load',
    input: nothing,
    output: fallback,
  }),
}

/** Wire key of a section's pictures in `/getPics`. */
export const pictureListKey = {
  spring: 'springPics',
  summer: 'summerPics',
  autumn: 'autumnPics',
  winter: 'winterPics',
  Juvenile: 'juvenilePics',
  Subadult: 'subadultPics',
  MaleAdult: 'maleAdultPics',
  FemaleAdult: 'femaleAdultPics',
} as const satisfies Record<Section, string>
