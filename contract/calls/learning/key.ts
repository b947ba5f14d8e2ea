/** Calls of the key, which names a species from what a reader sees. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { keyTableSchema } from '../../key/key-table.ts'
import { kindSchema } from '../../schemas/species.ts'

export const keyCalls = {
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
