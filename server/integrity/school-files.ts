/** Checks the uploaded files that the school's content names. The name of a file is the hash of its bytes. */
import { hashStored } from '../backup/archive/read-stored.ts'
import { hashInSchoolKey } from '../media/school-files/names.ts'
import { referencedSchoolFiles } from '../upkeep/school-files.ts'
import type { Finding, Site } from './finding.ts'

export async function* brokenSchoolFiles({
  database: { db },
  store,
}: Site): AsyncGenerator<Finding> {
  const files = await referencedSchoolFiles(db, new Set(['site_part']))
  for (const { key } of files) {
    const stored = await hashStored(store, key)
    if (stored?.sha256 === hashInSchoolKey(key)) continue
    yield {
      problem: `${key} ${stored ? 'is damaged' : 'is missing'} (the content names it)`,
      // The site has no other copy. An admin uploads the file again, or the operator restores a backup.
      repair: async () => undefined,
    }
  }
}
