/**
 * Adds the kind and the key of a ledger entry's subject, for filters of the activity. The migration also adds the
 * position that admins give to photographs and artworks of a species.
 */
import { type Kysely, sql } from 'kysely'
import { nameKey } from '../../../contract/names.ts'
import type { Dialect } from '../connection.ts'

const entriesAtOnce = 500

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  for (const column of ['subject_kind', 'subject_key']) {
    await db.schema
      .alterTable('activity')
      .addColumn(column, text, (c) => c.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createIndex(`activity_${column}`)
      .on('activity')
      .columns([column, 'at'])
      .execute()
  }
  await describeSubjects(db)
  for (const table of ['picture', 'artwork']) {
    await db.schema.alterTable(table).addColumn('place', 'integer').execute()
  }
  // This index finds the author of a published picture.
  await db.schema.createIndex('submission_result').on('submission').column('result_id').execute()
}

async function describeSubjects(db: Kysely<never>): Promise<void> {
  for (let lastId = ''; ; ) {
    const { rows } = await sql<{ id: string; subject: string }>`
      select id, subject from activity where id > ${lastId} order by id
      limit ${entriesAtOnce}`.execute(db)
    for (const { id, subject } of rows) {
      const { kind = '', name = '' } = JSON.parse(subject) as { kind?: string; name?: string }
      await sql`update activity set subject_kind = ${kind}, subject_key = ${nameKey(name)}
        where id = ${id}`.execute(db)
    }
    const lastRow = rows.at(-1)
    if (!lastRow || rows.length < entriesAtOnce) return
    lastId = lastRow.id
  }
}
