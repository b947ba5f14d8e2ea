/** Defines the review queues and the decisions on submissions. */
import * as z from 'zod'
import { birdStages, plantSeasons } from '../kinds.ts'
import { parsePhotoDate } from '../photo-dates.ts'
import { kindSchema, nameInput, namesSchema } from '../species-names.ts'
import { imageSchema } from './pictures.ts'
import { rightsChange } from './rights.ts'
import { speciesChange } from './species-forms.ts'
import { personName, shortText } from './species-record.ts'

/**
 * A caller that follows the specification sends `true` or `false`; the schema accepts the other values too. `changes`
 * requests changes from the author.
 */
export const verdictSchema = z
  .union([z.boolean(), z.enum(['approve', 'reject', 'changes', 'true', 'false'])])
  .transform((verdict): 'approve' | 'reject' | 'return' => {
    if (verdict === 'changes') return 'return'
    return verdict === true || verdict === 'approve' || verdict === 'true' ? 'approve' : 'reject'
  })
  .describe('`true` or `approve`, `false` or `reject`; `changes` requests changes from the author')

export const reasonSchema = shortText.default('').describe('Shown to the author')

export const decisionInput = z.object({
  id: z.uuid(),
  decision: verdictSchema,
  reason: reasonSchema,
})

export const newSpeciesDecisionInput = decisionInput.extend({
  existing: nameInput
    .optional()
    .describe(
      'Approves the new species as this recorded species, which gets the pictures but not the texts',
    ),
  change: speciesChange
    .optional()
    .describe('Corrects the names, the texts or the kind of the new species first'),
})

