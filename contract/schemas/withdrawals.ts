/** Defines requests to withdraw a published picture. */
import * as z from 'zod'
import { localForm } from '../local-time.ts'
import { kindSchema, namesSchema } from '../species-names.ts'
import { imageSchema } from './pictures.ts'
import { problems, shortText } from './species-record.ts'

export const withdrawalReasons = ['face', 'not mine', 'other'] as const
export type WithdrawalReason = (typeof withdrawalReasons)[number]

const reason = z
  .enum(withdrawalReasons)
  .describe('`face`: a person can be recognised; `not mine`: somebody else made the picture')

export const withdrawalInput = z
  .object({
    id: z.uuid().describe('Id of the published submission'),
    reason,
    note: shortText.default('').describe('Shown to the reviewer; required for `other`'),
  })
  .refine(({ reason, note }) => reason !== 'other' || note !== '', {
    path: ['note'],
    error: problems.missing,
  })

export const withdrawalSchema = z.object({
  id: z.string(),
  kind: z.enum(['picture', 'artwork']).describe('`picture` stands for a photograph'),
  ...namesSchema.shape,
  dbType: kindSchema,
  image: imageSchema.describe(
    'Served to its author, reviewers and admins while the picture is hidden',
  ),
  username: z.string().describe('Username of the author; empty when unknown'),
  reason,
  note: z.string().describe('Text of the author; may be empty'),
  requestedAt: z.string().describe(localForm),
})
export type Withdrawal = z.infer<typeof withdrawalSchema>
