/** Tests the walks with the species at their stops. */
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../contract/addresses/permanent-address.ts'
import { nameKey } from '../../contract/names.ts'
import {
  onEachDatabaseNightly,
  type TestDatabase,
} from '../../tests/harness/databases/databases.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  camphor,
  grebe,
  hibiscus,
  magnolia,
  mallard,
} from '../../tests/harness/sites/small-collection.ts'
import { smallMap, smallWalk, unrecordedSpecies } from '../../tests/harness/sites/small-walk.ts'
import { findSpecies } from '../catalogue/repositories/species.ts'
import { unknownNames } from './unknown-names.ts'

interface SpeciesAtStop {
  latinName: string
  inSeason: boolean
  picture: { path: string } | null
}

onEachDatabaseNightly((open) => {
  let site: Site
  let database: TestDatabase
  let pendingPath: string
  beforeAll(async () => {
    database = await open()
    site = await openSite(database)
    pendingPath = (await addSmallCollection(site)).pendingPicture.path
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function stopsAt(instant: string): Promise<SpeciesAtStop[][]> {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
    const answer = await site.get('/api/walk?key=pond')
    expect(answer.statusCode).toBe(200)
    return answer.json().walk.stops.map(({ species }: { species: SpeciesAtStop[] }) => species)
  }
  const names = (species: SpeciesAtStop[] | undefined) => species?.map(({ latinName }) => latinName)

  test('joins the texts of a walk with the recorded species', async () => {
    const { walk, map } = (await site.get('/api/walk?key=pond')).json()
    expect(map).toEqual(smallMap)
    expect(walk).toMatchObject({ key: 'pond', minutes: 30, metres: 800, name: smallWalk.name })
    expect(walk.text.en).toBe('<p><em>Level</em>.</p>')
    expect(walk.stops.map(({ key }: { key: string }) => key)).toEqual(['gate', 'pond', 'bench'])
    expect(walk.stops[0]).toMatchObject({ x: 80, y: 20, text: { zh: '<p>一棵大树。</p>' } })
    const recorded = await findSpecies(database.db, 'plant', camphor[0])
    expect(walk.stops[0].species).toContainEqual({
      latinName: camphor[0],
      commonName: camphor[1],
      chineseName: camphor[2],
      kind: 'plant',
      code: codeOf(recorded?.id ?? ''),
      inSeason: false,
      picture: null,
    })
    expect(walk.stops[1].species).toContainEqual(
      expect.objectContaining({
        latinName: grebe[0],
        kind: 'bird',
        picture: expect.objectContaining({ latinName: grebe[0], placeholder: expect.any(String) }),
      }),
    )
  })

  test('keeps the spelling of a name that no recorded species has', async () => {
    const [gate] = await stopsAt('2026-01-10T00:00:00Z')
    expect(gate?.find(({ latinName }) => latinName === unrecordedSpecies)).toEqual({
      latinName: unrecordedSpecies,
      commonName: '',
      chineseName: '',
      kind: null,
      code: null,
      inSeason: false,
      picture: null,
    })
    expect(names(gate)).toEqual([camphor[0], hibiscus[0], unrecordedSpecies, magnolia[0]])
  })

  describe('species in season', () => {
    test.each([
      ['2026-03-10T00:00:00Z', [magnolia[0], camphor[0], hibiscus[0], unrecordedSpecies]],
      ['2026-06-10T00:00:00Z', [hibiscus[0], camphor[0], unrecordedSpecies, magnolia[0]]],
      // The only photograph of January is pending.
      ['2026-01-10T00:00:00Z', [camphor[0], hibiscus[0], unrecordedSpecies, magnolia[0]]],
    ])('come first at %s', async (instant, expected) => {
      const [gate] = await stopsAt(instant)
      expect(names(gate)).toEqual(expected)
      const inSeason = gate?.filter((species) => species.inSeason)
      expect(names(inSeason)).toEqual(instant.includes('-01-') ? [] : expected.slice(0, 1))
    })

    test('include birds', async () => {
      const [, pond] = await stopsAt('2026-05-10T00:00:00Z')
      expect(names(pond)).toEqual([grebe[0], mallard[0]])
      expect(pond?.map(({ inSeason }) => inSeason)).toEqual([true, false])
    })

    test('follow the month in the site’s time zone', async () => {
      const [lastDay] = await stopsAt('2026-03-31T15:59:00Z')
      expect(lastDay?.[0]?.inSeason).toBe(true)
      // This instant is one o'clock on 1 April in Shanghai.
      const [nextDay] = await stopsAt('2026-03-31T17:00:00Z')
      expect(nextDay?.some(({ inSeason }) => inSeason)).toBe(false)
    })

    test('show a photograph of this month, and other species show the first photograph', async () => {
      const shownIn = async (month: string) => {
        const [gate] = await stopsAt(`2026-${month}-10T00:00:00Z`)
        const path = gate?.find(({ latinName }) => latinName === magnolia[0])?.picture?.path
        expect(path).not.toBe(pendingPath)
        const { db } = site.database
        return db
          .selectFrom('picture')
          .select('taken_on')
          .where('path', '=', path ?? '')
          .execute()
      }
      expect(await shownIn('10')).toEqual([{ taken_on: '2024-10-20' }])
      expect(await shownIn('01')).toEqual([{ taken_on: '2025-03-15' }])
    })
  })

  test('lists a renamed species under its new name, once', async () => {
    const { db } = site.database
    const species = await findSpecies(db, 'bird', mallard[0])
    const former = { kind: 'bird', name_key: nameKey(mallard[0]), species_id: species?.id ?? '' }
    const newNames = { latin_name: 'Anas nova', name_key: 'anas nova' }
    await db.updateTable('species').set(newNames).where('id', '=', former.species_id).execute()
    await db
      .insertInto('former_name')
      .values({ ...former, kind: 'bird' })
      .execute()
    const [, pond] = await stopsAt('2026-01-10T00:00:00Z')
    expect(names(pond)).toEqual(['Anas nova', grebe[0]])
    const { walks } = (await site.get('/api/walks')).json()
    expect(walks[0].stops[1].species).toContainEqual(
      expect.objectContaining({ latinName: 'Anas nova', kind: 'bird' }),
    )
    const oldNames = { latin_name: mallard[0], name_key: former.name_key }
    await db.updateTable('species').set(oldNames).where('id', '=', former.species_id).execute()
    const [, pondAgain] = await stopsAt('2026-01-10T00:00:00Z')
    expect(names(pondAgain)).toEqual([mallard[0], grebe[0]])
    await db.deleteFrom('former_name').where('species_id', '=', former.species_id).execute()
  })

  const listedSpecies = (
    [latinName, commonName, chineseName]: readonly string[],
    kind: string | null,
  ) => ({
    ...{ latinName, commonName, chineseName },
    kind,
  })

  test('lists all walks, each stop with its species and their three names', async () => {
    const { walks } = (await site.get('/api/walks')).json()
    expect(walks).toHaveLength(1)
    expect(walks[0].stops[0].species).toEqual([
      listedSpecies(camphor, 'plant'),
      listedSpecies(hibiscus, 'plant'),
      listedSpecies([unrecordedSpecies, '', ''], null),
      listedSpecies(magnolia, 'plant'),
    ])
    expect(walks[0].stops[1].species[1]).toEqual(listedSpecies(grebe, 'bird'))
  })

  test.each(['Pond', '__proto__', 'gate', "a' or 1=1"])(
    'answers 404 for the walk %s',
    async (key) => {
      const answer = await site.get(`/api/walk?key=${encodeURIComponent(key)}`)
      expect(answer.statusCode).toBe(404)
    },
  )

  test('lists each name without a recorded species once', async () => {
    const repeated = { walks: [smallWalk, { ...smallWalk, key: 'again' }] }
    expect(await unknownNames(site.database.db, repeated)).toEqual([unrecordedSpecies])
    expect(await unknownNames(site.database.db, { walks: [] })).toEqual([])
  })
})
