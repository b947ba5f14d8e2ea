/** Defines the page of one member for admins. */
import * as z from 'zod'
import { accountSchema } from './curation.ts'
import { pageOf } from './paging.ts'
import { submissionSchema } from './submissions.ts'

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

export type MemberSubmission = z.infer<typeof memberSubmissionSchema>
export type Member = z.infer<typeof memberSchema>
