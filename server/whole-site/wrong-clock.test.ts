/**
 * Tests that a process whose clock is one or two hours wrong writes and reads the times of the database. SQLite runs in
 * the process and has the same clock, so the test needs PostgreSQL.
 */
import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { collectionFolder } from '../../tests/harness/collections/collection-folder.ts'
import { onBothDatabases, type TestDatabase } from '../../tests/harness/databases/databases.ts'
import { jpeg } from '../../tests/harness/pictures/pictures.ts'
import { join, type Person, register } from '../../tests/harness/sites/members.ts'
import { jsonOf } from '../../tests/harness/sites/rich-species.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import { importCollection } from '../import/import-collection.ts'
import { filesWithoutRows } from '../integrity/lost-and-found.ts'

const hour = 3_600_000

onBothDatabases((_small, large) => {
  let database: TestDatabase
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    database = await large()
    site = await openSite(database)
    teacher = await join(site, 'admin')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const setClock = (offset: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
  /** @returns milliseconds between an instant and the true time */
  function gap(instant: string | undefined): number {
    vi.useRealTimers()
    return Math.abs(Date.parse(instant ?? '') - Date.now())
  }

  describe.each([
    ['ahead', hour],
    ['behind', -hour],
  ])('a process whose clock is %s', (direction, offset) => {
    test('stores the creation time of an account by the clock of the database', async () => {
      setClock(offset)
      const { accountId } = await register(site, `clock-${direction}`)
      const { created_at } = await database.db
        .selectFrom('account')
        .select('created_at')
        .where('id', '=', accountId)
        .executeTakeFirstOrThrow()
      expect(gap(created_at)).toBeLessThan(hour / 2)
    })

    test('lists an account as ended after its last day by the clock of the database', async () => {
      const lin = await join(site)
      const endsIn = async (time: number) => {
        const ends_at = new Date(Date.now() + time).toISOString()
        await database.db
          .updateTable('account')
          .set({ ends_at })
          .where('id', '=', lin.accountId)
          .execute()
        setClock(offset)
        const { accounts } = jsonOf(await teacher.get(`/api/accounts?search=${lin.username}`))
        vi.useRealTimers()
        return accounts[0].ended
      }
      expect([await endsIn(hour / 2), await endsIn(-hour / 2)]).toEqual([false, true])
    })

    test('does not treat a file of this minute as an orphan', async () => {
      const store = await database.openStore()
      await store.put(`masters/${randomUUID()}.jpg`, Buffer.from('a picture'))
      setClock(2 * offset)
      const problems: string[] = []
      for await (const { problem } of filesWithoutRows({ database, store })) problems.push(problem)
      expect(problems).toEqual([])
    })

    test('gives imported rows without a time the time of the import', async () => {
      const latinName = `Acer ${direction}`
      const names = { latinName, commonName: `Maple ${direction}`, chineseName: '槭' }
      const pair = { latinName, photographFile: 'leaf.jpg', artworkFile: 'plate.jpg' }
      const image = { kind: 'plant', latinName, season: 'autumn' }
      const folder = await collectionFolder({
        csv: {
          'plants.csv': [names],
          'photographs.csv': [{ ...image, file: 'leaf.jpg' }],
          'artworks.csv': [{ ...image, file: 'plate.jpg' }],
          'creations.csv': [{ ...pair, featured: 'yes' }],
        },
        pictures: {
          'photographs/leaf.jpg': await jpeg(`leaf ${direction}`),
          'artworks/plate.jpg': await jpeg(`plate ${direction}`),
        },
      })
      setClock(offset)
      const store = await database.openStore()
      const report = await importCollection({
        ...{ folder, database, store, timeZone: 'Asia/Shanghai', dryRun: false },
      })
      expect(report.rejected).toEqual([])
      const row = await database.db
        .selectFrom('species')
        .innerJoin('picture', 'picture.species_id', 'species.id')
        .innerJoin('artwork', 'artwork.species_id', 'species.id')
        .innerJoin('creation', 'creation.picture_id', 'picture.id')
        .innerJoin('featured', 'featured.picture_id', 'picture.id')
        .select([
          'species.posted_at as species',
          'picture.published_at as picture',
          'artwork.published_at as artwork',
          'creation.published_at as creation',
          'featured.featured_at as featured',
        ])
        .where('species.latin_name', '=', latinName)
        .executeTakeFirstOrThrow()
      for (const at of Object.values(row)) expect(gap(at)).toBeLessThan(hour / 2)
    })
  })
})
