/** Defines the type of the table of edited content, for Kysely. */
import type { SitePart } from '../../../contract/schemas/content.ts'

/** A part of the school's content that an admin has edited. Without a row, the site uses the file of the part. */
export interface SitePartTable {
  id: SitePart
  /** JSON of the part, in the form of the part's schema in the contract. */
  value: string
}
