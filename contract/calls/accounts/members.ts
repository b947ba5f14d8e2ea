/** Defines the calls with which admins manage accounts, and the call that uses a password link. */
import * as z from 'zod'
import { accountRoles, endpoint } from '../../endpoint.ts'
import { pageInput as page, pageOf } from '../../paging.ts'
import { newPassword } from '../../schemas/accounts/accounts.ts'
import { accountSchema, memberSchema } from '../../schemas/accounts/members.ts'
import { decidedSchema } from '../../schemas/review.ts'

const done = z.object({ message: z.string() })
const id = z.uuid()

export const memberCalls = {
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
