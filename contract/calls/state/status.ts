/** Defines the calls about the state of the site, its backups and its checks. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { statusSchema } from '../../schemas/status.ts'

const nothing = z.object({})
const done = z.object({ message: z.string() })

export const statusCalls = {
  siteStatus: endpoint({
    method: 'GET',
    path: '/siteStatus',
    allow: 'admin',
    summary: 'The state of the site; `/status.json` gives the same answer with `METRICS_TOKEN`',
    input: nothing,
    output: statusSchema,
  }),
  backupNow: endpoint({
    method: 'POST',
    path: '/backupNow',
    allow: 'admin',
    summary: 'Begins a backup into `BACKUP_DIR`, unless a backup is running',
    fails: [409],
    input: nothing,
    output: done,
  }),
  checkNow: endpoint({
    method: 'POST',
    path: '/checkNow',
    allow: 'admin',
    summary:
      'Begins a check of all rows and files, or the repair of the problems of the last check',
    fails: [409],
    input: z.object({
      repairs: z
        .string()
        .max(40)
        .optional()
        .describe(
          'The `id` of the last check, to repair its problems; without an id, the call only checks',
        ),
    }),
    output: done,
  }),
  'backup.tar': endpoint({
    method: 'GET',
    path: '/backup.tar',
    allow: 'admin',
    summary: 'A backup of the whole site: an archive of `BACKUP_DIR`, or a new archive',
    fails: [404, 409],
    input: z.object({
      name: z
        .string()
        .max(60)
        .optional()
        .describe(
          'File name of an archive; without a name, the call makes a new archive and does not keep it',
        ),
    }),
    output: z.unknown().describe('The bytes of the archive'),
    file: { type: 'application/x-tar', name: 'huaniao.tar', streamed: true },
  }),
}
