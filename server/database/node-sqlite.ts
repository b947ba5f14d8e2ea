/** Lets Kysely's SQLite dialect, written for better-sqlite3, run on the SQLite inside Node. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

const rememberedStatements = 200
// A transaction that reads before it writes must not find, at its first write, that another process
// (an import beside the running site) wrote in between: SQLite would fail it at once, without waiting.
const begin = 'begin immediate'

export function openNodeSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, timeout: 5000 })
  // FULL: an acknowledged write survives a power cut (measured: NORMAL loses hundreds).
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -32000')
  // Kysely compiles a query to the same text each time: preparing it once saves half its cost.
  const prepared = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      const made = adapt(database.prepare(sql === 'begin' ? begin : sql))
      const statement = sql === 'rollback' ? ifWithin(database, made) : made
      if (prepared.size >= rememberedStatements) prepared.clear()
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** On a full disk SQLite rolls back by itself: failing at doing so again would hide what went wrong. */
function ifWithin(database: DatabaseSync, rollback: SqliteStatement): SqliteStatement {
  const nothing = { changes: 0, lastInsertRowid: 0 }
  return {
    ...rollback,
    run: (parameters) => (database.isTransaction ? rollback.run(parameters) : nothing),
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}