export const editDecisionInput = decisionInput.extend({
  change: speciesChange
    .optional()
    .describe(
      'Corrects the proposed texts and the species first; other fields and the kind stay as they are',
    ),
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

const dateForms = '`3-15-25`, `Sat Mar 15 2025` or YYYY-MM-DD'
const location = shortText
  .optional()
  .describe('Place where the photograph was taken or the artwork was made')

/** The credits of a photograph that can be corrected. An absent field stays unchanged. */
export const pictureChange = z.object({
  season: z
    .enum([...plantSeasons, ...birdStages])
    .optional()
    .describe('Season of a plant, life stage of a bird'),
  takenBy: personName.optional().describe('Photographer'),
  takenOn: date.optional().describe(`When the photograph was taken: ${dateForms}`),
  location,
  ...rightsChange,
})

export const artworkChange = z.object({
  artist: personName.optional(),
  drawnOn: date.optional().describe(`When the artwork was made: ${dateForms}`),
  location,
  ...rightsChange,
})

/** Corrections of a photograph, artwork or creation. An absent field stays unchanged. */
export const submissionChange = pictureChange
  .extend(artworkChange.shape)
  .extend({
    species: nameInput
      .optional()
      .describe(
        'Latin name of the right species: a recorded species, or a new species of the author',
      ),
    dbType: kindSchema
      .optional()
      .describe('Kind of `species`; without a kind, both kinds are searched'),
  })
  .transform(({ dbType, ...change }) => ({ ...change, kind: dbType }))

const pending = {
  _id: z.string().describe('The same as `id`'),
  id: z.string(),
  dbType: kindSchema,
  author: z.string().describe('Username of the author'),
  submittedAt: z.string().describe('YYYY-MM-DD HH:mm:ss in the site’s time zone'),
}

/** A field that an edit changes, with its text before the edit, its published text, and the proposed text. */
const changedField = z.object({
  field: z.string().describe('Name of the field'),
  before: z.string().describe('Published text when the edit was written'),
  now: z.string().describe('Text that is published now'),
  after: z.string().describe('Text that the author proposes'),
})

export const editCardSchema = z.object({
  ...pending,
  ...namesSchema.shape,
  changes: z.array(changedField).describe('The fields that the edit changes'),
  changedSince: z
    .boolean()
    .describe('Whether the published text of a field in `changes` differs from its `before`'),
})

export const postCardSchema = z.object({
  ...pending,
  ...namesSchema.shape,
  fields: z
    .array(
      z.object({
        field: z.string().describe('Name of the field'),
        text: z.string().describe('Text of the field'),
      }),
    )
    .describe('The fields that are not empty'),
  pictures: z
    .array(imageSchema)
    .describe(
      'Photographs and artworks that were submitted for the new species and are not decided',
    ),
})

const newSpecies = z
  .string()
  .optional()
  .describe('Id of the submission of the new species; the new species must be approved first')

const consentOn = z
  .string()
  .optional()
  .describe(
    'YYYY-MM-DD: when the author confirmed that the work is their own and that the recognisable people in the picture consent',
  )

export const creationEntrySchema = z.object({
  ...pending,
  consentOn,
  newSpecies,
  ...namesSchema.shape,
  name: z.string().describe('The same as `latinName`'),
  plant: z.string().describe('The same as `latinName`'),
  alone: z.literal(true).optional().describe('Present for an artwork without a photograph'),
  pic: imageSchema.nullable().describe('The photograph; null without one or after its deletion'),
  art: imageSchema.nullable().describe('The artwork; null after its deletion'),
  photographer: z.string(),
  photoDate: z.string().describe('`Sat Mar 15 2025`; empty when unknown'),
  artist: z.string(),
  artDate: z.string().describe('`Sat Mar 15 2025`; empty when unknown'),
  artLocation: z.string().describe('Setting: the place where the artwork was made'),
  own: z
    .array(z.enum(['picture', 'artwork']))
    .describe(
      'The halves that were submitted with the creation. Only the credits of these halves can be corrected',
    ),
  details: z
    .record(z.string(), z.string())
    .describe('The submitted credits of the halves in `own`'),
})

export const pictureCardSchema = z.object({
  ...pending,
  consentOn,
  ...namesSchema.shape,
  newSpecies,
  kind: z.enum(['picture', 'artwork']).describe('`picture` stands for a photograph'),
  image: imageSchema.describe('The picture, with its size'),
  details: z
    .record(z.string(), z.string())
    .describe('The submitted credits: season, takenBy, takenOn, location, …'),
})

export const queueNames = [
  'authPosts',
  'newAuthPosts',
  'newCreationEntries',
  'newPictures',
] as const

export const queuesSchema = z.object({
  authPosts: z.array(editCardSchema).describe('Pending edits of published species'),
  newAuthPosts: z.array(postCardSchema).describe('Pending new species'),
  newCreationEntries: z.array(creationEntrySchema).describe('Pending creations'),
  newPictures: z.array(pictureCardSchema).describe('Pending photographs and artworks'),
  counts: z
    .record(z.enum(queueNames), z.int())
    .describe('How many submissions are pending in each queue'),
  matching: z
    .int()
    .describe(
      'How many submissions of the requested queues match `sender` and `species`, on all pages',
    ),
})

export const queueOrders = ['time', 'sender', 'species'] as const

/** Filters and orders a queue. An absent field does not filter. */
export const narrowing = {
  sender: z.string().max(200).optional().describe('Only submissions of this account'),
  species: z.uuid().optional().describe('Only submissions of the species with this id'),
  order: z
    .enum(queueOrders)
    .default('time')
    .describe(
      '`time`: oldest first; `sender`: by username, then oldest first; `species`: by Latin name, then oldest first',
    ),
}

const count = z.int().describe('How many photographs and artworks are pending')

export const pendingGroupsSchema = z.object({
  senders: z.array(z.object({ username: z.string(), count })).describe('By username'),
  species: z
    .array(z.object({ id: z.string(), dbType: kindSchema, ...namesSchema.shape, count }))
    .describe('By Latin name'),
})

export const changeId = z.string().describe('Id with which /undoChange undoes the change')

export const decidedSchema = z.object({
  message: z.string(),
  changeId,
})

export type PendingGroups = z.infer<typeof pendingGroupsSchema>
export type Queues = z.infer<typeof queuesSchema>
export type EditCard = z.infer<typeof editCardSchema>
export type PostCard = z.infer<typeof postCardSchema>
export type CreationEntry = z.infer<typeof creationEntrySchema>
export type PictureCard = z.infer<typeof pictureCardSchema>
export type Decided = z.infer<typeof decidedSchema>
