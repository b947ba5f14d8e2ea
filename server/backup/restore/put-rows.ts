/** Inserts rows in any order. Foreign keys are checked once, after the last row. */
import { sql, type Transaction } from 'kysely'
import type { Database, Queries } from '../../database/connection.ts'
import type { Tables } from '../../database/tables/tables.ts'
import { CommandError } from '../../kernel/command-error.ts'
import type { Row } from '../archive/rows.ts'

const batchSize = 200

/**
 * Runs `put` in one transaction with deferred foreign keys, so that a row may precede the rows to which it refers.
 * Deletes all rows of `tables` first, because an empty site has the rows that migrations wrote.
 * @returns the result of `put`
 * @throws {CommandError} if a row refers to a row that does not exist
 */
export async function putAllRows<Result>(
  { db, dialect }: Database,
  tables: string[],
  put: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // The rows can be read only once, so this transaction is not retried (`database/retry-transactions.ts`).
  return db.connection().execute((connection) =>
    connection.transaction().execute(async (transaction) => {
      const references = dialect === 'postgres' ? await listReferences(transaction) : []
      if (dialect === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(transaction)
      await setTiming(transaction, references, sql`deferrable initially deferred`)
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction)
      const result = await put(transaction)
      if (dialect === 'sqlite') await assertReferences(transaction)
      else await sql`set constraints all immediate`.execute(transaction).catch(throwBrokenReference)
      await setTiming(transaction, references, sql`not deferrable`)
      return result
    }),
  )
}

export async function putRows(
  db: Queries,
  table: string,
  rows: AsyncIterable<Row> | Row[],
): Promise<void> {
  let batch: Row[] = []
  const insertBatch = async () => {
    if (batch.length === 0) return
    const insert = db.insertInto(table as 'setting')
    await insert.values(batch as never).execute()
    batch = []
  }
  for await (const row of rows) {
    batch.push(row)
    if (batch.length === batchSize) await insertBatch()
  }
  await insertBatch()
}

interface Reference {
  table: string
  name: string
}

async function listReferences(db: Queries): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select pg_class.relname as "table", pg_constraint.conname as name
    from pg_constraint join pg_class on pg_class.oid = pg_constraint.conrelid
    where pg_constraint.contype = 'f' and pg_constraint.connamespace = current_schema()::regnamespace
  `.execute(db)
  return rows
}

/** Sets when PostgreSQL checks these foreign keys: after each statement, or at the end of the transaction. */
async function setTiming(db: Queries, references: Reference[], timing: ReturnType<typeof sql>) {
  for (const { table, name } of references) {
    const constraint = sql`alter constraint ${sql.ref(name)} ${timing}`
    await sql`alter table ${sql.table(table)} ${constraint}`.execute(db)
  }
}

async function assertReferences(db: Queries): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  const [broken] = rows
  if (broken) throw brokenReference(broken.table)
}

/** Translates PostgreSQL's error for the first broken foreign key. */
function throwBrokenReference(error: Error & { code?: string; table?: string }): never {
  throw error.code === '23503' ? brokenReference(error.table ?? '') : error
}

const brokenReference = (table: string) =>
  new CommandError(`Rows of "${table}" refer to rows that do not exist.`)
