/** A database and a store that a site is to come to: whether they are empty, and what was begun there. */
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { appliedMigrations, assertNotNewer, migrate } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { ownerKey } from '../../media/owner.ts'
import type { Store } from '../../media/store/store.ts'
import { everyTable, tablesNeverEmpty } from '../archive/archived-tables.ts'
import type { Row } from '../archive/rows.ts'
import { tablesThere } from '../archive/snapshot.ts'
import { putRows } from './put-rows.ts'

export interface Place {
  database: Database
  store: Store
}

/** In the store, from before the first file until the site is whole; and in the database with its rows. */
export const unfinishedName = 'unfinished'

/** What lies in a store that holds nothing. */
const ofNothing = new RegExp(`^(${ownerKey}|${unfinishedName}|checks/.*|.*\\.part)$`)

export interface Found {
  /** The first of its tables that has rows. */
  rowsIn: string | undefined
  files: boolean
  /** What was begun and not finished: a name by which whoever began it knows it again. */
  begun: string | undefined
  /** Whether the rows of what was begun have all come. */
  rowsCame: boolean
}

export async function lookAround({ database, store }: Place): Promise<Found> {
  const begun = await markOfFiles(store)
  return {
    rowsIn: await firstWithRows(database),
    files: await holdsFiles(store),
    begun,
    rowsCame: begun !== undefined && (await markOfRows(database)) === begun,
  }
}

async function markOfFiles(store: Store): Promise<string | undefined> {
  const mark = await store.get(unfinishedName)
  return mark && (await text(mark.stream()))
}

async function firstWithRows({ db }: Database): Promise<string | undefined> {
  const there = await tablesThere(db)
  for (const table of everyTable) {
    if (!there.has(table) || tablesNeverEmpty.has(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}

async function holdsFiles(store: Store): Promise<boolean> {
  for await (const page of store.list()) {
    if (page.some(({ key }) => !ofNothing.test(key))) return true
  }
  return false
}

async function markOfRows({ db }: Database): Promise<string | undefined> {
  if (!(await tablesThere(db)).has('setting')) return undefined
  const query = db.selectFrom('setting').select('value').where('name', '=', unfinishedName)
  return (await query.executeTakeFirst())?.value
}

/** @throws {CommandError} naming what is there */
export function assertEmpty({ rowsIn, files }: Pick<Found, 'rowsIn' | 'files'>): void {
  const what = rowsIn ? `its database has rows (in "${rowsIn}")` : 'its store has files'
  if (rowsIn || files) {
    throw new CommandError(
      `The place is not empty: ${what}. Nothing was changed. Choose an empty one.`,
    )
  }
}

/**
 * For a site that is about to open: what it would load or sweep there, a restore could not tell from its own.
 * @throws {CommandError} saying what brings to its end what was begun there
 */
export async function assertFinished(store: Store): Promise<void> {
  const [what] = (await markOfFiles(store))?.split(' ') ?? []
  if (!what) return
  const again =
    what === 'move'
      ? 'run it again from where the site was: npm run move'
      : 'run it again: npm run restore -- FILE --start-over'
  throw new CommandError(
    `A ${what} was begun here and has not come to its end. Nothing was opened. If it was cut short, ${again}`,
  )
}

/** Gives an empty database the shape those migrations give, whatever shape it has. */
export async function shape(database: Database, schema: readonly string[]): Promise<void> {
  const applied = await appliedMigrations(database.db)
  if (applied.join() === schema.join()) return
  await assertNotNewer(database)
  if (applied.some((name, place) => name !== schema[place])) await dropTables(database)
  await migrate(database, schema.at(-1))
}

async function dropTables({ db, dialect }: Database): Promise<void> {
  const cascade = dialect === 'postgres' ? sql`cascade` : sql``
  if (dialect === 'sqlite') await sql`pragma foreign_keys = off`.execute(db)
  for (const table of [...everyTable, 'kysely_migration', 'kysely_migration_lock']) {
    await sql`drop table if exists ${sql.table(table)} ${cascade}`.execute(db)
  }
  if (dialect === 'sqlite') await sql`pragma foreign_keys = on`.execute(db)
}

/** Removes every file of a store, but for those of the keys to be kept. */
export async function removeEverything(store: Store, kept: ReadonlySet<string>): Promise<void> {
  for await (const page of store.list()) {
    await store.remove(page.flatMap(({ key }) => (kept.has(key) ? [] : key)))
  }
}

/** Of an empty place: the few files that belong to no site. */
export async function keysIn(store: Store): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const page of store.list()) for (const { key } of page) keys.add(key)
  return keys
}

/**
 * To be asked of an empty database that is about to be shaped.
 * @returns gives it back the shape and the few rows that it has now
 */
export async function rememberShape(database: Database): Promise<() => Promise<void>> {
  const before = await appliedMigrations(database.db)
  const there = await tablesThere(database.db)
  const rows: [table: string, rows: Row[]][] = []
  for (const table of tablesNeverEmpty) {
    if (!there.has(table)) continue
    rows.push([
      table,
      (await sql<Row>`select * from ${sql.table(table)}`.execute(database.db)).rows,
    ])
  }
  return async () => {
    const now = await appliedMigrations(database.db)
    // If only rows were added, their transaction has been rolled back already.
    if (now.join() === before.join()) return
    await dropTables(database)
    const last = before.at(-1)
    if (!last) return
    await migrate(database, last)
    for (const [table, held] of rows) {
      await sql`delete from ${sql.table(table)}`.execute(database.db)
      await putRows(database.db, table, held)
    }
  }
}
