/** Tests the migration of names that differed only by invisible characters (security.md 69). */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import type { Database } from '../connection.ts'
import * as seenNames from './0012-seen-names.ts'

onEachDatabase((open) => {
  const migrateAgain = (database: Database) => seenNames.up(database.db as never)
  const accountFields = { password_hash: '', role: 'member', disabled_at: null } as const

  async function addAccount({ db }: Database, name: string, created_at: string) {
    const row = { id: created_at, username: name, username_key: name, ...accountFields, created_at }
    await db.insertInto('account').values(row).execute()
  }

  test('separates usernames that look the same, and keeps the name without invisible characters', async () => {
    const database = await open()
    await addAccount(database, 'head\uFE0F', '2025-01-01')
    await addAccount(database, 'head', '2025-01-02')
    await addAccount(database, 'he\u034Fad', '2025-01-03')
    await addAccount(database, '\u1160', '2025-01-04')
    await addAccount(database, 'gar\u17B4den', '2025-01-05')
    await migrateAgain(database)
    const rows = await database.db.selectFrom('account').selectAll().orderBy('id').execute()
    expect(rows.map(({ username }) => username)).toEqual([
      'head-2',
      'head',
      'head-3',
      'member',
      'garden',
    ])
    expect(rows.map((row) => row.username_key)).toEqual(rows.map((row) => row.username))
  })

  test('separates species, merges former names, and replaces lone surrogates in links', async () => {
    const database = await open()
    const { db } = database
    const species = (id: string, latin_name: string, english_links: string) => ({
      ...{ id, kind: 'plant' as const, latin_name, name_key: latin_name.toLowerCase() },
      ...{ common_name: '', chinese_name: '', letter: 'g', texts: '{}', english_links },
      ...{ chinese_links: '[]', editor: '', posted_at: id, revision: 1 },
    })
    const links = JSON.stringify([{ linkTitle: 'a\uD800b', link: 'https://a.org' }])
    await db
      .insertInto('species')
      .values([
        species('1', 'Ginkgo\uFE0F biloba', '[]'),
        species('2', 'Ginkgo biloba', links),
        species('3', 'Acer \u{E0041}palmatum', '[]'),
      ])
      .execute()
    const former = (name_key: string) => ({ kind: 'plant' as const, name_key, species_id: '2' })
    await db
      .insertInto('former_name')
      .values([former('salis\u034Fburia'), former('salisburia'), former('gin\u3164kgo')])
      .execute()
    await migrateAgain(database)
    const rows = await db.selectFrom('species').selectAll().orderBy('id').execute()
    expect(rows.map((row) => [row.latin_name, row.name_key, row.letter])).toEqual([
      ['Ginkgo biloba 2', 'ginkgo biloba 2', 'g'],
      ['Ginkgo biloba', 'ginkgo biloba', 'g'],
      ['Acer palmatum', 'acer palmatum', 'a'],
    ])
    expect(JSON.parse(rows[1]?.english_links ?? '')[0].linkTitle).toBe('a\uFFFDb')
    const keys = await sql<{ name_key: string }>`select name_key from former_name order by 1`
    const { rows: names } = await keys.execute(db)
    expect(names.map(({ name_key }) => name_key)).toEqual(['ginkgo', 'salisburia'])
  })
})
