/** Defines the calls that list names for an admin to check, and that correct or keep these names. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { decidedSchema } from '../../schemas/review.ts'
import { kindSchema, nameInput } from '../../species-names.ts'
import { nameQuestionSchema } from '../../taxonomy/name-questions.ts'

export const nameCheckCalls = {
  nameQuestions: endpoint({
    method: 'GET',
    path: '/nameQuestions',
    allow: 'admin',
    summary: 'Names for an admin to check: shared names, synonyms, unknown genera and homonyms',
    input: z.object({}),
    output: z.object({
      questions: z
        .array(nameQuestionSchema)
        .describe(
          'Without the questions for which an admin has kept the names; at most 200 questions of each sort',
        ),
      kept: z.int().describe('Number of questions for which an admin has kept the names'),
    }),
  }),
  makeSynonyms: endpoint({
    method: 'POST',
    path: '/makeSynonyms',
    allow: 'admin',
    summary: 'Merges species into one species, and keeps the merged Latin names as synonyms',
    fails: [404, 409],
    input: z.object({
      kind: kindSchema,
      into: nameInput.describe('Latin name of the species that remains'),
      from: z
        .array(nameInput)
        .min(1)
        .max(20)
        .describe('Latin names of the species that become synonyms'),
    }),
    output: decidedSchema,
  }),
  fillClassification: endpoint({
    method: 'POST',
    path: '/fillClassification',
    allow: 'admin',
    summary: 'Fills empty genera, families and orders with the values of the site or the reference',
    fails: [404, 409],
    input: z.object({
      ids: z
        .array(z.string().length(64))
        .min(1)
        .max(200)
        .describe('The ids of questions about a genus without a family or an order'),
    }),
    output: decidedSchema.extend({ count: z.int().describe('How many species were changed') }),
  }),
  keepNames: endpoint({
    method: 'POST',
    path: '/keepNames',
    allow: 'admin',
    summary:
      'Records that the names in a question are right, so that the question does not appear again',
    fails: [404, 409],
    input: z.object({
      id: z.string().length(64).describe('The id of the question'),
    }),
    output: decidedSchema,
  }),
}
