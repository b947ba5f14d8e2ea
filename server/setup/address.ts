/** Issues the address that makes the first admin of a site. */
import { anyAdmin } from '../accounts/repository.ts'
import type { Config } from '../config/config.ts'
import type { Queries } from '../database/connection.ts'
import { deleteKeys, issueKey } from './keys.ts'

/**
 * The key is in the fragment of the address. Browsers send the fragment to no server, so that the log of a proxy never
 * holds the key.
 * @returns the address; undefined if the site has an admin; all keys are then deleted
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
