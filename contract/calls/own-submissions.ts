/** Defines the calls with which members list their submissions and read the decisions. */
import * as z from 'zod'
import { instant } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOf } from '../paging.ts'
import { submissionSchema } from '../schemas/submissions.ts'

/** Maximum length of an instant, which leaves room for more than nine decimals of the second. */
const instantMaximum = 40

/** An instant in its stored form. Texts in this form sort by time. */
const storedInstant = instant.max(instantMaximum).transform((text) => new Date(text).toISOString())

/** The numbers that the navigation bar shows. */
const newsSchema = z.object({
  returned: z.int().describe('Own submissions for which a reviewer requests changes'),
  decided: z.int().describe('Other decisions on own submissions that the caller has not seen'),
  pending: z
    .int()
    .describe('Pending submissions and requests of all members; 0 for visitors and members'),
})

export const ownSubmissionCalls = {
  submissions: endpoint({
    method: 'GET',
    path: '/submissions',
    allow: 'member',
    summary:
      'The caller’s submissions with state and reason; requested changes come first, then news, then the latest',
    input: z.object({
      page: pageInput,
      id: z.uuid().optional().describe('Only the submission with this id'),
      since: storedInstant
        .optional()
        .describe(
          'Decisions after this instant are news; by default the decisions that the caller has not seen',
        ),
    }),
    output: z.object({
      submissions: z
        .array(submissionSchema)
        .describe('Requested changes first, then news, then the latest'),
      since: z
        .string()
        .describe(
          'The value of the request or its default; a request for a later page sends this value',
        ),
      ...pageOf,
    }),
  }),
  submissionNews: endpoint({
    method: 'GET',
    path: '/submissionNews',
    allow: 'visitor',
    summary:
      'Numbers of the caller’s requested changes and unseen decisions, and of submissions and requests to review',
    input: z.object({}),
    output: newsSchema,
  }),
  submissionsSeen: endpoint({
    method: 'POST',
    path: '/submissionsSeen',
    allow: 'member',
    summary: 'Records that the caller has seen the decisions up to an instant',
    input: z.object({
      until: storedInstant.describe('`decidedInstant` of the newest seen decision'),
    }),
    output: newsSchema,
  }),
}
