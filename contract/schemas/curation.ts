/** Editing what is published: pictures, histories, deletions, merging; and what the home page shows. */
import * as z from 'zod'
import { artworkSchema, photographSchema } from './pictures.ts'
import { kindSchema } from './species.ts'

export const uploadHomeEntrySchema = z.object({
  id: z.string(),
  plant: z.string(),
  dbType: kindSchema,
  pic: photographSchema,
  art: artworkSchema,
})

export const pickablePhotograph = photographSchema.extend({ nominated: z.boolean() })
export const pickableArtwork = artworkSchema.extend({ nominated: z.boolean() })

/** One thing that a revision said otherwise than the one before it. */
export const versionSchema = z.object({
  number: z.int().describe('Names it among those of its species; rises, not one by one'),
  /** When it began to be so, in the site's time zone; empty for the first. */
  at: z.string(),
  author: z.string(),
  reviewer: z.string(),
  current: z.boolean(),
  fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
})

export const subjectSchema = z.object({
  kind: z.enum(['species', 'edit', 'picture', 'artwork', 'creation', 'pair', 'account']),
  id: z.string().optional(),
  dbType: kindSchema.optional(),
  name: z.string().optional(),
  count: z.int().optional(),
  note: z.string().optional(),
})

export const activitySchema = z.object({
  id: z.string(),
  at: z.string(),
  username: z.string(),
  action: z.string(),
  subject: subjectSchema,
  state: z.enum(['done', 'undone', 'gone']),
  canUndo: z.boolean(),
})

const binPictureSchema = photographSchema
  .pick({ width: true, height: true, placeholder: true })
  .extend({
    code: z.string(),
    path: photographSchema.shape.path
      .optional()
      .describe('Only where an admin is still served its files: what was sent in, not imported'),
  })

export const binEntrySchema = z.object({
  id: z.string().describe('Of the deletion: /undoChange restores it, /purge removes it for good'),
  at: z.string(),
  purgedOn: z.string().describe('The day it goes by itself'),
  username: z.string(),
  subject: subjectSchema,
  pictures: z
    .array(binPictureSchema)
    .describe('Where pictures or artworks were deleted, the first few of them'),
})

export const displaySchema = z.object({
  _id: z.string(),
  name: z.string(),
  plant: z.string(),
  dbType: kindSchema,
  pic: z.string(),
  art: z.string(),
  picImage: photographSchema.pick({ path: true, width: true, height: true, placeholder: true }),
  artImage: photographSchema.pick({ path: true, width: true, height: true, placeholder: true }),
  picCode: z.string().optional().describe('Admins only'),
  artCode: z.string().optional().describe('Admins only'),
  artist: z.string(),
  photographer: z.string(),
  location: z.string(),
  date: z.string().describe('Of the photograph, `Sat Mar 15 2025`'),
  artDate: z.string().describe('month-day-year with two digits for the year: `4-2-25`'),
  commonName: z.string(),
  chineseName: z.string(),
})

export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  admin: z.boolean(),
  disabled: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
  sessions: z.int(),
  submissions: z.int(),
})

export type UploadHomeEntry = z.infer<typeof uploadHomeEntrySchema>
export type Version = z.infer<typeof versionSchema>
export type Activity = z.infer<typeof activitySchema>
export type BinEntry = z.infer<typeof binEntrySchema>
export type BinPicture = z.infer<typeof binPictureSchema>
export type Display = z.infer<typeof displaySchema>
export type Account = z.infer<typeof accountSchema>
export type Subject = z.infer<typeof subjectSchema>
