/** The call about what a walk needs where there is no network. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

const walkFilesSchema = z.object({
  version: z.string().describe('Another one as soon as any page or picture of it is another'),
  bytes: z.int().describe('Of all files together, as they are kept'),
  files: z.array(
    z.object({
      address: z.string().describe('On this site'),
      bytes: z.int(),
      constant: z.boolean().describe('Under this address the bytes never change'),
    }),
  ),
})

export type WalkFiles = z.infer<typeof walkFilesSchema>

export const offlineCalls = {
  walkFiles: endpoint({
    method: 'GET',
    path: '/walkFiles',
    allow: 'visitor',
    summary: 'All a phone needs for a walk without a network, with sizes; nothing where it is off',
    fails: [404],
    input: z.object({
      key: z.string().min(1).max(64),
      language: z.enum(['en', 'zh']).describe('Of the pages'),
    }),
    output: walkFilesSchema,
  }),
}
