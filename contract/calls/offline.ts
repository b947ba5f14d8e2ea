/** Defines the calls that list the files for offline use. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

const walkFilesSchema = z.object({
  version: z.string().describe('Changes when a file changes; empty when saving is off'),
  bytes: z.int().describe('Bytes of all files together'),
  files: z
    .array(
      z.object({
        address: z.string().describe('Path on this site'),
        bytes: z.int().describe('Size of the file'),
        constant: z.boolean().describe('Whether the bytes under this address never change'),
      }),
    )
    .describe('Pages and their data, pictures, scripts, styles and fonts'),
})

export type WalkFiles = z.infer<typeof walkFilesSchema>

export const offlineCalls = {
  uploadFiles: endpoint({
    method: 'GET',
    path: '/uploadFiles',
    allow: 'member',
    summary:
      'All files of the upload page for offline use, without personal data; empty when saving is off',
    input: z.object({ language: z.enum(['en', 'zh']).describe('Language of the page') }),
    output: walkFilesSchema,
  }),
  walkFiles: endpoint({
    method: 'GET',
    path: '/walkFiles',
    allow: 'visitor',
    summary: 'All files of a walk for offline use, with sizes; empty when saving walks is off',
    fails: [404],
    input: z.object({
      key: z.string().min(1).max(64).describe('Key of the walk, from its address /walk/{key}'),
      language: z.enum(['en', 'zh']).describe('Language of the pages'),
    }),
    output: walkFilesSchema,
  }),
}
