/** Defines the calls of the activity page, the recycle bin, and the counts on the page of admins. */
import * as z from 'zod'
import { optionalDay } from '../dates.ts'
import { endpoint } from '../endpoint.ts'
import { localForm } from '../local-time.ts'
import { pageInput as page, pageOf } from '../paging.ts'
import { activitySchema, binEntrySchema } from '../schemas/activity.ts'

const done = z.object({ message: z.string() })
const id = z.uuid()

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
  from: optionalDay.describe('First day, YYYY-MM-DD in the site’s time zone'),
  to: optionalDay.describe('Last day, YYYY-MM-DD in the site’s time zone; included'),
})

export const activityCalls = {
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
}
