/** What admins are shown of what waits, and how they decide on it. */
import * as z from 'zod'
import { birdStages, plantSeasons } from '../kinds.ts'
import { parsePhotoDate } from '../photo-dates.ts'
import { kindSchema, namesSchema } from './species.ts'
import { personName, shortText } from './species-record.ts'

/** `true` and `false` on the wire; the words are taken too. `changes` asks the author to mend it. */
export const verdictSchema = z
  .union([z.boolean(), z.enum(['approve', 'reject', 'changes', 'true', 'false'])])
  .transform((said): 'approve' | 'reject' | 'return' => {
    if (said === 'changes') return 'return'
    return said === true || said === 'approve' || said === 'true' ? 'approve' : 'reject'
  })

export const reasonSchema = shortText.default('').describe('Told to the author')

export const decisionInput = z.object({
  id: z.uuid(),
  decision: verdictSchema,
  reason: reasonSchema,
})

const date = z
  .string()
  .trim()
  .max(100)
  .transform((text, context) => {
    const parsed = text === '' ? '' : parsePhotoDate(text)
    if (parsed !== undefined) return parsed
    context.addIssue({ code: 'custom', message: 'is not a date' })
    return z.NEVER
  })

/** Credits of a picture that can be corrected; what is not named stays. */
export const pictureChange = z.object({
  season: z.enum([...plantSeasons, ...birdStages]).optional(),
  takenBy: personName.optional(),
  takenOn: date.optional(),
  location: shortText.optional(),
})

export const artworkChange = z.object({
  artist: personName.optional(),
  drawnOn: date.optional(),
  location: shortText.optional(),
})

const image = z.object({
  path: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
})

const waiting = {
  _id: z.string().describe('As every entity of the specification has it; equal to `id`'),
  id: z.string(),
  dbType: kindSchema,
  author: z.string(),
  submittedAt: z.string().describe("YYYY-MM-DD HH:mm:ss in the site's time zone"),
}

/** A field that changes: what it said to its author, says now, and is to say. */
const changedField = z.object({
  field: z.string(),
  before: z.string(),
  now: z.string(),
  after: z.string(),
})

export const editCardSchema = z.object({
  ...waiting,
  ...namesSchema.shape,
  changes: z.array(changedField),
  changedSince: z.boolean().describe('The live text has changed since the edit was written'),
})

export const postCardSchema = z.object({
  ...waiting,
  ...namesSchema.shape,
  fields: z.array(z.object({ field: z.string(), text: z.string() })),
})

export const creationEntrySchema = z.object({
  ...waiting,
  name: z.string(),
  plant: z.string(),
  pic: image.nullable(),
  art: image.nullable(),
  photographer: z.string(),
  photoDate: z.string(),
  artist: z.string(),
  artDate: z.string(),
  artLocation: z.string(),
})

export const pictureCardSchema = z.object({
  ...waiting,
  ...namesSchema.shape,
  kind: z.enum(['picture', 'artwork']),
  image,
  details: z.record(z.string(), z.string()).describe('season, takenBy, takenOn, location, …'),
})

export const queueNames = [
  'authPosts',
  'newAuthPosts',
  'newCreationEntries',
  'newPictures',
] as const

export const queuesSchema = z.object({
  authPosts: z.array(editCardSchema),
  newAuthPosts: z.array(postCardSchema),
  newCreationEntries: z.array(creationEntrySchema),
  newPictures: z.array(pictureCardSchema),
  counts: z.record(z.enum(queueNames), z.int()).describe('How many wait in each, in all'),
})

export const decidedSchema = z.object({
  message: z.string(),
  changeId: z.string().describe('By which it can be taken back'),
})

export type Queues = z.infer<typeof queuesSchema>
export type EditCard = z.infer<typeof editCardSchema>
export type PostCard = z.infer<typeof postCardSchema>
export type CreationEntry = z.infer<typeof creationEntrySchema>
export type PictureCard = z.infer<typeof pictureCardSchema>
export type Decided = z.infer<typeof decidedSchema>
