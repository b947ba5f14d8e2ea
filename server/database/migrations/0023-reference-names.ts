/** Creates the tables of the reference, for files of names that the operator or an admin loads. */
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('reference_file')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('state', text, (c) => c.notNull())
    .addColumn('names', 'integer', (c) => c.notNull())
    .addColumn('plants', 'integer', (c) => c.notNull())
    .addColumn('birds', 'integer', (c) => c.notNull())
    .addColumn('loaded_at', text, (c) => c.notNull())
    .execute()
  let names = db.schema
    .createTable('reference_name')
    .addColumn('file_id', 'integer', (c) => c.notNull())
    .addColumn('line', 'integer', (c) => c.notNull())
  const columns = ['kind', 'name', 'name_key', 'authorship', 'rank', 'family', 'taxon_order']
  for (const column of [...columns, 'common_name', 'common_key', 'chinese_name', 'accepted_name']) {
    names = names.addColumn(column, text, (c) => c.notNull())
  }
  await names.addPrimaryKeyConstraint('reference_name_pkey', ['file_id', 'line']).execute()
  for (const column of ['name_key', 'common_key', 'chinese_name'] as const) {
    // Most files have no common or Chinese names, so the indexes of these columns leave out empty values.
    const index = db.schema
      .createIndex(`reference_name_${column}`)
      .on('reference_name')
      .columns(['file_id', column])
    const isPartial = column !== 'name_key'
    await (isPartial ? index.where(sql.ref(column), '!=', sql.lit('')) : index).execute()
  }
}
