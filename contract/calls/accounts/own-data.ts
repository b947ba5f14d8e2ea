/** Defines the calls with which members see, download and delete their own data. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { leavingMembers } from '../../limits.ts'
import { typedPassword } from '../../schemas/accounts/accounts.ts'

export const ownDataCalls = {
  ownData: endpoint({
    method: 'GET',
    path: '/ownData',
    allow: 'member',
    summary: 'The data that the site stores about the caller',
    input: z.object({}),
    output: z.object({
      username: z.string(),
      realName: z.string().describe('Empty if no admin entered it'),
      className: z.string().describe('Empty for an account without a class'),
      createdAt: z.string().describe('YYYY-MM-DD HH:mm:ss in the site’s time zone'),
      endsOn: z.string().nullable().describe('Last day of the account, YYYY-MM-DD'),
      submissions: z.int().describe('Number of submissions of the caller'),
      pictures: z.int().describe('Number of photographs and artworks among the submissions'),
      credits: z.array(z.string()).describe('Names to which the submissions give credit'),
      contributions: z
        .enum(leavingMembers)
        .describe('Whether pictures and creations are kept or deleted with the account'),
      backupDays: z
        .int()
        .nullable()
        .describe('Days for which the site keeps backups; null without scheduled backups'),
    }),
  }),
  'ownData.zip': endpoint({
    method: 'GET',
    path: '/ownData.zip',
    allow: 'member',
    summary:
      'The data of /ownData as files: pictures as the site stores them, and tables for a spreadsheet',
    input: z.object({}),
    output: z.unknown(),
    file: { type: 'application/zip', name: 'huaniao-own-data.zip' },
  }),
  leave: endpoint({
    method: 'POST',
    path: '/leave',
    allow: 'member',
    summary: 'Permanently deletes the caller’s account; the last admin cannot delete their account',
    fails: [409, 429],
    input: z.object({
      password: typedPassword.describe('The current password'),
      credits: z
        .array(z.string().max(1000))
        .max(1000)
        .default([])
        .describe('Names of the caller, from `credits` of /ownData, which the site removes'),
    }),
    output: z.object({ message: z.string() }),
  }),
}
