/** The table of edited content. */
import type { SitePart } from '../../../contract/schemas/content.ts'

/** A part of the school's content that an admin has edited. Without a row, its file is used. */
export interface SitePartTable {
  id: SitePart
  /** JSON, as its schema in the contract says. */
  value: string
}
