/** Defines the rows of a ledger entry, and lists the tables to which these rows can belong. */

/** Tables whose rows an undo can restore. Each table comes after the tables to which its foreign keys refer. */
export const restorableTables = [
  'species',
  'former_name',
  'former_id',
  'submission',
  'withdrawal',
  'revision',
  'picture',
  'artwork',
  'creation',
  'featured',
  'nomination',
  'site_part',
  'kept_name',
] as const
export type RestorableTable = (typeof restorableTables)[number]

export type RowKey = Record<string, string>
export type Row = Record<string, unknown>

export interface TouchedRow {
  table: RestorableTable
  key: RowKey
  /** Null if the change inserted the row. */
  before: Row | null
  /** Null if the change deleted the row. */
  after: Row | null
}
