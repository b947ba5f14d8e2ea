/** Defines photographs, artworks and calendars of photographs on the wire (specification, section 3). */
import * as z from 'zod'
import { birdStages, plantSeasons } from '../kinds.ts'
import { namesSchema } from '../species-names.ts'
import { rightsShown } from './rights.ts'

/** The path, the size and the placeholder of a picture. A page uses them to reserve space before the picture loads. */
const image = {
  path: z.string().describe('Served from /public{path}, smaller from /public/compressed{path}'),
  width: z.int().describe('Width of the master in pixels, at most 1600'),
  height: z.int().describe('Height of the master in pixels, at most 1600'),
  placeholder: z
    .string()
    .describe('A blurred image as a data URL, made from the ThumbHash of the picture'),
}
export const imageSchema = z.object(image)

const sent = {
  sender: z
    .string()
    .optional()
    .describe('Username of the author, empty for an import; only for admins'),
  sentAt: z
    .string()
    .optional()
    .describe(
      'When the picture was sent or imported, YYYY-MM-DD HH:mm:ss in the site’s time zone; only for admins',
    ),
  placed: z
    .boolean()
    .optional()
    .describe('Whether an admin gave the picture a place in the order; only for admins'),
}

export const photographSchema = z.object({
  _id: z.string(),
  season: z
    .enum([...plantSeasons, ...birdStages])
    .describe('Season of a plant, life stage of a bird'),
  ...image,
  plant: z.string().describe('Latin name of the species'),
  takenBy: z.string().optional().describe('Photographer; on a profile only for members'),
  time: z.string().optional().describe('`Sat Mar 15 2025`, empty when unknown'),
  location: z.string().optional().describe('Place of the photograph, empty when unknown'),
  ...rightsShown,
  code: z.string().optional().describe('Unique code such as `P-0042`; only for admins'),
  ...sent,
})

export const artworkSchema = z.object({
  _id: z.string(),
  plant: z.string().describe('Latin name of the species'),
  ...image,
  artist: z.string().describe('Shown as Painter'),
  location: z.string().describe('Shown as Setting'),
  time: z.string().describe('Date of the artwork, `Sat Mar 15 2025`; empty when unknown'),
  ...rightsShown,
  code: z.string().optional().describe('Unique code such as `A-0007`; only for admins'),
  ...sent,
})

export const newestPictureSchema = z.object({ ...image, ...namesSchema.shape })

/** Date, place and rights of a photograph are public, as in the full gallery. The photographer is left out. */
export const captionedPictureSchema = newestPictureSchema.extend({
  time: z.string().describe('`Sat Mar 15 2025`, empty when unknown'),
  location: z.string().describe('Place of the photograph, empty when unknown'),
  ...rightsShown,
})

/** A species in season with its newest photograph of a month, and the number of its photographs of this month. */
export const speciesInSeasonSchema = newestPictureSchema.extend({
  count: z.int().describe('Photographs taken in the month of the list, in any year'),
})

const monthNumber = z.int().min(1).max(12)

export const calendarSchema = z.object({
  thisMonth: monthNumber.describe('The current month in the site’s time zone'),
  months: z
    .array(
      z.object({
        month: monthNumber.describe('1 for January to 12 for December'),
        count: z.int().describe('Photographs taken in this month of any year'),
        year: z.int().describe('Year of the newest photograph of the month'),
        season: photographSchema.shape.season.describe(
          'Season or life stage of most photographs of the month in `year`',
        ),
      }),
    )
    .describe('The months with photographs; photographs without a date are not counted'),
})

const ofTwelve = z.array(z.int())

export const speciesByMonthSchema = ofTwelve.describe(
  'Number of species with photographs of each month, January first',
)

/** A row of the year calendar. */
export const yearOfSpeciesSchema = namesSchema.extend({
  months: ofTwelve.describe('Number of photographs of each month of any year, January first'),
})

export type YearOfSpecies = z.infer<typeof yearOfSpeciesSchema>
export type Photograph = z.infer<typeof photographSchema>
export type Artwork = z.infer<typeof artworkSchema>
export type NewestPicture = z.infer<typeof newestPictureSchema>
export type CaptionedPicture = z.infer<typeof captionedPictureSchema>
export type SpeciesInSeason = z.infer<typeof speciesInSeasonSchema>
export type Calendar = z.infer<typeof calendarSchema>
