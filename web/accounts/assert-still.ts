/**
 * Another window may have signed in somebody else meanwhile, on a classroom's computer even an admin, whose
 * submissions are published unseen. Nothing is sent in a wrong name; nor is a whole picture sent only to hear
 * that the session is over.
 */
import { CallFailed, get } from '../client/api.ts'

/** @throws {CallFailed} `sign_in_first` or `another_member`, unless it is still this member. */
export async function assertStill(username: string): Promise<void> {
  const { user } = await get('refresh', {})
  if (!user) throw new CallFailed(401, { code: 'sign_in_first', message: 'Please sign in first' })
  if (user.username === username) return
  const message = 'Somebody else is signed in now'
  throw new CallFailed(409, { code: 'another_member', message })
}
