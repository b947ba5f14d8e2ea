/** Tests the error of SQLite on a full disk. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isNoSpace } from '../kernel/no-space.ts'
import { openDatabase } from './connection.ts'

test('reports a full disk although SQLite has rolled the transaction back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-full-'))
  const { db, close } = openDatabase({ dataFolder: folder })
  await sql`create table words (word text)`.execute(db)
  await sql`pragma max_page_count = 20`.execute(db)
  const failingWrite = db
    .transaction()
    .execute((transaction) =>
      sql`insert into words values (${'x'.repeat(200_000)})`.execute(transaction),
    )
  await expect(failingWrite).rejects.toSatisfy(isNoSpace)
  await sql`insert into words values ('short')`.execute(db)
  await close()
  await rm(folder, { recursive: true })
})
