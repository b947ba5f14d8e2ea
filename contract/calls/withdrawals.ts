/**
 * Defines the calls with which members withdraw content, and with which reviewers decide on requests for withdrawal.
 */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { changeId, decidedSchema } from '../schemas/review.ts'
import { shortText } from '../schemas/species-record.ts'
import { withdrawalInput, withdrawalSchema } from '../schemas/withdrawals.ts'

const withdrawn = z.object({
  message: z.string(),
  changeId: changeId.describe('For /undoWithdrawal'),
})

export const withdrawalCalls = {
  withdrawSubmission: endpoint({
    method: 'POST',
    path: '/withdrawSubmission',
    allow: 'member',
    summary:
      'Withdraws an undecided submission of the caller; the pictures and creations of a new species are withdrawn too',
    fails: [404, 409],
    input: z.object({ id: z.uuid() }),
    output: withdrawn,
  }),
  requestWithdrawal: endpoint({
    method: 'POST',
    path: '/requestWithdrawal',
    allow: 'member',
    summary:
      'Requests the withdrawal of a published picture or creation of the caller, and hides the content at once',
    fails: [404, 409, 429],
    input: withdrawalInput,
    output: withdrawn,
  }),
  undoWithdrawal: endpoint({
    method: 'POST',
    path: '/undoWithdrawal',
    allow: 'member',
    summary: 'Undoes a withdrawal or an open request of the caller',
    fails: [404, 409],
    input: z.object({ id: z.uuid().describe('The changeId of the withdrawal or request') }),
    output: z.object({ message: z.string() }),
  }),
}

export const withdrawalDecisionCalls = {
  withdrawals: endpoint({
    method: 'GET',
    path: '/withdrawals',
    allow: 'reviewer',
    summary: 'Open requests to withdraw published pictures; the pictures are hidden meanwhile',
    input: z.object({}),
    output: z.object({
      requests: z.array(withdrawalSchema).describe('Oldest first, at most 50'),
      total: z.int().describe('Number of open requests, including the requests beyond the list'),
    }),
  }),
  decideWithdrawal: endpoint({
    method: 'POST',
    path: '/decideWithdrawal',
    allow: 'reviewer',
    summary: 'Moves a hidden picture to the recycle bin, or shows it again',
    fails: [404, 409],
    input: z.object({
      id: z.uuid().describe('Id of the request'),
      decision: z
        .enum(['withdraw', 'keep'])
        .describe(
          '`withdraw` moves the picture to the recycle bin; `keep` shows the picture again',
        ),
      answer: shortText.default('').describe('Shown to the author'),
    }),
    output: decidedSchema,
  }),
}
