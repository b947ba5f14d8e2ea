/** Defines the calls about activity, the recycle bin, the state of the content, and accounts. */
import * as z from 'zod'
import { accountRoles, endpoint } from '../endpoint.ts'
import { newPassword } from '../schemas/accounts.ts'
import { accountSchema, activitySchema, binEntrySchema, localForm } from '../schemas/curation.ts'
import { memberSchema } from '../schemas/members.ts'
import { pageInput as page, pageOf } from '../schemas/paging.ts'
import { decidedSchema } from '../schemas/review.ts'

const done = z.object({ message: z.string() })
const id = z.uuid()

/** A date field of a form, where an empty text counts as absent. */
const day = z.union([z.literal('').transform(() => undefined), z.iso.date()]).optional()

export const activityFilter = z.object({
  page,
  username: z.string().max(200).optional().describe('Only the actions of this account'),
  action: z.string().max(40).optional().describe('Only this action, such as `approve`'),
  kind: z.string().max(40).optional().describe('Only subjects of this kind, such as `picture`'),
  species: z
    .string()
    .max(200)
    .optional()
    .describe('Only this species, by a Latin, English or Chinese name, or by a former Latin name'),
  from: day.describe('First day, YYYY-MM-DD in the site’s time zone'),
  to: day.describe('Last day, YYYY-MM-DD in the site’s time zone; included'),
})

export const administrationCalls = {
  activity: endpoint({
    method: 'GET',
    path: '/activity',
    allow: 'admin',
    summary: 'The ledger entries and other recorded actions, newest first',
    input: activityFilter,
    output: z.object({ entries: z.array(activitySchema).describe('Newest first'), ...pageOf }),
  }),
  recycleBin: endpoint({
    method: 'GET',
    path: '/recycleBin',
    allow: 'admin',
    summary: 'The deletions, mergers and withdrawals that can be undone',
    input: z.object({ page }),
    output: z.object({
      entries: z.array(binEntrySchema).describe('Latest deletion first'),
      ...pageOf,
    }),
  }),
  purge: endpoint({
    method: 'POST',
    path: '/purge',
    allow: 'admin',
    summary: 'Purges an entry of the recycle bin, with its files',
    fails: [404],
    input: z.object({ id }),
    output: done,
  }),
  waitingCounts: endpoint({
    method: 'GET',
    path: '/waitingCounts',
    allow: 'admin',
    summary:
      'Numbers of pending submissions, open requests, species, accounts and deletions, and problems for an admin to solve',
    input: z.object({}),
    output: z.object({
      edits: z.int().describe('Pending edits of published species'),
      posts: z.int().describe('Pending new species'),
      creations: z.int().describe('Pending creations'),
      pictures: z.int().describe('Pending photographs and artworks'),
      requests: z.int().describe('Open requests to withdraw published pictures'),
      plants: z.int().describe('Published plants'),
      birds: z.int().describe('Published birds'),
      members: z.int().describe('All accounts, including admins and disabled accounts'),
      deleted: z.int().describe('Entries of the recycle bin'),
      clockGap: z
        .object({
          from: z.string().describe(`Time before the gap, ${localForm}`),
          to: z.string().describe(`Time after the gap, ${localForm}`),
        })
        .nullable()
        .describe(
          'A jump of the clock or long downtime, which does not count for the age of deletions',
        ),
      unknownSpecies: z
        .array(z.string())
        .describe('Names at the stops of walks that match no recorded species'),
      brokenContent: z
        .array(z.string())
        .describe(
          'The error in each broken file of `content/`, with its line, and in each edited part that is no longer valid',
        ),
    }),
  }),
  accounts: endpoint({
    method: 'GET',
    path: '/accounts',
    allow: 'admin',
    summary: 'All accounts',
    input: z.object({
      page,
      search: z
        .string()
        .max(200)
        .default('')
        .describe('Beginning of the username, or part of the real name; empty for all'),
      className: z.string().max(200).default('').describe('Only this class; empty for all'),
    }),
    output: z.object({ accounts: z.array(accountSchema), ...pageOf }),
  }),
  member: endpoint({
    method: 'GET',
    path: '/member',
    allow: 'admin',
    summary: 'One account with its submissions, and whether the public can see them',
    fails: [404],
    input: z.object({ id, page }),
    output: memberSchema,
  }),
  hideAllOf: endpoint({
    method: 'POST',
    path: '/hideAllOf',
    allow: 'admin',
    summary: 'Hides all published pictures and creations of a member, or shows them again',
    fails: [404, 409],
    input: z.object({ id, hidden: z.boolean().describe('False shows the hidden content again') }),
    output: decidedSchema.extend({
      count: z.int().describe('How many pictures changed'),
    }),
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/setRole',
    allow: 'admin',
    summary: 'Sets the role of an account, but keeps the last admin; fewer rights end the sessions',
    fails: [404, 409],
    input: z.object({ id, role: z.enum(accountRoles).describe('The new role of the account') }),
    output: done,
  }),
  setDisabled: endpoint({
    method: 'POST',
    path: '/setDisabled',
    allow: 'admin',
    summary:
      'Disables an account and ends its sessions, or enables it again; the last admin stays enabled',
    fails: [404, 409],
    input: z.object({ id, disabled: z.boolean().describe('False enables the account again') }),
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
    summary: 'A link to set a new password, valid once and for one day',
    fails: [404],
    input: z.object({ id }),
    output: z.object({ path: z.string().describe('Address on this site, below its origin') }),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/resetPassword',
    allow: 'visitor',
    summary: 'Sets a new password with a link of /passwordLink or of a card; all sessions end',
    fails: [429],
    input: z.object({
      token: z.string().min(20).max(100).describe('The part of the link after #'),
      password: newPassword,
    }),
    output: done.extend({ username: z.string() }),
  }),
}
