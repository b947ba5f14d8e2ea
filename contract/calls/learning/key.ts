/** Calls of the key, which names a species from what a reader sees. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { keyQuestionsSchema, keyTableSchema } from '../../key/key-table.ts'
import { kindSchema } from '../../schemas/species.ts'

export const keyCalls = {
  keyQuestions: endpoint({
    method: 'GET',
    path: '/keyQuestions',
    allow: 'visitor',
    summary: 'The questions of the key with their choices, without the species',
    input: z.object({}),
    output: keyQuestionsSchema,
    revalidated: true,
  }),
  keyTable: endpoint({
    method: 'GET',
    path: '/keyTable',
    allow: 'visitor',
    summary: 'The questions of the key, and the answers of all species of a kind',
    input: z.object({ kind: kindSchema.default('plant') }),
    output: keyTableSchema,
    revalidated: true,
  }),
}
