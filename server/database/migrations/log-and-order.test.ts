/** Tests the migration of a ledger without columns for its subjects. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import * as logAndOrder from './0015-log-and-order.ts'

onEachDatabase((open) => {
  test('describes the subjects of the entries, in several batches', async () => {
    const { db, dialect } = await open()
    await db.schema.dropIndex('submission_result').execute()
    for (const table of ['picture', 'artwork']) {
      await db.schema.alterTable(table).dropColumn('place').execute()
    }
    for (const column of ['subject_kind', 'subject_key']) {
      await db.schema.dropIndex(`activity_${column}`).execute()
      await db.schema.alterTable('activity').dropColumn(column).execute()
    }
    const entries = Array.from({ length: 1001 }, (_, index) => {
      const subject = index ? { kind: 'picture', name: `Acer  Number_${index}` } : { kind: 'pair' }
      const subjectJson = JSON.stringify(subject)
      return sql`(${String(index).padStart(4, '0')}, '', 'edit', ${subjectJson}, '[]')`
    })
    await sql`insert into activity (id, at, action, subject, rows)
      values ${sql.join(entries)}`.execute(db)
    await logAndOrder.up(db as never, dialect)

    const rows = await db
      .selectFrom('activity')
      .select(['subject_kind', 'subject_key'])
      .orderBy('id')
      .execute()
    expect(rows).toHaveLength(entries.length)
    expect({ ...rows[0] }).toEqual({ subject_kind: 'pair', subject_key: '' })
    expect({ ...rows[1000] }).toEqual({
      subject_kind: 'picture',
      subject_key: 'acer number 1000',
    })
  })
})
