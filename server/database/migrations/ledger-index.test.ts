/** Tests the migration of a ledger without an index. */
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import * as ledgerIndex from './0013-ledger-index.ts'

onEachDatabase((open) => {
  test('indexes every row that has an id, and renames only the field of the subject', async () => {
    const { db, dialect } = await open()
    await db.schema.dropTable('activity_row').execute()
    const quoted = 'A "dbType": in a name'
    const subject = JSON.stringify({ kind: 'species', dbType: 'plant', name: quoted })
    const entry = (id: string, rows: object[]) => ({
      ...{ id, at: id, account_id: null, action: 'delete', subject, rows: JSON.stringify(rows) },
      ...{ undone_at: null, undoes: null, purged_at: null },
    })
    const picture = (id: string) => ({
      ...{ table: 'picture', key: { id } },
      ...{ before: { id, path: `/${id}.jpg` }, after: null },
    })
    const name = { kind: 'plant', name_key: 'acer' }
    const many = Array.from({ length: 700 }, (_, index) => picture(`many-${index}`))
    await db
      .insertInto('activity')
      .values([
        entry('1', [picture('a'), { table: 'former_name', key: name, before: name, after: null }]),
        entry('2', [{ table: 'species', key: { id: 's' }, before: null, after: { id: 's' } }]),
        entry('3', []),
        entry('4', many),
      ])
      .execute()
    await ledgerIndex.up(db as never, dialect)

    const rows = await db
      .selectFrom('activity_row')
      .selectAll()
      .where('activity_id', '!=', '4')
      .orderBy('activity_id')
      .execute()
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { activity_id: '1', row_table: 'picture', row_id: 'a', path: '/a.jpg' },
      { activity_id: '2', row_table: 'species', row_id: 's', path: null },
    ])
    const { count } = await db
      .selectFrom('activity_row')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('activity_id', '=', '4')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(many.length)
    const storedRows = await db.selectFrom('activity').select('subject').execute()
    for (const { subject } of storedRows) {
      expect(JSON.parse(subject)).toEqual({ kind: 'species', speciesKind: 'plant', name: quoted })
    }
  })
})
