/** Tests the species in season of a month, and the calendar of the year. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Kind } from '../../contract/kinds.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { admin, member, openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import {
  bauhinia,
  camphor,
  grebe,
  hibiscus,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'
import { inSeasonHandlers } from './routes.ts'

onEachDatabaseNightly((open) => {
  let database: TestDatabase
  let site: Site
  let teacher: Person
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
    teacher = await join(site, 'admin')
    for (const names of [magnolia, hibiscus, camphor, bauhinia]) {
      await site.addSpecies('plant', names)
    }
    for (const names of [grebe, mallard]) await site.addSpecies('bird', names)
    await addPictures('plant', magnolia[0], '2023-03-31', '2024-03-01', '2025-03-15', '2025-04-01')
    await addPictures('plant', hibiscus[0], '2022-03-09', '2021-02-28')
    await addPictures('plant', bauhinia[0], '2020-03-20')
    await addPictures('plant', camphor[0], '')
    await addPictures('bird', grebe[0], '2024-03-05')
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function addPictures(kind: Kind, latinName: string, ...dates: string[]): Promise<string[]> {
    const season = kind === 'plant' ? 'spring' : 'MaleAdult'
    const ids: string[] = []
    for (const takenOn of dates) {
      const publishedAt = '2025-05-01T00:00:00.000Z'
      ids.push(await site.addPicture(kind, latinName, { season, takenOn, publishedAt }))
    }
    return ids
  }

  const inSeason = (query: string) => site.get(`/api/inSeason${query}`)
  async function counts(query: string): Promise<[string, number][]> {
    const { results } = (await inSeason(query)).json()
    return results.map((each: { latinName: string; count: number }) => [each.latinName, each.count])
  }

  describe('a month', () => {
    test('ranks its species by the number of photographs of all years, and then by Latin name', async () => {
      expect(await counts('?month=3')).toEqual([
        [magnolia[0], 3],
        [bauhinia[0], 1],
        [hibiscus[0], 1],
      ])
      expect(await counts('?month=4')).toEqual([[magnolia[0], 1]])
      expect(await counts('?month=2')).toEqual([[hibiscus[0], 1]])
    })

    test('lists birds separately from plants', async () => {
      expect(await counts('?kind=bird&month=3')).toEqual([[grebe[0], 1]])
      expect(await counts('?kind=bird&month=4')).toEqual([])
    })

    test('returns all names and the newest photograph of that month', async () => {
      const { results, total, month, pageSize } = (await inSeason('?month=3')).json()
      const newest = await database.db
        .selectFrom('picture')
        .select('path')
        .where('taken_on', '=', '2025-03-15')
        .executeTakeFirstOrThrow()
      const [latinName, commonName, chineseName] = magnolia
      expect(results[0]).toMatchObject({ latinName, commonName, chineseName, path: newest.path })
      expect([total, month, pageSize]).toEqual([3, 3, 24])
      expect(Object.keys(results[0]).sort()).toEqual(
        ['chineseName', 'commonName', 'count', 'height', 'latinName', 'path', 'placeholder'].concat(
          'width',
        ),
      )
    })

    test('lists no photograph without a date', async () => {
      for (let month = 1; month <= 12; month++) {
        const names = (await counts(`?month=${month}`)).map(([name]) => name)
        expect(names).not.toContain(camphor[0])
      }
    })

    test('is the current month by default, in the time zone of the site, to the second', async () => {
      const newYorkHandlers = inSeasonHandlers(database.db, 'America/New_York')
      const monthsAt = async (instant: string) => {
        vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
        const shanghai = await site.apiAs(visitor).inSeason({})
        const newYork = await newYorkHandlers.inSeason({ kind: 'plant', page: 1 })
        expect([shanghai.month, newYork.month]).toEqual([shanghai.thisMonth, newYork.thisMonth])
        return [shanghai, newYork].map(({ month, total }) => [month, total])
      }
      expect(await monthsAt('2026-03-31T15:59:59Z')).toEqual([
        [3, 3],
        [3, 3],
      ])
      expect(await monthsAt('2026-03-31T16:00:00Z')).toEqual([
        [4, 1],
        [3, 3],
      ])
      expect(await monthsAt('2026-12-31T16:00:00Z')).toEqual([
        [1, 0],
        [12, 0],
      ])
    })

    test.each(['month=0', 'month=13', 'month=x', 'month=', 'kind=fish', 'page=0'])(
      'is rejected for the invalid query %s',
      async (query) => {
        expect((await inSeason(`?${query}`)).statusCode).toBe(400)
      },
    )
  })

  describe('a change', () => {
    test('is visible at once, but pending content stays invisible', async () => {
      expect(await counts('?kind=bird&month=7')).toEqual([])
      const [publishedId = '', pendingId = ''] = await addPictures(
        'bird',
        mallard[0],
        '2024-07-01',
        '2025-07-01',
      )
      expect(await counts('?kind=bird&month=7')).toEqual([[mallard[0], 2]])
      const { path } = await site.makePending('picture', pendingId)
      // This change raises the version, so the site rereads the list.
      await site.addSpecies('bird', ['Anas crecca', 'Eurasian teal', '绿翅鸭'])
      for (const caller of [visitor, member, admin]) {
        const { results } = await site.apiAs(caller).inSeason({ kind: 'bird', month: 7 })
        expect(results.map(({ latinName, count }) => [latinName, count])).toEqual([[mallard[0], 1]])
        expect(JSON.stringify(results)).not.toContain(path)
      }
      const deleted = await teacher.call('editPageDelete', { id: publishedId })
      expect(deleted.statusCode).toBe(200)
      expect(await counts('?kind=bird&month=7')).toEqual([])
    })

    test('that deletes a species hides the species until an undo', async () => {
      await addPictures('plant', camphor[0], '2024-09-09')
      const { resultPost } = await site.apiAs(visitor).syncPlantInfo({ postName: camphor[0] })
      expect(await counts('?month=9')).toEqual([[camphor[0], 1]])
      const deleted = await teacher.call('editPageDeletePlant', { id: resultPost[0]?._id })
      expect(deleted.statusCode).toBe(200)
      expect(await counts('?month=9')).toEqual([])
      const restored = await teacher.call('undoChange', { id: deleted.json().changeId })
      expect(restored.statusCode).toBe(200)
      expect(await counts('?month=9')).toEqual([[camphor[0], 1]])
    })
  })

  describe('the year', () => {
    const calendar = async (query = '') => (await site.get(`/api/seasonCalendar${query}`)).json()
    const rowsOf = ({ results }: { results: { latinName: string; months: number[] }[] }) =>
      results.map(({ latinName, months }) => [latinName, months.join(' ')])

    test('counts the photographs of each species by month', async () => {
      expect(rowsOf(await calendar())).toEqual([
        [bauhinia[0], '0 0 1 0 0 0 0 0 0 0 0 0'],
        [camphor[0], '0 0 0 0 0 0 0 0 1 0 0 0'],
        [hibiscus[0], '0 1 1 0 0 0 0 0 0 0 0 0'],
        [magnolia[0], '0 0 3 1 0 0 0 0 0 0 0 0'],
      ])
    })

    test('counts the species of each month', async () => {
      const counts = [0, 1, 3, 1, 0, 0, 0, 0, 1, 0, 0, 0]
      expect((await calendar()).speciesByMonth).toEqual(counts)
      expect((await inSeason('?month=3')).json().speciesByMonth).toEqual(counts)
    })

    test('sorts the species by their first month on request', async () => {
      const names = rowsOf(await calendar('?sort=month')).map(([name]) => name)
      expect(names).toEqual([hibiscus[0], bauhinia[0], magnolia[0], camphor[0]])
    })

    test('lists birds separately from plants, without pending photographs', async () => {
      expect(rowsOf(await calendar('?kind=bird'))).toEqual([[grebe[0], '0 0 1 0 0 0 0 0 0 0 0 0']])
    })
  })

  test('has pages of twenty-four species', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Rosa ${String(index).padStart(2, '0')}`)
    for (const name of names) {
      await site.addSpecies('plant', [name, 'Rose', '蔷薇'])
      await addPictures('plant', name, '2024-06-01')
    }
    await addPictures('plant', 'Rosa 29', '2025-06-01')
    const first = (await inSeason('?month=6')).json()
    const second = (await inSeason('?month=6&page=2')).json()
    const third = (await inSeason('?month=6&page=3')).json()
    expect([first.total, second.total, third.total]).toEqual([30, 30, 30])
    const listed = [first, second].map(({ results }) =>
      results.map((each: { latinName: string }) => each.latinName),
    )
    expect(listed).toEqual([['Rosa 29', ...names.slice(0, 23)], names.slice(23, 29)])
    expect(third.results).toEqual([])
  })

  test('lists sixty species on each page of the year', async () => {
    const names = Array.from(
      { length: 31 },
      (_, index) => `Salix ${String(index).padStart(2, '0')}`,
    )
    for (const name of names) {
      await site.addSpecies('plant', [name, 'Willow', '柳'])
      await addPictures('plant', name, '2024-12-01')
    }
    const pages = [1, 2, 3].map((page) => site.apiAs(visitor).seasonCalendar({ page }))
    const [first, second, third] = await Promise.all(pages)
    expect([first?.total, first?.pageSize, first?.results.length]).toEqual([65, 60, 60])
    expect(second?.results.map(({ latinName }) => latinName)).toEqual(names.slice(26))
    expect(third?.results).toEqual([])
  })
})
