/**
 * Records changes in the ledger: each entry holds the touched rows, before and after, so that an undo is
 * exact. The rows also show which caches are stale. The same table logs other actions, such as logins.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type { Subject as WireSubject } from '../../contract/schemas/curation.ts'
import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { Tables } from '../database/tables/tables.ts'
import { raiseForAuthors, raiseVersions } from './raise-versions.ts'
import { indexRows } from './repository.ts'

/** Tables whose rows an undo can restore. Each comes after the tables that its foreign keys refer to. */
export const keptTables = [
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
export type Kept = (typeof keptTables)[number]

export type RowKey = Record<string, string>
export type Row = Record<string, unknown>

export interface TouchedRow {
  table: Kept
  key: RowKey
  /** Null if the row did not exist before, or does not exist after. */
  before: Row | null
  after: Row | null
}

/** Call it before a row is inserted, updated or deleted. A string as key is the row's `id`. */
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

/** The subject of an entry, as stored; `present.ts` converts it for the wire. */
export type Subject = Omit<WireSubject, 'dbType'> & { speciesKind?: Kind | undefined }

export interface Done {
  accountId: string | null
  action: Action
  subject: Subject
  undoes?: string
}

/**
 * Waits until no other change runs, because changes of content run one at a time. Call it before reading
 * the first row on which the change depends. The transaction's end releases the lock.
 */
export async function waitForTurn(db: Queries): Promise<void> {
  const later = { version: sql<number>`version + 1` }
  await db.updateTable('version').set(later).where('topic', '=', 'turn').execute()
}

/** Opens a change at the start of a transaction. `record` or `endUnlogged` ends it. */
export async function openChange(db: Queries) {
  await waitForTurn(db)
  const touched: TouchedRow[] = []

  const touch: Touch = async (table, given) => {
    const key = typeof given === 'string' ? { id: given } : given
    const known = touched.some((row) => row.table === table && sameRow(row.key, key))
    if (!known) touched.push({ table, key, before: await readRow(db, table, key), after: null })
  }

  async function changedRows(): Promise<TouchedRow[]> {
    const rows: TouchedRow[] = []
    for (const row of touched) {
      const after = await readRow(db, row.table, row.key)
      if (!sameRow(row.before, after)) rows.push({ ...row, after })
    }
    return rows
  }

  return {
    touch,
    /** Writes the ledger entry and raises the versions that depend on its rows. @returns the entry's id */
    async record(done: Done): Promise<string> {
      const rows = await changedRows()
      await raiseVersions(db, rows)
      return note(db, done, rows)
    },
    /** Raises the versions without an entry, for imports and repairs, which have reports of their own. */
    async endUnlogged(): Promise<void> {
      await raiseVersions(db, await changedRows())
    },
  }
}

/**
 * Acts on accounts that may change what visitors read as the author of a picture: a role, a class, or the end of
 * an account (see `catalogue/pictures/rights.ts`).
 */
const namesAuthors: ReadonlySet<Action> = new Set(['role', 'class', 'undo', 'leave'])

/** Writes a ledger entry. An entry without rows cannot be undone. @returns its id */
export async function note(
  db: Queries,
  { accountId, action, subject, undoes }: Done,
  rows: TouchedRow[] = [],
): Promise<string> {
  // Entries of one millisecond stay in the order of recording.
  const id = orderedId()
  await db
    .insertInto('activity')
    .values({
      id,
      at: await readInstant(db),
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
  if (subject.kind === 'account' && namesAuthors.has(action)) await raiseForAuthors(db)
  return id
}

export type OpenChange = Awaited<ReturnType<typeof openChange>>

export async function readRow(db: Queries, table: Kept, key: RowKey): Promise<Row | null> {
  let query = db.selectFrom(table as keyof Tables & 'species').selectAll()
  for (const [column, value] of Object.entries(key)) query = query.where(column as 'id', '=', value)
  const row = await query.executeTakeFirst()
  return row ? { ...row } : null
}

/** Compares two rows. A column that only one of them has is ignored. */
export function sameRow(a: Row | null, b: Row | null): boolean {
  if (a === null || b === null) return a === b
  return Object.keys(a).every((column) => !(column in b) || a[column] === b[column])
}

let milliseconds = 0
let counter = 0
const counterMaximum = 0xfff

/**
 * @returns a UUID of version 7 whose `rand_a` counts up within a millisecond (RFC 9562, section 6.2,
 * method 1). It stays in order when the clock steps back.
 */
export function orderedId(now: number = Date.now()): string {
  if (now > milliseconds) {
    milliseconds = now
    counter = firstCount()
  } else if (counter < counterMaximum) {
    counter += 1
  } else {
    milliseconds += 1
    counter = firstCount()
  }
  const bytes = randomBytes(16)
  bytes.writeUIntBE(milliseconds, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The upper half of the counter stays free for ids of the same millisecond. */
const firstCount = () => randomInt((counterMaximum + 1) / 2)
