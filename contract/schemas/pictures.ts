/** Shapes of photographs and artworks on the wire (specification, section 3). */
import * as z from 'zod'
import { birdStages, plantSeasons } from '../kinds.ts'
import { namesSchema } from './species.ts'

/** What a page needs to show a picture without a jump. */
const image = {
  path: z.string().describe('Served from /public{path}, smaller from /public/compressed{path}'),
  width: z.int().describe('Pixels of the master, at most 1600'),
  height: z.int(),
  placeholder: z.string().describe('A blurred preview as a data: address, made from its ThumbHash'),
}

export const photographSchema = z.object({
  _id: z.string(),
  season: z
    .enum([...plantSeasons, ...birdStages])
    .describe('Season of a plant, life stage of a bird'),
  ...image,
  plant: z.string().describe('Latin name of the species'),
  takenBy: z.string().optional(),
  time: z.string().optional().describe('`Sat Mar 15 2025`; empty when unknown'),
  location: z.string().optional(),
  code: z.string().optional().describe('Admins only'),
})

export const artworkSchema = z.object({
  _id: z.string(),
  plant: z.string(),
  ...image,
  artist: z.string().describe('Shown as Painter'),
  location: z.string().describe('Shown as Setting'),
  time: z.string(),
  code: z.string().optional().describe('Admins only'),
})

export const newestPictureSchema = z.object({ ...image, ...namesSchema.shape })

/** Species with photographs of a month: how many, and the newest of them. */
export const speciesInSeasonSchema = newestPictureSchema.extend({
  count: z.int().describe('Photographs taken in that month of any year'),
})

const monthNumber = z.int().min(1).max(12)

export const calendarSchema = z.object({
  thisMonth: monthNumber.describe('The month it is where the site is'),
  months: z
    .array(
      z.object({
        month: monthNumber,
        count: z.int().describe('Photographs taken in that month of any year'),
        year: z.int().describe('The newest year of them'),
        season: photographSchema.shape.season.describe('Season or stage most of that year show'),
      }),
    )
    .describe('When photographs were taken: the months that have any, without those of no date'),
})

export type Photograph = z.infer<typeof photographSchema>
export type Artwork = z.infer<typeof artworkSchema>
export type NewestPicture = z.infer<typeof newestPictureSchema>
export type SpeciesInSeason = z.infer<typeof speciesInSeasonSchema>
export type Calendar = z.infer<typeof calendarSchema>
