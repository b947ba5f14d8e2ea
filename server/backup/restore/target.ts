/** Checks and prepares the target of a restore or a move, which is a database and a store. */
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Database } from '../../database/connection.ts'
import { appliedMigrations, assertNotNewer, migrate } from '../../database/migrations/migrate.ts'
import { readSetting } from '../../database/setting.ts'
import { CommandError } from '../../kernel/command-error.ts'
import { ownerKey } from '../../media/owner.ts'
import type { Store } from '../../media/store/store.ts'
import { everyTable, tablesNeverEmpty } from '../archive/archived-tables.ts'
import type { Row } from '../archive/rows.ts'
import { existingTables } from '../archive/snapshot.ts'
import { putRows } from './put-rows.ts'

export interface Target {
  database: Database
  store: Store
}

/** The name of the file in the store and of the setting that mark an unfinished restore or move. */
export const unfinishedName = 'unfinished'

/** Keys that may exist in an empty store. */
const keysOfEmptyStore = new RegExp(`^(${ownerKey}|${unfinishedName}|checks/.*|.*\\.part)$`)

export interface TargetContent {
  /** The first table with rows, except the tables that migrations fill. */
  tableWithRows: string | undefined
  hasFiles: boolean
  /** The mark of an unfinished restore or move. A repeated move compares this mark with its own mark. */
  mark: string | undefined
  /** Whether all rows of the unfinished restore or move are committed. */
  hasAllRows: boolean
}

export async function inspectTarget({ database, store }: Target): Promise<TargetContent> {
  const mark = await markOfFiles(store)
  return {
    tableWithRows: await firstWithRows(database),
    hasFiles: await holdsFiles(store),
    mark,
    hasAllRows: mark !== undefined && (await markOfRows(database)) === mark,
  }
}

async function markOfFiles(store: Store): Promise<string | undefined> {
  const mark = await store.get(unfinishedName)
  return mark && (await text(mark.stream()))
}

async function firstWithRows({ db }: Database): Promise<string | undefined> {
  const tableNames = await existingTables(db)
  for (const table of everyTable) {
    if (!tableNames.has(table) || tablesNeverEmpty.has(table)) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
    if (rows.length > 0) return table
  }
  return undefined
}

async function holdsFiles(store: Store): Promise<boolean> {
  for await (const page of store.list()) {
    if (page.some(({ key }) => !keysOfEmptyStore.test(key))) return true
  }
  return false
}

async function markOfRows({ db }: Database): Promise<string | undefined> {
  if (!(await existingTables(db)).has('setting')) return undefined
  return readSetting(db, unfinishedName)
}

/** @throws {CommandError} that names a table with rows, or says that the store has files */
export function assertEmpty({
  tableWithRows,
  hasFiles,
}: Pick<TargetContent, 'tableWithRows' | 'hasFiles'>): void {
  const content = tableWithRows
    ? `its database has rows (in "${tableWithRows}")`
    : 'its store has files'
  if (tableWithRows || hasFiles) {
    throw new CommandError(
      `The target is not empty: ${content}. Nothing was changed. Choose an empty target.`,
    )
  }
}

/**
 * Rejects a store with the mark of an unfinished restore or move. The site must not open such a store, because new
 * files would be mixed with the files of the restore or move.
 * @throws {CommandError} with the command that finishes the restore or move
 */
export async function assertFinished(store: Store): Promise<void> {
  const [action] = (await markOfFiles(store))?.split(' ') ?? []
  if (!action) return
  const advice =
    action === 'move'
      ? 'run the move again from the original site: npm run move'
      : 'run the restore again: npm run restore -- FILE --start-over'
  throw new CommandError(
    `This target holds an unfinished ${action}, so the site did not start. If the ${action} was interrupted, ${advice}`,
  )
}

/** Migrates an empty database to the given schema. Drops its tables first if they contain migrations of another schema. */
export async function applySchema(database: Database, schema: readonly string[]): Promise<void> {
  const applied = await appliedMigrations(database.db)
  if (applied.join() === schema.join()) return
  await assertNotNewer(database)
  if (applied.some((name, index) => name !== schema[index])) await dropTables(database)
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

/** Deletes every file of a store, except the given keys. */
export async function removeEverything(store: Store, keptKeys: ReadonlySet<string>): Promise<void> {
  for await (const page of store.list()) {
    await store.remove(page.flatMap(({ key }) => (keptKeys.has(key) ? [] : key)))
  }
}

/**
 * @returns all keys of a store. The caller passes a store without pictures, which may hold an owner mark and temporary
 * files.
 */
export async function keysIn(store: Store): Promise<Set<string>> {
  const keys = new Set<string>()
  for await (const page of store.list()) for (const { key } of page) keys.add(key)
  return keys
}

/**
 * Call this function before `applySchema` changes an empty database.
 * @returns a function that restores the current schema and its few rows
 */
export async function rememberSchema(database: Database): Promise<() => Promise<void>> {
  const schemaBefore = await appliedMigrations(database.db)
  const tableNames = await existingTables(database.db)
  const rows: [table: string, rows: Row[]][] = []
  for (const table of tablesNeverEmpty) {
    if (!tableNames.has(table)) continue
    rows.push([
      table,
      (await sql<Row>`select * from ${sql.table(table)}`.execute(database.db)).rows,
    ])
  }
  return async () => {
    const currentSchema = await appliedMigrations(database.db)
    // With an unchanged schema, only rows were added, and the database has rolled back their transaction.
    if (currentSchema.join() === schemaBefore.join()) return
    await dropTables(database)
    const last = schemaBefore.at(-1)
    if (!last) return
    await migrate(database, last)
    for (const [table, tableRows] of rows) {
      await sql`delete from ${sql.table(table)}`.execute(database.db)
      await putRows(database.db, table, tableRows)
    }
  }
}
