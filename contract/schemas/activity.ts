/** Defines the entries of the activity page and of the recycle bin. */
import * as z from 'zod'
import { localForm, localTime } from '../local-time.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { photographSchema } from './pictures.ts'

export const subjectSchema = z.object({
  kind: z
    .enum(['species', 'edit', 'picture', 'artwork', 'creation', 'pair', 'account', 'site'])
    .describe(
      'Kind of the changed content; `pair`: a pair on the home page; `site`: a part of the school’s content',
    ),
  id: z.string().optional(),
  dbType: kindSchema.optional(),
  name: z
    .string()
    .optional()
    .describe(
      'Latin name of the species, username of the account, names of classes, or part of the content',
    ),
  chineseName: namesSchema.shape.chineseName.optional(),
  commonName: namesSchema.shape.commonName.optional(),
  count: z
    .int()
    .optional()
    .describe('How many species, pictures or accounts were changed together'),
  note: z
    .string()
    .optional()
    .describe('Detail: the new role, the species that a merge kept, the undone action, …'),
})

/** A picture in an admin's list. */
const sentImageSchema = photographSchema
  .pick({ width: true, height: true, placeholder: true })
  .extend({
    code: z.string().describe('Code such as `P-0042` or `A-0007`; empty before publication'),
    path: photographSchema.shape.path
      .optional()
      .describe('Only for files that the site serves: published or submitted pictures'),
    sender: z.string().describe('Username of the member who sent the picture; empty for an import'),
    senderId: z.string().optional().describe('Id of the account of `sender`'),
    sentAt: localTime.describe(`When the picture was sent or imported, ${localForm}`),
  })

export const activitySchema = z.object({
  id: z.string(),
  at: localTime,
  username: z.string().describe('Username of the account that acted; empty when unknown'),
  accountId: z.string().optional().describe('Id of the account that acted'),
  action: z.string().describe('The action, such as `approve`, `delete` or `merge`'),
  subject: subjectSchema.describe('The content or account that the action changed'),
  images: z.array(sentImageSchema).describe('The first few pictures of the subject'),
  state: z
    .enum(['done', 'undone', 'gone'])
    .describe('`gone`: purged, so that an undo is not possible'),
  canUndo: z
    .boolean()
    .describe('False for actions that are undone or purged, or that change no content'),
})

export const binEntrySchema = z.object({
  id: z
    .string()
    .describe('Id of the deletion for /undoChange, which restores the content, and for /purge'),
  at: localTime.describe(`When the content was deleted, ${localForm}`),
  purgedOn: z.string().describe('YYYY-MM-DD, the day on which the site purges the content'),
  username: z
    .string()
    .describe('Username of the account that deleted the content; empty when unknown'),
  subject: subjectSchema.describe('The deleted content'),
  pictures: z
    .array(sentImageSchema)
    .describe('The first few of the deleted pictures; empty for other content'),
})

export type Subject = z.infer<typeof subjectSchema>
export type SentImage = z.infer<typeof sentImageSchema>
export type Activity = z.infer<typeof activitySchema>
export type BinEntry = z.infer<typeof binEntrySchema>
