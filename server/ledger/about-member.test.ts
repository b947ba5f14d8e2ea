/** Tests that the index of the ledger finds every entry about a member. */
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabase, onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import {
  addRichSpecies,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import * as accountsInLedger from '../database/migrations/0026-accounts-in-ledger.ts'
import { entriesAbout } from './about-member.ts'
import { accountColumns } from './ledger.ts'
import { restorableTables } from './touched-row.ts'

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
    const { lin, teacher } = school
    await addRichSpecies(school, 'plant', 'Acer primum')
    const id = await send.picture(lin, 'plant', magnolia[0])
    jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
    jsonOf(await lin.call('requestWithdrawal', { id, reason: 'face' }))
    jsonOf(await teacher.call('hideAllOf', { id: lin.accountId, hidden: true }))
    const { _id } = jsonOf(
      await school.site.post('/api/syncPlantInfo', { postName: 'Acer primum' }),
    ).resultPost[0]
    const { changeId } = jsonOf(await teacher.call('editPageDeletePlant', { id: _id }))
    jsonOf(await teacher.call('undoChange', { id: changeId }))
  })

  /** @returns the ids of all entries whose JSON names a person, in order */
  async function scannedIds({ accountId, username }: School['lin']): Promise<string[]> {
    const entries = await school.site.database.db.selectFrom('activity').selectAll().execute()
    return entries
      .filter(
        ({ rows, subject }) =>
          rows.includes(accountId) || subject.includes(accountId) || subject.includes(username),
      )
      .map(({ id }) => id)
      .sort()
  }
  async function foundIds(person: School['lin']): Promise<string[]> {
    const entries = await entriesAbout(school.site.database.db, person, [])
    return entries.map(({ id }) => id).sort()
  }

  test('finds the entries that name an author, a reviewer or a nominator', async () => {
    for (const person of [school.lin, school.chen, school.teacher]) {
      const ids = await scannedIds(person)
      expect(ids.length).toBeGreaterThan(1)
      expect(await foundIds(person)).toEqual(ids)
    }
  })

  test('indexes the accounts of older entries by a migration', async () => {
    const { db } = school.site.database
    const index = () =>
      db
        .selectFrom('activity_row')
        .selectAll()
        .where('row_table', '=', 'account')
        .orderBy('activity_id')
        .orderBy('row_id')
        .execute()
    const before = await index()
    expect(before.length).toBeGreaterThan(0)
    await db.deleteFrom('activity_row').where('row_table', '=', 'account').execute()
    await accountsInLedger.up(db as never)
    expect(await index()).toEqual(before)
  })
})

onlyOnSqlite((open) => {
  test('lists every column of a restorable table that refers to an account', async () => {
    const { db } = await open()
    const columns = new Set<string>()
    for (const table of restorableTables) {
      const { rows } = await sql<{ from: string; table: string }>`
        select * from pragma_foreign_key_list(${table})`.execute(db)
      for (const row of rows) if (row.table === 'account') columns.add(row.from)
    }
    expect([...columns].sort()).toEqual([...accountColumns].sort())
  })
})
