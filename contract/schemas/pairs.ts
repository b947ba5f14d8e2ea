/** Defines the featured pairs and nominations of the home page, and the creations of the exhibition. */
import * as z from 'zod'
import { localForm, localTime } from '../local-time.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { artworkSchema, imageSchema, photographSchema } from './pictures.ts'
import { rightsShown } from './rights.ts'

export const uploadHomeEntrySchema = z.object({
  id: z.string(),
  ...namesSchema.shape,
  plant: z.string().describe('The same as `latinName`'),
  dbType: kindSchema,
  pic: photographSchema.describe('The photograph of the pair'),
  art: artworkSchema.describe('The artwork of the pair'),
})

const nominated = z.boolean().describe('Whether a member nominated the picture for the home page')
export const pickablePhotograph = photographSchema.extend({ nominated })
export const pickableArtwork = artworkSchema.extend({ nominated })

/** A photograph or artwork that members nominated, with its species and these members. */
export const nominatedSchema = z.object({
  ...namesSchema.shape,
  dbType: kindSchema,
  kind: z.enum(['picture', 'artwork']).describe('`picture` stands for a photograph'),
  image: imageSchema.describe('The photograph or artwork, with its size'),
  code: z.string().describe('Code such as `P-0042` or `A-0007`'),
  members: z.array(z.string()).describe('Usernames of the members who nominated the picture'),
  at: localTime.describe(`When the picture was last nominated, ${localForm}`),
  onHome: z.boolean().describe('Whether a pair on the home page contains the picture'),
})

/** A creation in the exhibition. */
export const displaySchema = z.object({
  _id: z.string(),
  name: z.string().describe('Latin name of the species'),
  plant: z.string().describe('The same as `name`'),
  dbType: kindSchema,
  pic: z.string().describe('Path of the photograph; empty for an artwork alone'),
  art: z.string().describe('Path of the artwork'),
  picImage: imageSchema.nullable().describe('The photograph; null for an artwork alone'),
  artImage: imageSchema.describe('The artwork, with its size'),
  picRights: z
    .object(rightsShown)
    .nullable()
    .describe('Rights of the photograph; null without a photograph'),
  artRights: z.object(rightsShown).describe('Rights of the artwork'),
  picCode: z.string().optional().describe('Code of the photograph; only for admins'),
  artCode: z.string().optional().describe('Code of the artwork; only for admins'),
  artist: z.string(),
  photographer: z.string(),
  location: z.string().describe('Setting: the place where the artwork was made'),
  date: z.string().describe('Date of the photograph, `Sat Mar 15 2025`; empty when unknown'),
  artDate: z.string().describe('Date of the artwork, month-day-year: `4-2-25`; empty when unknown'),
  artTime: z.string().describe('Date of the artwork, `Sat Mar 15 2025`; empty when unknown'),
  commonName: namesSchema.shape.commonName,
  chineseName: z.string(),
})

export type UploadHomeEntry = z.infer<typeof uploadHomeEntrySchema>
export type Nominated = z.infer<typeof nominatedSchema>
export type Display = z.infer<typeof displaySchema>
