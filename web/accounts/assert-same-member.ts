/**
 * Checks before each submission that the session still belongs to the same member. Another person, even an admin, may
 * have signed in through another window. The check also avoids sending a picture after the session has ended.
 */
import { CallFailed, get } from '../client/api.ts'

/**
 * @throws {CallFailed} `sign_in_first` or `another_member`, unless this member is still signed in
 * @throws {TypeError} if the network fails
 */
export async function assertSameMember(username: string): Promise<void> {
  const { user } = await get('refresh', {})
  if (!user) throw new CallFailed(401, { code: 'sign_in_first', message: 'Please sign in first' })
  if (user.username === username) return
  const message = 'Somebody else is signed in now'
  throw new CallFailed(409, { code: 'another_member', message })
}
