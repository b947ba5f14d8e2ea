/** Defines nominations, histories, deletions, activity, creations, accounts and featured pairs. */
import * as z from 'zod'
import { accountRoles } from '../endpoint.ts'
import { rightsShown } from '../rights/rights-shapes.ts'
import { artworkSchema, imageSchema, photographSchema } from './pictures.ts'
import { kindSchema, namesSchema } from './species.ts'

export const localForm = 'YYYY-MM-DD HH:mm:ss in the site’s time zone'
const localTime = z.string().describe(localForm)

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
  kind: z.enum(['picture', 'artwork']).describe('A picture is a photograph'),
  image: imageSchema.describe('The photograph or artwork, with its size'),
  code: z.string().describe('Code such as `P-0042` or `A-0007`'),
  members: z.array(z.string()).describe('Usernames of the members who nominated the picture'),
  at: localTime.describe(`When the picture was last nominated, ${localForm}`),
  onHome: z.boolean().describe('Whether a pair on the home page contains the picture'),
})

/** A revision of a species with the fields that the revision changed. */
export const versionSchema = z.object({
  number: z.int().describe('Number of the revision; increases, with gaps'),
  at: localTime.describe(`When the revision was published, ${localForm}`),
  author: z.string().describe('Username of the author; empty when unknown'),
  reviewer: z.string().describe('Username of the reviewer; empty without a review'),
  current: z.boolean().describe('Whether the revision is published now'),
  fields: z
    .array(
      z.object({
        field: z.string().describe('Name of the field'),
        before: z.string().describe('Text of the previous revision; empty for the first revision'),
        after: z.string().describe('Text of this revision'),
      }),
    )
    .describe('The fields that differ from the previous revision'),
})

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

export const accountSchema = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(accountRoles).describe('The rights of the account'),
  disabled: z.boolean().describe('A disabled account cannot sign in'),
  createdAt: localTime.describe(`When the account was created, ${localForm}`),
  lastSeenAt: z
    .string()
    .nullable()
    .describe(
      'When a session was last used, in the same form as createdAt; null without a session',
    ),
  sessions: z.int().describe('How many sessions the account has'),
  submissions: z.int().describe('How many submissions the account has sent'),
  className: z.string().describe('Empty for an account without a class'),
  realName: z.string().describe('Empty if no admin entered it'),
  endsOn: z
    .string()
    .nullable()
    .describe('Last day on which the account can sign in, YYYY-MM-DD in the site’s time zone'),
  ended: z.boolean().describe('Whether the last day is over'),
})

export type UploadHomeEntry = z.infer<typeof uploadHomeEntrySchema>
export type Nominated = z.infer<typeof nominatedSchema>
export type Version = z.infer<typeof versionSchema>
export type Activity = z.infer<typeof activitySchema>
export type BinEntry = z.infer<typeof binEntrySchema>
export type SentImage = z.infer<typeof sentImageSchema>
export type Display = z.infer<typeof displaySchema>
export type Account = z.infer<typeof accountSchema>
export type Subject = z.infer<typeof subjectSchema>
