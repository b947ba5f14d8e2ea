/** What is looked at. */
import type { Database } from '../database/connection.ts'
import type { Store } from '../media/store/store.ts'

export interface Site {
  database: Database
  store: Store
}
