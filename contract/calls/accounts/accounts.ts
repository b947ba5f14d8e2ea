/** Defines the calls about accounts and sessions. */
import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import {
  newPassword,
  newUsername,
  sessionSchema,
  typedPassword,
  typedUsername,
  userSchema,
} from '../../schemas/accounts/accounts.ts'

const nothing = z.object({})
const done = z.object({ message: z.string() })
const signedIn = z.object({
  message: z.string(),
  user: userSchema,
  token: z
    .string()
    .optional()
    .describe(
      'For programs: Authorization: Bearer {token}; absent if the caller is already signed in',
    ),
})

export const accountCalls = {
  refresh: endpoint({
    method: 'GET',
    path: '/refresh',
    allow: 'visitor',
    summary: 'The signed-in account',
    input: nothing,
    output: z.object({ user: userSchema.nullable().describe('Null for a visitor') }),
  }),
  login: endpoint({
    method: 'POST',
    path: '/login',
    allow: 'visitor',
    summary: 'Signs in; programs use the token, and browsers receive a cookie',
    fails: [429],
    input: z.object({ username: typedUsername, password: typedPassword }),
    output: signedIn,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/logout',
    allow: 'visitor',
    summary: 'Ends the session',
    input: nothing,
    output: done,
  }),
  register: endpoint({
    method: 'POST',
    path: '/register',
    allow: 'visitor',
    summary: 'Creates a member and signs in',
    fails: [429],
    input: z.object({ username: newUsername, password: newPassword }),
    output: signedIn,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/changePassword',
    allow: 'member',
    summary: 'Sets a new password; all sessions of the caller end, and a new session begins',
    fails: [429],
    input: z.object({ password: typedPassword.describe('The current password'), newPassword }),
    output: done.extend({ token: z.string().describe('Token of the new session, for programs') }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/sessions',
    allow: 'member',
    summary: 'The sessions of the caller',
    input: nothing,
    output: z.object({ sessions: z.array(sessionSchema) }),
  }),
  endSession: endpoint({
    method: 'POST',
    path: '/endSession',
    allow: 'member',
    summary: 'Ends a session of the caller',
    fails: [404],
    input: z.object({ id: z.uuid() }),
    output: done,
  }),
}
