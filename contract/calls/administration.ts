/** Calls about who did what, the recycle bin, and accounts. */
import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { newPassword } from '../schemas/accounts.ts'
import { accountSchema, activitySchema, binEntrySchema } from '../schemas/curation.ts'

const done = z.object({ message: z.string() })
const id = z.uuid()
const page = z.coerce.number().int().min(1).max(100_000).default(1)
const pageOf = { total: z.int(), pageSize: z.int() }

/** A form that was left empty says nothing. */
const day = z.union([z.literal('').transform(() => undefined), z.iso.date()]).optional()

export const activityFilter = z.object({
  page,
  username: z.string().max(200).optional(),
  action: z.string().max(40).optional(),
  from: day,
  to: day,
})

export const administrationCalls = {
  activity: endpoint({
    method: 'GET',
    path: '/activity',
    allow: 'admin',
    summary: 'Who did what when, newest first',
    input: activityFilter,
    output: z.object({ entries: z.array(activitySchema), ...pageOf }),
  }),
  recycleBin: endpoint({
    method: 'GET',
    path: '/recycleBin',
    allow: 'admin',
    summary: 'What was deleted and can still be restored',
    input: z.object({ page }),
    output: z.object({ entries: z.array(binEntrySchema), ...pageOf }),
  }),
  purge: endpoint({
    method: 'POST',
    path: '/purge',
    allow: 'admin',
    summary: 'Removes something deleted for good, files and all',
    fails: [404],
    input: z.object({ id }),
    output: done,
  }),
  waitingCounts: endpoint({
    method: 'GET',
    path: '/waitingCounts',
    allow: 'admin',
    summary: 'How much waits for an admin, and how large the site is',
    input: z.object({}),
    output: z.object({
      edits: z.int(),
      posts: z.int(),
      creations: z.int(),
      pictures: z.int(),
      plants: z.int(),
      birds: z.int(),
      members: z.int(),
      deleted: z.int(),
      clockGap: z
        .object({ from: z.string(), to: z.string() })
        .nullable()
        .describe('A jump of the clock, or a standstill of the site, that keeps the recycle bin'),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/accounts',
    allow: 'admin',
    summary: 'Everyone who has an account',
    input: z.object({ page, search: z.string().max(200).default('') }),
    output: z.object({ accounts: z.array(accountSchema), ...pageOf }),
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/setRole',
    allow: 'admin',
    summary: 'Makes or unmakes an admin, never the last one; sessions of one unmade end',
    fails: [404, 409],
    input: z.object({ id, admin: z.boolean() }),
    output: done,
  }),
  setDisabled: endpoint({
    method: 'POST',
    path: '/setDisabled',
    allow: 'admin',
    summary: 'Disables an account or enables it again, never the last admin’s; its sessions end',
    fails: [404, 409],
    input: z.object({ id, disabled: z.boolean() }),
    output: done,
  }),
  endSessionsOf: endpoint({
    method: 'POST',
    path: '/endSessionsOf',
    allow: 'admin',
    summary: 'Signs an account out everywhere',
    fails: [404],
    input: z.object({ id }),
    output: done,
  }),
  passwordLink: endpoint({
    method: 'POST',
    path: '/passwordLink',
    allow: 'admin',
    summary: 'A link, good once and for a day, by which someone can set a new password',
    fails: [404],
    input: z.object({ id }),
    output: z.object({ path: z.string().describe('To be opened on this site') }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/resetPassword',
    allow: 'visitor',
    summary: 'Sets a password by such a link; all sessions end',
    fails: [429],
    input: z.object({ token: z.string().min(20).max(100), password: newPassword }),
    output: done.extend({ username: z.string() }),
  }),
}
