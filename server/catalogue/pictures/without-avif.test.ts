/** Tests the order in which pictures without AVIF renditions are listed. */
import { expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { openSite } from '../../../tests/harness/sites/site.ts'
import { grebe, hibiscus, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import { storeAvifResult } from '../../media/avif/repository.ts'
import { countAvif } from '../repositories/files/without-avif.ts'
import { listWithoutAvif } from './without-avif.ts'

onEachDatabaseNightly((open) => {
  test('lists recent pictures first, then pictures of the home page, covers and all other pictures', async () => {
    const site = await openSite(await open())
    const { db } = site.database
    await site.addSpecies('plant', hibiscus)
    await site.addSpecies('plant', magnolia)
    await site.addSpecies('bird', grebe)
    let width = 20
    async function add(name: string, season: 'spring' | 'winter', publishedAt: string) {
      const bytes = await jpeg('any', { width: width++ })
      const takenOn = publishedAt.slice(0, 10)
      return site.addPicture('plant', name, { season, takenOn, publishedAt, bytes })
    }
    const ids = {
      oldCover: await add(hibiscus[0], 'spring', '2020-04-01T00:00:00.000Z'),
      old: await add(hibiscus[0], 'winter', '2020-01-01T00:00:00.000Z'),
      newerCover: await add(magnolia[0], 'spring', '2021-04-01T00:00:00.000Z'),
      newer: await add(magnolia[0], 'winter', '2021-12-01T00:00:00.000Z'),
      featured: await add(magnolia[0], 'winter', '2019-12-01T00:00:00.000Z'),
      newest: await add(magnolia[0], 'winter', '2025-12-01T00:00:00.000Z'),
      pending: await add(magnolia[0], 'winter', '2025-12-02T00:00:00.000Z'),
      attempted: await add(magnolia[0], 'winter', '2025-12-03T00:00:00.000Z'),
    }
    const artwork = await site.addArtwork('bird', grebe[0], 'Chen')
    const pair = { id: 'pair', picture_id: ids.featured, artwork_id: artwork, featured_at: '2020' }
    await db.insertInto('featured').values(pair).execute()
    await site.makePending('picture', ids.pending)
    const paths = new Map(
      [
        ...(await db.selectFrom('picture').select(['id', 'path']).execute()),
        ...(await db.selectFrom('artwork').select(['id', 'path']).execute()),
      ].map(({ id, path }) => [id, path]),
    )
    const path = paths.get(ids.attempted) ?? ''
    await storeAvifResult(db, { path, widths: [], webpBytes: 0, avifBytes: 0 })

    const recentSince = '2025-11-01T00:00:00.000Z'
    const listed = (await listWithoutAvif(db, 100, recentSince)).map((image) => image.path)
    const expected = [ids.newest, artwork, ids.featured, ids.newerCover, ids.oldCover]
    expect(listed).toEqual([...expected, ids.newer, ids.old].map((id) => paths.get(id)))
    expect(await countAvif(db)).toEqual({ done: 1, total: 8 })

    const few = (await listWithoutAvif(db, 2, recentSince)).map((image) => image.path)
    expect(few).toEqual([ids.newest, artwork, ids.newer].map((id) => paths.get(id)))
  })
})
