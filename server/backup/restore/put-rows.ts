/** Rows into a database of the right shape, in any order: what leans on what is looked at at the end. */
import { sql, type Transaction } from 'kysely'
import type { Database, Queries } from '../../database/connection.ts'
import type { Tables } from '../../database/tables.ts'
import { CommandError } from '../../kernel/command-error.ts'
import type { Row } from '../archive/rows.ts'

const rowsAtOnce = 200

/**
 * One transaction, in which rows may come before those they lean on. What the migrations wrote is
 * gone from the tables first.
 */
export async function putAllRows<Result>(
  { db, dialect }: Database,
  tables: string[],
  put: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  // On a connection of its own, as what was read cannot be put again (`database/retry-transactions.ts`).
  return db.connection().execute((own) =>
    own.transaction().execute(async (transaction) => {
      const references = dialect === 'postgres' ? await listReferences(transaction) : []
      if (dialect === 'sqlite') await sql`pragma defer_foreign_keys = on`.execute(transaction)
      await makeWait(transaction, references, sql`deferrable initially deferred`)
      for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(transaction)
      const result = await put(transaction)
      if (dialect === 'sqlite') await assertWhole(transaction)
      else await sql`set constraints all immediate`.execute(transaction).catch(refuseNotWhole)
      await makeWait(transaction, references, sql`not deferrable`)
      return result
    }),
  )
}

export async function putRows(
  db: Queries,
  table: string,
  rows: AsyncIterable<Row> | Row[],
): Promise<void> {
  let some: Row[] = []
  const put = async () => {
    if (some.length === 0) return
    const insert = db.insertInto(table as 'setting')
    await insert.values(some as never).execute()
    some = []
  }
  for await (const row of rows) {
    some.push(row)
    if (some.length === rowsAtOnce) await put()
  }
  await put()
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

/** PostgreSQL looks at each reference at once, unless it is told that this one may wait. */
async function makeWait(db: Queries, references: Reference[], how: ReturnType<typeof sql>) {
  for (const { table, name } of references) {
    const constraint = sql`alter constraint ${sql.ref(name)} ${how}`
    await sql`alter table ${sql.table(table)} ${constraint}`.execute(db)
  }
}

async function assertWhole(db: Queries): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db)
  const [first] = rows
  if (first) throw notWhole(first.table)
}

/** What PostgreSQL says of the first reference that leads nowhere. */
function refuseNotWhole(error: Error & { code?: string; table?: string }): never {
  throw error.code === '23503' ? notWhole(error.table ?? '') : error
}

const notWhole = (table: string) =>
  new CommandError(`Rows of "${table}" lean on rows that are not there.`)
