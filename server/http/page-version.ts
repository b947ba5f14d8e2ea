/** What visitors are shown depends on this besides what they ask for: it differs when any of that does. */

import type { Queries } from '../database/connection.ts'
import { siteVersionReader } from '../database/versions.ts'
import { todayIn } from '../kernel/dates.ts'
import { onceATurn } from './once-a-turn.ts'

interface DependsOn {
  db: Queries
  timeZone: string
  content: { version(): number }
}

/** Read anew for every answer: what was changed a moment ago, by whatever process, is never shown as it was. */
export function readPageVersion({ db, timeZone, content }: DependsOn): () => Promise<string> {
  const readNumber = siteVersionReader(db)
  return onceATurn(async () => `${await readNumber()} ${content.version()} ${todayIn(timeZone)}`)
}
