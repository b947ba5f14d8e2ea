/**
 * Records changes in the ledger. Each entry contains the touched rows before and after the change, so that an undo is
 * exact. The rows also determine which caches are stale; the ledger's table also logs other actions, such as sign-ins.
 */
import { nameKey } from '../../contract/names.ts'
import { readClock } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables/tables.ts'
import { raiseVersion } from '../database/versions.ts'
import { instantAt } from '../kernel/dates.ts'
import { orderedId } from '../kernel/ordered-id.ts'
import type { Subject } from './present.ts'
import { raiseForAuthors, raiseVersions } from './raise-versions.ts'
import type { RestorableTable, Row, RowKey, TouchedRow } from './touched-row.ts'

/** Notes a row before its insertion, update or deletion. A string as key is the row's `id`. */
export type Touch = (table: RestorableTable, key: RowKey | string) => Promise<void>

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
  'withdraw',
  'request',
  'keep',
  'hide',
  'order',
  'facts',
  'code',
  'feature',
  'unfeature',
  'undo',
  'purge',
  'role',
  'disable',
  'sessions',
  'reset',
  'enrol',
  'class',
  'leave',
] as const
export type Action = (typeof actions)[number]

export interface NewEntry {
  accountId: string | null
  action: Action
  subject: Subject
  undoes?: string
}

/**
 * Locks the row `turn`, because changes of content run one at a time. Call this function before reading the first row
 * on which the change depends. The end of the transaction releases the lock.
 */
export async function waitForTurn(db: Queries): Promise<void> {
  await raiseVersion(db, 'turn')
}

/** Opens a change at the start of a transaction. @returns the functions that note a row, and that end the change */
export async function openChange(db: Queries) {
  await waitForTurn(db)
  const touched: TouchedRow[] = []

  const touch: Touch = async (table, rowKey) => {
    const key = typeof rowKey === 'string' ? { id: rowKey } : rowKey
    const isTouched = touched.some((row) => row.table === table && isSameRow(row.key, key))
    if (!isTouched) touched.push({ table, key, before: await readRow(db, table, key), after: null })
  }

  async function changedRows(): Promise<TouchedRow[]> {
    const rows: TouchedRow[] = []
    for (const row of touched) {
      const after = await readRow(db, row.table, row.key)
      if (!isSameRow(row.before, after)) rows.push({ ...row, after })
    }
    return rows
  }

  return {
    touch,
    /** Writes the ledger entry and raises the versions that depend on its rows. @returns the entry's id */
    async record(entry: NewEntry): Promise<string> {
      const rows = await changedRows()
      // An entry without rows, such as the entry of a pending submission, makes no cache stale.
      if (rows.length > 0) await raiseVersions(db, rows)
      return note(db, entry, rows)
    },
    /** Raises the versions without an entry, for changes outside the ledger, such as imports and repairs. */
    async endUnlogged(): Promise<void> {
      await raiseVersions(db, await changedRows())
    },
  }
}

/**
 * Actions on accounts that may change the author whom visitors see, such as a role, a class, or the end of an account
 * (`catalogue/pictures/rights.ts`).
 */
const actionsOnAuthors: ReadonlySet<Action> = new Set(['role', 'class', 'undo', 'leave'])

/** Writes a ledger entry. An entry without rows cannot be undone. @returns the entry's id */
export async function note(
  db: Queries,
  { accountId, action, subject, undoes }: NewEntry,
  rows: TouchedRow[] = [],
): Promise<string> {
  const now = await readClock(db)
  // Entries of one millisecond stay in the order of recording.
  const id = orderedId(now)
  await db
    .insertInto('activity')
    .values({
      id,
      at: instantAt(now),
      account_id: accountId,
      action,
      subject: JSON.stringify(subject),
      subject_kind: subject.kind,
      subject_key: nameKey(subject.name ?? ''),
      rows: JSON.stringify(rows),
      undone_at: null,
      undoes: undoes ?? null,
      purged_at: null,
    })
    .execute()
  await indexRows(db, id, rows)
  if (subject.kind === 'account' && actionsOnAuthors.has(action)) await raiseForAuthors(db)
  return id
}

/**
 * Rows in one statement. SQLite allows at most 32,766 values in a statement, and a row of this table has four values.
 */
const indexedAtOnce = 1000

/** Indexes an entry by its rows with an id, by the paths of their files, and by the accounts that its rows name. */
async function indexRows(
  db: Queries,
  activity_id: string,
  rows: readonly TouchedRow[],
): Promise<void> {
  const ownRows = rows.flatMap(({ table, key, before, after }) => {
    const path = before?.path ?? after?.path ?? null
    return key.id === undefined
      ? []
      : [{ activity_id, row_table: table, row_id: key.id, path: path as string | null }]
  })
  const accounts = accountsIn(rows).map((row_id) => ({ row_table: 'account', row_id }))
  const values = [...ownRows, ...accounts.map((each) => ({ activity_id, ...each, path: null }))]
  for (let start = 0; start < values.length; start += indexedAtOnce) {
    const someValues = values.slice(start, start + indexedAtOnce)
    await db.insertInto('activity_row').values(someValues).execute()
  }
}

/** The columns of restorable tables that refer to an account. */
export const accountColumns = ['author_id', 'reviewer_id', 'account_id'] as const

/** @returns the ids of the accounts to which the rows refer, before or after the change */
function accountsIn(rows: readonly TouchedRow[]): string[] {
  const ids = rows.flatMap(({ before, after }) =>
    [before, after].flatMap((row) => accountColumns.map((column) => row?.[column])),
  )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

export type OpenChange = Awaited<ReturnType<typeof openChange>>

export async function readRow(
  db: Queries,
  table: RestorableTable,
  key: RowKey,
): Promise<Row | null> {
  let query = db.selectFrom(table as keyof Tables & 'species').selectAll()
  for (const [column, value] of Object.entries(key)) query = query.where(column as 'id', '=', value)
  const row = await query.executeTakeFirst()
  return row ? { ...row } : null
}

/** Compares two rows. A column that only one row has is ignored. @returns whether all other columns are equal */
export function isSameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b
  return Object.keys(a).every((column) => !(column in b) || a[column] === b[column])
}
