/** The site that a check reads, and what the check finds. */
import type { Database } from '../database/connection.ts'
import type { Store } from '../media/store/store.ts'

export interface Site {
  database: Database
  store: Store
}

export interface Finding {
  /** A sentence for the operator: which thing, and what is wrong with it. */
  what: string
  /** @returns what it did, in words; undefined when it could do nothing now. */
  mend(): Promise<string | undefined>
}
