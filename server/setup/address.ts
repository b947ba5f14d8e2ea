/** Issues the address that makes the first admin of a site. */
import { anyAdmin } from '../accounts/repository.ts'
import type { Config } from '../config/config.ts'
import type { Queries } from '../database/connection.ts'
import { deleteKeys, issueKey } from './keys.ts'

/**
 * Issues a key for its address. The key is in the fragment, which browsers send to no server, so that the log of
 * a proxy never holds it.
 * @returns undefined if the site has an admin
 */
export async function issueSetupAddress(
  db: Queries,
  { siteUrl, port }: Pick<Config, 'siteUrl' | 'port'>,
): Promise<string | undefined> {
  if (await anyAdmin(db)) {
    await deleteKeys(db)
    return undefined
  }
  return `${siteUrl ?? `http://localhost:${port}`}/setup#${await issueKey(db)}`
}
