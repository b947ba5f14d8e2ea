/** Tests that a SQLite transaction takes the write lock at its start, and that each commit is synced to the disk. */
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onlyOnSqlite } from '../../tests/harness/databases/databases.ts'
import { sqliteFile } from './connection.ts'

onlyOnSqlite((open) => {
  test('takes the write lock at the start of a transaction, and lets other connections read', async () => {
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
