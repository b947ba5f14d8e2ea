/** Signs in or registers, and checks that the browser kept the session's cookie. */
import { get, post } from '../client/api.ts'
import type { Credentials } from './credentials-form.tsx'

/** The account is signed in, but the browser dropped the cookie. The next request therefore comes from a visitor. */
export class CookieLost extends Error {}

/**
 * Sends the credentials, then checks the session. A browser drops the cookie without an error if the reader forbids
 * cookies, or if the page came over http and the site expects https.
 * @throws {CallFailed} if the server rejects the credentials
 * @throws {CookieLost} if the browser did not keep the session's cookie
 * @throws {TypeError} if the network fails
 */
export async function signInOrRegister(
  call: 'login' | 'register',
  credentials: Credentials,
): Promise<void> {
  await post(call, credentials)
  const { user } = await get('refresh', {})
  if (!user) throw new CookieLost()
}
