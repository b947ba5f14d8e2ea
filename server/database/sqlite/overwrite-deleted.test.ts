/**
 * Tests that no bytes of deleted rows stay in the file and the log of SQLite, even if another connection reads
 * (security.md 98).
 */
import { readFileSync, statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onlyOnSqlite } from '../../../tests/harness/databases/databases.ts'
import { sqliteFile } from '../connection.ts'
import { overwriteDeleted } from './overwrite-deleted.ts'

onlyOnSqlite((open) => {
  test('empties the log after another connection has ended its read', async () => {
    const database = await open()
    const { db, dataFolder } = database
    const name = '一个已经离开的成员'
    await db.insertInto('setting').values({ name, value: '1' }).execute()
    await db.deleteFrom('setting').where('name', '=', name).execute()
    const file = sqliteFile(dataFolder)
    const reader = new DatabaseSync(file, { readOnly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from setting').get()
    setTimeout(() => reader.close(), 300)
    await overwriteDeleted(database)
    expect(statSync(`${file}-wal`).size).toBe(0)
    const { rows } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(db)
    expect(rows, 'SQLite waits for other processes again').toEqual([{ timeout: 5000 }])
    expect(readFileSync(file).includes(name)).toBe(false)
  })
})
