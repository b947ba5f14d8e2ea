/** Calls about pictures and artworks. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import type { Section } from '../kinds.ts'
import {
  artworkSchema,
  newestPictureSchema,
  photographSchema,
  speciesInSeasonSchema,
} from '../schemas/pictures.ts'
import { kindSchema, nameInput, namesSchema } from '../schemas/species.ts'

const nothing = z.object({})
const newest = z.object({ pics: z.array(newestPictureSchema) })
const fallback = z.object({ pic: newestPictureSchema.nullable() })
const ofSpecies = z.object({ plant: nameInput, kind: kindSchema.default('plant') })
const pictureLists = z.array(photographSchema)

export const pictureCalls = {
  userInfo: endpoint({
    method: 'GET',
    path: '/userInfo',
    allow: 'visitor',
    summary: 'Who is asking, and what the home page features',
    input: nothing,
    output: z.object({
      username: z.string(),
      admin: z.boolean(),
      featureLists: z.array(
        z.object({
          works: z.object({ pic: photographSchema, art: artworkSchema }),
          dbType: kindSchema,
          ...namesSchema.shape,
        }),
      ),
    }),
  }),
  getPics: endpoint({
    method: 'POST',
    path: '/getPics',
    allow: 'visitor',
    summary: 'The full gallery of one species: seasons of a plant, life stages of a bird',
    fails: [404],
    input: ofSpecies,
    output: z.object({
      plant: namesSchema,
      springPics: pictureLists.optional(),
      summerPics: pictureLists.optional(),
      autumnPics: pictureLists.optional(),
      winterPics: pictureLists.optional(),
      juvenilePics: pictureLists.optional(),
      subadultPics: pictureLists.optional(),
      maleAdultPics: pictureLists.optional(),
      femaleAdultPics: pictureLists.optional(),
    }),
  }),
  getPicsAndArts: endpoint({
    method: 'POST',
    path: '/getPicsAndArts',
    allow: 'visitor',
    summary: 'All pictures and artworks of one species',
    fails: [404],
    input: ofSpecies,
    output: z.object({ pics: z.array(photographSchema), arts: z.array(artworkSchema) }),
  }),
  getDb2Pic: endpoint({
    method: 'GET',
    path: '/getDb2Pic',
    allow: 'visitor',
    summary: 'The three plant pictures published last',
    input: nothing,
    output: newest,
  }),
  getDb2PicBird: endpoint({
    method: 'GET',
    path: '/getDb2PicBird',
    allow: 'visitor',
    summary: 'The three bird pictures published last',
    input: nothing,
    output: newest,
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
        .describe('1 to 12; without it the month it is where the site is'),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    output: z.object({
      month: z.int(),
      thisMonth: z.int(),
      results: z.array(speciesInSeasonSchema),
      total: z.int(),
      pageSize: z.int(),
    }),
  }),
  db2Alt: endpoint({
    method: 'GET',
    path: '/db2Alt',
    allow: 'visitor',
    summary: 'Another plant picture, for one that did not load',
    input: nothing,
    output: fallback,
  }),
  db2AltBird: endpoint({
    method: 'GET',
    path: '/db2AltBird',
    allow: 'visitor',
    summary: 'Another bird picture, for one that did not load',
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
