/** Tests that an export contains no creation with a hidden photograph. */
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'
import { exportTables } from './export-collection.ts'

async function creationsFile({ db }: TestDatabase): Promise<string> {
  const files = new Map<string, string>()
  await exportTables(db, {
    add: async (name, content) => void files.set(name, await text(content)),
  })
  return files.get('creations.csv') ?? ''
}

onEachDatabaseNightly((open) => {
  test('leaves out a creation whose photograph is hidden', async () => {
    const database = await open()
    const { db } = database
    const site = await openSite(database)
    await site.addSpecies('plant', magnolia)
    const picture_id = await site.addPicture('plant', magnolia[0], { season: 'spring' })
    const artwork_id = await site.addArtwork('plant', magnolia[0], '陈雨')
    const { id: species_id } = await db.selectFrom('species').select('id').executeTakeFirstOrThrow()
    const creation = { status: 'published', published_at: '2025-05-01T00:00:00.000Z' } as const
    const alone = randomUUID()
    await db
      .insertInto('creation')
      .values([
        { id: randomUUID(), species_id, picture_id, artwork_id, ...creation },
        { id: alone, species_id, picture_id: null, artwork_id, ...creation },
      ])
      .execute()
    expect((await creationsFile(database)).trim().split('\n')).toHaveLength(3)
    await db.updateTable('picture').set({ status: 'hidden' }).where('id', '=', picture_id).execute()
    const rows = (await creationsFile(database)).trim().split('\n')
    expect(rows).toEqual([expect.any(String), expect.stringContaining(alone)])
  })
})
