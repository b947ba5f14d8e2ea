/**
 * Indexes the rows with an id that each ledger entry touched. The site then finds the entries of a row or a file
 * without a full scan. The migration also renames `dbType` to `speciesKind` in the subjects of the entries.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

const entriesAtOnce = 200
const rowsAtOnce = 500

interface TouchedRow {
  table: string
  key: Record<string, string>
  before: { path?: string } | null
  after: { path?: string } | null
}

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('activity_row')
    .addColumn('activity_id', text, (c) =>
      c.notNull().references('activity.id').onDelete('cascade'),
    )
    .addColumn('row_table', text, (c) => c.notNull())
    .addColumn('row_id', text, (c) => c.notNull())
    .addColumn('path', text)
    .addPrimaryKeyConstraint('activity_row_key', ['activity_id', 'row_table', 'row_id'])
    .execute()
  await db.schema
    .createIndex('activity_row_of')
    .on('activity_row')
    .columns(['row_table', 'row_id'])
    .execute()
  await db.schema.createIndex('activity_row_path').on('activity_row').column('path').execute()
  await indexEntries(db)
  // JSON escapes a quotation mark inside a text, so this pattern matches only the name of the field.
  await sql`update activity set subject = replace(subject, '"dbType":', '"speciesKind":')`.execute(
    db,
  )
}

async function indexEntries(db: Kysely<never>): Promise<void> {
  for (let lastId = ''; ; ) {
    const { rows: entries } = await sql<{ id: string; rows: string }>`
      select id, rows from activity where id > ${lastId} order by id limit ${entriesAtOnce}`.execute(
      db,
    )
    for (const { id, rows } of entries) await indexEntry(db, id, JSON.parse(rows) as TouchedRow[])
    const lastEntry = entries.at(-1)
    if (!lastEntry || entries.length < entriesAtOnce) return
    lastId = lastEntry.id
  }
}

async function indexEntry(db: Kysely<never>, id: string, rows: TouchedRow[]): Promise<void> {
  const values = rows.flatMap(({ table, key, before, after }) =>
    key.id === undefined
      ? []
      : [sql`(${id}, ${table}, ${key.id}, ${before?.path ?? after?.path ?? null})`],
  )
  for (let start = 0; start < values.length; start += rowsAtOnce) {
    const batch = sql.join(values.slice(start, start + rowsAtOnce))
    await sql`insert into activity_row (activity_id, row_table, row_id, path)
      values ${batch}`.execute(db)
  }
}
