/** Reads and writes the questions about names that admins have answered by keeping the names. */
import type { Queries } from '../../database/connection.ts'
import type { KeptNameTable } from '../../database/tables/species-table.ts'

export async function keptAmong(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('kept_name').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

export async function countKept(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom('kept_name')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertKept(db: Queries, row: KeptNameTable): Promise<void> {
  await db.insertInto('kept_name').values(row).execute()
}
