/** What the pages of visitors depend on besides address and language: it differs when any of it does. */
import type { Queries } from '../database/connection.ts'
import { todayIn } from '../species/dates.ts'
import { readSiteVersion } from '../species/repository.ts'

interface DependsOn {
  db: Queries
  timeZone: string
  content: { version(): number }
}

/** Read anew for every page: what was changed a moment ago, by whatever process, is never shown as it was. */
export function readPageVersion({ db, timeZone, content }: DependsOn): () => Promise<string> {
  return async () => `${await readSiteVersion(db)} ${content.version()} ${todayIn(timeZone)}`
}
