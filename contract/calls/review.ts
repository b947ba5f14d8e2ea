/** Defines the calls with which reviewers and admins decide on submissions and requests, and undo ledger entries. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import {
  changeId,
  decidedSchema,
  decisionInput,
  editDecisionInput,
  narrowing,
  newSpeciesDecisionInput,
  pendingGroupsSchema,
  queueNames,
  queuesSchema,
  reasonSchema,
  submissionChange,
  verdictSchema,
} from '../schemas/review.ts'
import { withdrawalDecisionCalls } from './withdrawals.ts'

const ids = z.array(z.uuid()).min(1).max(100).describe('Ids of pending photographs or artworks')

function decision<M extends 'PUT' | 'POST', P extends string>(method: M, path: P, summary: string) {
  return endpoint({
    method,
    path,
    allow: 'reviewer',
    summary,
    fails: [404, 409],
    input: decisionInput,
    output: decidedSchema,
  })
}

export const reviewCalls = {
  adminAuth: endpoint({
    method: 'GET',
    path: '/adminAuth',
    allow: 'reviewer',
    summary: 'The next pending submissions of each queue, in the order of `order`',
    input: z.object({
      queue: z.enum(queueNames).optional().describe('Only this queue'),
      after: z
        .uuid()
        .optional()
        .describe('Only submissions after the submission with this id, in the order of the queue'),
      newSpecies: z
        .uuid()
        .optional()
        .describe('Only pictures of the new species of this submission'),
      ...narrowing,
    }),
    output: queuesSchema,
  }),
  pendingGroups: endpoint({
    method: 'GET',
    path: '/pendingGroups',
    allow: 'reviewer',
    summary:
      'The authors and the species of the pending pictures, with the number of pictures of each author and species',
    input: z.object({}),
    output: pendingGroupsSchema,
  }),
  handleEditDecision: endpoint({
    ...decision('PUT', '/handleEditDecision', 'Decides on an edit of a plant'),
    input: editDecisionInput,
  }),
  handleBirdEditDecision: endpoint({
    ...decision('PUT', '/handleBirdEditDecision', 'Decides on an edit of a bird'),
    input: editDecisionInput,
  }),
  newPostAuth: endpoint({
    ...decision('POST', '/newPostAuth', 'Decides on a new plant'),
    input: newSpeciesDecisionInput,
  }),
  newBirdPostAuth: endpoint({
    ...decision('POST', '/newBirdPostAuth', 'Decides on a new bird'),
    input: newSpeciesDecisionInput,
  }),
  newCreationAuth: endpoint({
    ...decision(
      'POST',
      '/newCreationAuth',
      'Decides on a creation: its artwork and its photograph, if there is one',
    ),
    input: decisionInput.extend({
      change: submissionChange
        .optional()
        .describe('Corrects the species and the credits of the creation first'),
    }),
  }),
  newPictureAuth: endpoint({
    method: 'POST',
    path: '/newPictureAuth',
    allow: 'reviewer',
    summary:
      'Decides on several photographs or artworks; species and credits can be corrected first',
    fails: [404, 409],
    input: z.object({
      ids,
      decision: verdictSchema,
      reason: reasonSchema,
      change: submissionChange
        .optional()
        .describe('Corrects the pictures first; a field that is absent stays unchanged'),
    }),
    output: z.object({
      message: z.string(),
      decided: z
        .array(z.object({ id: z.string(), changeId }))
        .describe('The submissions that this call decided'),
      failed: z
        .array(
          z.object({
            id: z.string(),
            message: z.string(),
            code: z.string().describe('Error code for programs'),
          }),
        )
        .describe('The submissions that could not be decided, each with the reason'),
    }),
  }),
  ...withdrawalDecisionCalls,
  undoChange: endpoint({
    method: 'POST',
    path: '/undoChange',
    allow: 'reviewer',
    summary:
      'Undoes a ledger entry, which may be an undo; 409 after a later change. A reviewer can undo only their own decisions',
    fails: [404, 409],
    input: z.object({ id: z.uuid().describe('The changeId of an answer, or an id of /activity') }),
    output: decidedSchema,
  }),
}
