/** Tests that transactions on SQLite write despite other connections, and that each commit is synced to the disk. */
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import { sqliteFile } from './connection.ts'

onlyOnSqlite((open) => {
  test('lets a transaction write from its first statement despite other connections', async () => {
    const database = await open()
    const secondConnection = new DatabaseSync(sqliteFile(database.dataFolder), { timeout: 0 })
    await database.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('setting').selectAll().execute()
      expect(() => secondConnection.exec('begin immediate')).toThrow('locked')
      // Reads still succeed.
      expect(secondConnection.prepare('select count(*) as n from species').get()).toEqual({ n: 0 })
    })
    expect(() => secondConnection.exec('begin immediate; commit')).not.toThrow()
    secondConnection.close()
  })

  test('syncs each commit to the disk, because synchronous is FULL', async () => {
    const { db } = await open()
    const { rows } = await sql`pragma synchronous`.execute(db)
    expect(rows).toEqual([{ synchronous: 2 }])
  })
})
