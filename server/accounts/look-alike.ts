/**
 * Names that look the same though their characters differ: Unicode's confusables (UTS 39), so that
 * nobody passes for an admin (security.md 69).
 */
import unhomoglyph from 'unhomoglyph'
import { usernameKey } from '../../contract/schemas/accounts.ts'
import type { Queries } from '../database/connection.ts'
import { HttpError } from '../kernel/http-error.ts'
import { accountNames } from './repository.ts'

/** @returns whether two usernames look the same as they are written or in lower case. */
function looksLike(one: string, other: string): boolean {
  const looks = looksOf(other)
  return looksOf(one).some((look) => looks.includes(look))
}

/** Letters that are alike as capitals often are not in lower case, so both are compared. */
function looksOf(username: string): string[] {
  return [username, usernameKey(username)].map((name) => usernameKey(skeletonOf(name)))
}

/** UTS 39, section 4. */
function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFD')).normalize('NFD')
}

/** @throws {HttpError} 400 when a new member's name looks the same as an admin's. */
export async function assertUnlikeAdmins(db: Queries, username: string): Promise<void> {
  const admins = await accountNames(db, 'admin')
  if (!admins.some((admin) => looksLike(admin.username, username))) return
  const message = 'This username looks the same as an admin’s'
  throw new HttpError(400, 'username_like_admin', message)
}

/**
 * Before an account becomes an admin's. @param id of the account, where there is one already
 * @throws {HttpError} 409 naming an account that can sign in and looks the same.
 */
export async function assertUnlikeOthers(
  db: Queries,
  { id, username }: { id?: string; username: string },
): Promise<void> {
  const others = (await accountNames(db)).filter((account) => account.id !== id)
  const like = others.find((other) => looksLike(other.username, username))
  if (!like) return
  const message = `${username} looks the same as ${like.username}. Disable that account first, or choose another name.`
  throw new HttpError(409, 'username_like_other', message)
}
