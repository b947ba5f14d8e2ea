/** Stores the names of new reference files, makes these files current, and deletes the replaced files. */
import type { Queries } from '../../database/connection.ts'
import type {
  ReferenceFileTable,
  ReferenceNameTable,
} from '../../database/tables/reference-tables.ts'

const rowsAtOnce = 5000

/** @returns the id of the new file, whose names are not read yet */
export async function beginFile(db: Queries, name: string, loaded_at: string): Promise<number> {
  const highest = await db
    .selectFrom('reference_file')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst()
  const id = Number(highest?.id ?? 0) + 1
  const counts = { names: 0, plants: 0, birds: 0 }
  await db
    .insertInto('reference_file')
    .values({ id, name, state: 'loading', ...counts, loaded_at })
    .execute()
  return id
}

export async function insertNames(db: Queries, rows: ReferenceNameTable[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('reference_name').values(rows).execute()
}

export async function storeCounts(
  db: Queries,
  id: number,
  counts: Pick<ReferenceFileTable, 'names' | 'plants' | 'birds'>,
): Promise<void> {
  await db.updateTable('reference_file').set(counts).where('id', '=', id).execute()
}

/** Makes the new files current and all other files stale, in one statement for all processes. */
export async function replaceFiles(db: Queries, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('reference_file')
    .set(({ eb }) => ({
      state: eb
        .case()
        .when('id', 'in', ids)
        .then('current' as const)
        .else('old' as const)
        .end(),
    }))
    .execute()
}

/**
 * Deletes the files that are not current, and their names, in small steps, so that other processes can write between
 * the steps. A killed load leaves such files.
 */
export async function removeUnused(db: Queries): Promise<void> {
  const unused = await db
    .selectFrom('reference_file')
    .select('id')
    .where('state', '!=', 'current')
    .execute()
  for (const { id } of unused) {
    const names = db.selectFrom('reference_name').select('line').where('file_id', '=', id)
    for (;;) {
      const first = await names.orderBy('line').limit(1).executeTakeFirst()
      if (!first) break
      await db
        .deleteFrom('reference_name')
        .where('file_id', '=', id)
        .where('line', '<', first.line + rowsAtOnce)
        .execute()
    }
    await db.deleteFrom('reference_file').where('id', '=', id).execute()
  }
}
