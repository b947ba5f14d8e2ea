/**
 * Checks, before anything is sent, that the session still belongs to the same member. In another
 * window of a shared computer, somebody else may have signed in, even an admin whose submissions
 * are published at once. The check also saves sending a picture only to hear that the session has
 * ended.
 */
import { CallFailed, get } from '../client/api.ts'

/** @throws {CallFailed} `sign_in_first` or `another_member`, unless it is still this member. */
export async function assertSameMember(username: string): Promise<void> {
  const { user } = await get('refresh', {})
  if (!user) throw new CallFailed(401, { code: 'sign_in_first', message: 'Please sign in first' })
  if (user.username === username) return
  const message = 'Somebody else is signed in now'
  throw new CallFailed(409, { code: 'another_member', message })
}
