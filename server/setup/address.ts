/** Issues the address that makes the first admin of a site. */
import { siteHasAdmin } from '../accounts/repository.ts'
import type { Config } from '../config/config.ts'
import type { Queries } from '../database/connection.ts'
import { deleteKeys, issueKey } from './keys.ts'

/**
 * Issues a new key, or deletes all keys if the site has an admin. The key is in the fragment of the address,
 * because browsers do not send the fragment and proxies do not log it.
 * @returns the address; undefined if the site has an admin
 */
export async function issueSetupAddress(
  db: Queries,
  { siteUrl, port }: Pick<Config, 'siteUrl' | 'port'>,
): Promise<string | undefined> {
  if (await siteHasAdmin(db)) {
    await deleteKeys(db)
    return undefined
  }
  return `${siteUrl ?? `http://localhost:${port}`}/setup#${await issueKey(db)}`
}
