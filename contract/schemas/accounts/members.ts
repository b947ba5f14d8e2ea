/** Defines the accounts in the list for admins, and the page of one member. */
import * as z from 'zod'
import { accountRoles } from '../../endpoint.ts'
import { localForm, localTime } from '../../local-time.ts'
import { pageOf } from '../../paging.ts'
import { submissionSchema } from '../submissions.ts'

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
  realName: z.string().describe('Empty if no admin entered the real name'),
  endsOn: z
    .string()
    .nullable()
    .describe('Last day on which the account can sign in, YYYY-MM-DD in the site’s time zone'),
  ended: z.boolean().describe('Whether the last day is over'),
})

const memberSubmissionSchema = submissionSchema.extend({
  shown: z
    .enum(['public', 'hidden', 'deleted', 'none'])
    .describe('State of the submitted picture or creation; `none` for texts and before approval'),
})

export const memberSchema = z.object({
  account: accountSchema.describe('The account of the member'),
  submissions: z.array(memberSubmissionSchema).describe('Newest first'),
  ...pageOf,
  visible: z.int().describe('Published photographs and artworks that the member sent'),
  hidden: z.int().describe('Hidden photographs and artworks that the member sent'),
})

export type Account = z.infer<typeof accountSchema>
export type MemberSubmission = z.infer<typeof memberSubmissionSchema>
export type Member = z.infer<typeof memberSchema>
