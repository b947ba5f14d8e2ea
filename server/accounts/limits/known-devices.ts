/**
 * Stores the known devices of accounts. Failed logins from a known device have a separate limit, so that guesses from
 * elsewhere do not block the owner (security.md 75).
 */
import { knownDeviceLife, knownDevicesMaximum } from '../../../contract/limits.ts'
import { clockTolerance, readClock } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import { instantAt } from '../../kernel/dates.ts'
import { drawToken, hashOfToken } from '../../kernel/token.ts'

/** @returns the digest of the token; undefined if the device is not a known device of the account */
export async function findKnownDevice(
  db: Queries,
  token: string,
  usernameKey: string,
): Promise<string | undefined> {
  const now = await readClock(db)
  const row = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('known_device.token_hash')
    .where('known_device.token_hash', '=', hashOfToken(token))
    .where('account.username_key', '=', usernameKey)
    .where('known_device.used_at', '>', instantAt(now - knownDeviceLife))
    .where('known_device.used_at', '<', instantAt(now + clockTolerance))
    .executeTakeFirst()
  return row?.token_hash
}

/**
 * Makes the device of a login a known device of the account, and deletes the oldest known devices above the maximum.
 * Each login replaces the token for all accounts of a shared computer, so that a token that an attacker has stored
 * there becomes useless.
 * @param formerToken the token that the device had until now
 * @returns the new token, of which the server stores only the digest
 */
export async function addKnownDevice(
  db: Queries,
  accountId: string,
  formerToken: string | undefined,
): Promise<string> {
  const token = drawToken()
  const now = await readClock(db)
  if (formerToken !== undefined) {
    const formerHash = hashOfToken(formerToken)
    const ownRows = db.deleteFrom('known_device').where('account_id', '=', accountId)
    await ownRows.where('token_hash', '=', formerHash).execute()
    const otherRows = db.updateTable('known_device').set({ token_hash: hashOfToken(token) })
    await otherRows.where('token_hash', '=', formerHash).execute()
  }
  const row = { token_hash: hashOfToken(token), account_id: accountId, used_at: instantAt(now) }
  await db.insertInto('known_device').values(row).execute()
  await db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (builder) =>
      builder
        .selectFrom('known_device')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .where('used_at', '<', instantAt(now + clockTolerance))
        .orderBy('used_at', 'desc')
        .orderBy('token_hash')
        .limit(knownDevicesMaximum),
    )
    .execute()
  return token
}

export async function deleteKnownDevices(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}
