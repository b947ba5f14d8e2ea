/**
 * Prevents an admin and another account from having usernames that look the same, so that nobody can impersonate an
 * admin (security.md 69). The comparison uses Unicode's confusables (UTS 39).
 */
import unhomoglyph from 'unhomoglyph'
import { usernameKey } from '../../contract/schemas/accounts/accounts.ts'
import type { Queries } from '../database/connection.ts'
import { HttpError } from '../kernel/http-error.ts'
import { listEnabledAccounts } from './repository.ts'

/** @returns whether two usernames look the same, as written or in lower case */
function looksLike(one: string, other: string): boolean {
  const otherForms = formsOf(other)
  return formsOf(one).some((form) => otherForms.includes(form))
}

/**
 * @returns the skeletons of the username as written and in lower case, because letters that look alike as capitals
 * often differ in lower case
 */
function formsOf(username: string): string[] {
  return [username, usernameKey(username)].map((name) => usernameKey(skeletonOf(name)))
}

/** @returns the skeleton of UTS 39, section 4 */
function skeletonOf(name: string): string {
  return unhomoglyph(name.normalize('NFD')).normalize('NFD')
}

/** @returns whether a username looks the same as the username of an enabled admin */
export async function looksLikeAdmin(db: Queries, username: string): Promise<boolean> {
  const admins = await listEnabledAccounts(db, 'admin')
  return admins.some((admin) => looksLike(admin.username, username))
}

/** @throws {HttpError} 400 if a username looks the same as the username of an enabled admin */
export async function assertUnlikeAdmins(db: Queries, username: string): Promise<void> {
  if (!(await looksLikeAdmin(db, username))) return
  const message = 'This username looks the same as an admin’s'
  throw new HttpError(400, 'username_like_admin', message)
}

/**
 * Checks the username of an account before the account becomes an enabled admin.
 * @param id the id of the account; undefined for a new account
 * @throws {HttpError} 409 that names an enabled account whose username looks the same
 */
export async function assertUnlikeOthers(
  db: Queries,
  { id, username }: { id?: string; username: string },
): Promise<void> {
  const otherAccounts = (await listEnabledAccounts(db)).filter((account) => account.id !== id)
  const lookAlike = otherAccounts.find((other) => looksLike(other.username, username))
  if (!lookAlike) return
  const message = `${username} looks the same as ${lookAlike.username}. Disable that account first, or choose another name.`
  throw new HttpError(409, 'username_like_other', message)
}
