/** Defines the types of the tables about the whole site, for Kysely: edited content, settings and versions. */
import type { Kind } from '../../../contract/kinds.ts'
import type { SitePart } from '../../../contract/schemas/content.ts'

/** A part of the school's content that an admin has edited. Without a row, the site uses the file of the part. */
export interface SitePartTable {
  id: SitePart
  /** JSON of the part, in the form of the part's schema in the contract. */
  value: string
}

/** Values about the site, such as whether the sample is loaded, and leases. */
export interface SettingTable {
  name: string
  value: string
}

/**
 * Version counters, which caches compare to find stale content. `plant names` and `bird names` count only changes of
 * names. The lock on the row `turn` serialises all changes of content.
 */
export interface VersionTable {
  topic: Kind | `${Kind} names` | 'site' | 'turn'
  version: number
}
