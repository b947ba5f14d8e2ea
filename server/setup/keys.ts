/**
 * Issues and checks the keys of the first start. While there is no admin, each start in a terminal and `npm run
 * setup-address` issue a key. The database stores only hashes of keys, and archives omit these hashes.
 */
import { dayInMs } from '../../contract/limits.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { addSetting, listSettings, removeSetting } from '../database/setting.ts'
import { instantAt } from '../kernel/dates.ts'
import { drawToken, hashOfToken, isSameToken } from '../kernel/token.ts'

const keyPrefix = 'setup key '
/** Maximum number of valid keys. Older keys are deleted, so that repeated starts leave few rows. */
const keysMaximum = 5

/** @returns a key that is valid for at most a day, and only until the set-up has stored all answers */
export async function issueKey(db: Queries): Promise<string> {
  const key = drawToken()
  const newestFirst = (await listSettings(db, keyPrefix)).sort((a, b) =>
    a.value < b.value ? 1 : -1,
  )
  for (const { name } of newestFirst.slice(keysMaximum - 1)) await removeSetting(db, name)
  // Two keys never expire in the same millisecond, so the keys have a clear order.
  const latestEnd = Date.parse(newestFirst[0]?.value ?? '') || 0
  const end = Math.max((await readClock(db)) + dayInMs, latestEnd + 1)
  await addSetting(db, keyPrefix + hashOfToken(key), instantAt(end))
  return key
}

/**
 * @returns whether a text is a valid key. Every key is compared in constant time, so that the time reveals nothing
 * about the keys.
 */
export async function isKey(db: Queries, text: string): Promise<boolean> {
  const hash = hashOfToken(text)
  const now = instantAt(await readClock(db))
  let isValid = false
  for (const { name, value } of await listSettings(db, keyPrefix)) {
    const isSame = isSameToken(hash, name.slice(keyPrefix.length))
    isValid ||= isSame && value > now
  }
  return isValid
}

export async function deleteKeys(db: Queries): Promise<void> {
  for (const { name } of await listSettings(db, keyPrefix)) await removeSetting(db, name)
}
