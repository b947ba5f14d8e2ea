/**
 * Every change notes the rows it touched, as they were before and after. So any of them can be taken
 * back exactly, and the list of changes is at once the log of who did what.
 */
import { randomUUID } from 'node:crypto'
import type { Subject } from '../../contract/schemas/curation.ts'
import { raiseVersion } from '../catalogue/repositories/species.ts'
import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables.ts'

/** Tables whose rows can be taken back, each after those it leans on. */
export const keptTables = [
  'species',
  'former_name',
  'former_id',
  'submission',
  'revision',
  'picture',
  'artwork',
  'creation',
  'featured',
  'nomination',
] as const
export type Kept = (typeof keptTables)[number]

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

export const actions = [
  'register',
  'login',
  'submit',
  'approve',
  'reject',
  'return',
  'publish',
  'edit',
  'restore',
  'merge',
  'delete',
  'feature',
  'unfeature',
  'undo',
  'purge',
  'role',
  'disable',
  'sessions',
  'reset',
] as const
export type Action = (typeof actions)[number]

export interface Done {
  accountId: string | null
  action: Action
  subject: Subject
  undoes?: string
}

/** Those whose rows only members and admins are shown: what readers see does not change with them. */
const behindTheScenes: ReadonlySet<Kept> = new Set(['submission', 'revision', 'nomination'])
export const areShown = (rows: readonly TouchedRow[]) =>
  rows.some(({ table }) => !behindTheScenes.has(table))

/**
 * Changes are made one by one: whoever has raised this version is alone until the transaction ends. To
 * be called before anything is read on which the change depends.
 */
export async function waitForTurn(db: Queries): Promise<void> {
  await raiseVersion(db, 'turn')
}

/** To be opened first in a transaction, and recorded before it ends. */
export async function openChange(db: Queries) {
  await waitForTurn(db)
  const touched: TouchedRow[] = []

  const touch: Touch = async (table, given) => {
    const key = typeof given === 'string' ? { id: given } : given
    const known = touched.some((row) => row.table === table && sameRow(row.key, key))
    if (!known) touched.push({ table, key, before: await readRow(db, table, key), after: null })
  }

  return {
    touch,
    /** @returns the id of the change. */
    async record(done: Done): Promise<string> {
      const rows: TouchedRow[] = []
      for (const row of touched) {
        const after = await readRow(db, row.table, row.key)
        if (!sameRow(row.before, after)) rows.push({ ...row, after })
      }
      if (areShown(rows)) await raiseVersion(db, 'site')
      return note(db, done, rows)
    },
  }
}

/** Notes what somebody did; with no rows it cannot be taken back. @returns its id. */
export async function note(
  db: Queries,
  { accountId, action, subject, undoes }: Done,
  rows: TouchedRow[] = [],
): Promise<string> {
  const id = randomUUID()
  await db
    .insertInto('activity')
    .values({
      id,
      at: await readInstant(db),
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
}

export type OpenChange = Awaited<ReturnType<typeof openChange>>

export async function readRow(db: Queries, table: Kept, key: RowKey): Promise<Row | null> {
  let query = db.selectFrom(table as keyof Tables & 'species').selectAll()
  for (const [column, value] of Object.entries(key)) query = query.where(column as 'id', '=', value)
  const row = await query.executeTakeFirst()
  return row ? { ...row } : null
}

/** What the log has written down of a row, in no order; read through as a whole, so only when needed. */
export async function loggedRows(db: Queries, table: Kept, id: string): Promise<Row[]> {
  const changes = await db
    .selectFrom('activity')
    .select('rows')
    .where('rows', 'like', `%"id":"${id}"%`)
    .execute()
  return changes
    .flatMap(({ rows }) => JSON.parse(rows) as TouchedRow[])
    .filter((row) => row.table === table && row.key.id === id)
    .flatMap(({ before, after }) => [before, after])
    .filter((row) => row !== null)
}

/** Whether one row says what the other says; a column only one of them knows is not compared. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b
  return Object.keys(a).every((column) => !(column in b) || a[column] === b[column])
}
