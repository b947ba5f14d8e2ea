/** Reads the version of everything that visitors' pages show; it differs after every change. */

import type { Queries } from '../database/connection.ts'
import { siteVersionReader } from '../database/versions.ts'
import { todayIn } from '../kernel/dates.ts'
import { oncePerTick } from './once-per-tick.ts'

interface DependsOn {
  db: Queries
  timeZone: string
  content: { version(): number }
}

/** Reads the version for each answer, so that a change by any process shows at once. */
export function readPageVersion({ db, timeZone, content }: DependsOn): () => Promise<string> {
  const readNumber = siteVersionReader(db)
  return oncePerTick(async () => `${await readNumber()} ${content.version()} ${todayIn(timeZone)}`)
}
