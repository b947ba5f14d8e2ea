/**
 * Every change notes the rows it touched, as they were before and after. So any of them can be taken
 * back exactly, and the list of changes is at once the log of who did what.
 */
import { randomUUID } from 'node:crypto'
import type { Subject } from '../../contract/schemas/curation.ts'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'

/** Tables whose rows can be taken back; their keys name one row. */
type Kept =
  | 'species'
  | 'picture'
  | 'artwork'
  | 'creation'
  | 'featured'
  | 'submission'
  | 'revision'
  | 'former_name'
  | 'nomination'

export type RowKey = Record<string, string>
type Row = Record<string, unknown>

export interface TouchedRow {
  table: Kept
  key: RowKey
  /** Null where there was, or is, no such row. */
  before: Row | null
  after: Row | null
}

/** To be called before a row is inserted, updated or deleted. A string is the row's `id`. */
export type Touch = (table: Kept, key: RowKey | string) => Promise<void>

export type Action =
  | 'register'
  | 'login'
  | 'submit'
  | 'approve'
  | 'reject'
  | 'return'
  | 'publish'
  | 'edit'
  | 'restore'
  | 'merge'
  | 'delete'
  | 'feature'
  | 'unfeature'
  | 'undo'
  | 'purge'
  | 'role'
  | 'disable'
  | 'sessions'
  | 'reset'

export interface Done {
  accountId: string | null
  action: Action
  subject: Subject
  undoes?: string
}

/** To be opened first in a transaction, and recorded before it ends; changes are made one by one. */
export async function openChange(db: Queries) {
  await db.updateTable('setting').set({ value: '' }).where('name', '=', 'changes').execute()
  const touched: TouchedRow[] = []

  const touch: Touch = async (table, given) => {
    const key = typeof given === 'string' ? { id: given } : given
    const known = touched.some((row) => row.table === table && sameRow(row.key, key))
    if (!known) touched.push({ table, key, before: await readRow(db, table, key), after: null })
  }

  return {
    touch,
    /** @returns the id of the change. */
    async record({ accountId, action, subject, undoes }: Done): Promise<string> {
      const rows: TouchedRow[] = []
      for (const row of touched) {
        const after = await readRow(db, row.table, row.key)
        if (!sameRow(row.before, after)) rows.push({ ...row, after })
      }
      const id = randomUUID()
      await db
        .insertInto('activity')
        .values({
          id,
          at: new Date().toISOString(),
          account_id: accountId,
          action,
          subject: JSON.stringify(subject),
          rows: JSON.stringify(rows),
          undone_at: null,
          undoes: undoes ?? null,
          purged_at: null,
        })
        .execute()
      return id
    },
  }
}

export type OpenChange = Awaited<ReturnType<typeof openChange>>

export async function readRow(db: Queries, table: Kept, key: RowKey): Promise<Row | null> {
  let query = db.selectFrom(table as keyof Tables & 'species').selectAll()
  for (const [column, value] of Object.entries(key)) query = query.where(column as 'id', '=', value)
  const row = await query.executeTakeFirst()
  return row ? { ...row } : null
}

/** Whether one row says what the other says; a column only one of them knows is not compared. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b
  return Object.keys(a).every((column) => !(column in b) || a[column] === b[column])
}
