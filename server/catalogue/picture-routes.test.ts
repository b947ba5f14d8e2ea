/** Tests which pictures each call returns, and which credits of a picture each role sees. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { admin, member, openSite, type Site, visitor } from '../../tests/harness/sites/site.ts'
import {
  addSmallCollection,
  camphor,
  grebe,
  hibiscus,
  magnolia,
} from '../../tests/harness/sites/small-collection.ts'
import { thisMonth } from '../kernel/dates.ts'

const credits = { takenBy: '林小满', location: 'Lotus pond', time: 'Sat Mar 15 2025' }

onEachDatabaseNightly((open) => {
  let site: Site
  let pending: { pendingPicture: { path: string }; pendingArtwork: { path: string }; art: string }
  beforeAll(async () => {
    site = await openSite(await open())
    pending = await addSmallCollection(site)
  })

  const newestOf = (pictures: Photograph[]) => pictures.at(-1)

  describe('photographs in a profile', () => {
    const photographs = async (caller: typeof visitor) =>
      (await site.apiAs(caller).syncPlantInfo({ postName: magnolia[0] })).photographs

    test('show date and place to a visitor, but no photographer and no code', async () => {
      const { takenBy, ...published } = credits
      expect(newestOf(await photographs(visitor))).toMatchObject(published)
      for (const photograph of await photographs(visitor)) {
        const image = ['_id', 'height', 'path', 'placeholder', 'plant', 'season', 'width']
        const rights = ['licence', 'licenceAddress']
        expect(Object.keys(photograph).sort()).toEqual(
          [...image, ...rights, 'location', 'time'].sort(),
        )
      }
      const { body } = await site.post('/api/syncPlantInfo', { postName: magnolia[0] })
      for (const secret of [takenBy, 'P-00', 'A-00']) expect(body).not.toContain(secret)
    })

    test('show photographer, time and place to a member, but no code', async () => {
      const photograph = newestOf(await photographs(member))
      expect(photograph).toMatchObject(credits)
      expect(photograph).not.toHaveProperty('code')
    })

    test('show an admin the code too', async () => {
      const visible = await photographs(admin)
      expect(newestOf(visible)).toMatchObject(credits)
      for (const { code } of visible) expect(code).toMatch(/^P-\d{4}$/)
      expect(new Set(visible.map(({ code }) => code)).size).toBe(visible.length)
    })

    test('come with the months that have photographs, and with the current month', async () => {
      const { calendar } = await site.apiAs(visitor).syncPlantInfo({ postName: magnolia[0] })
      expect(calendar.months).toEqual([
        { month: 3, count: 2, year: 2025, season: 'spring' },
        { month: 10, count: 1, year: 2024, season: 'autumn' },
      ])
      const bird = await site.apiAs(visitor).syncBirdInfo({ postName: grebe[0] })
      expect(bird.calendar.months).toMatchObject([{ month: 5, count: 4, year: 2025 }])
      expect(calendar.thisMonth).toBe(thisMonth('Asia/Shanghai'))
    })

    test('show the photographer of a bird to a member, but not to a visitor', async () => {
      const postName = grebe[0]
      const [seen] = (await site.apiAs(visitor).syncBirdInfo({ postName })).photographs
      const [forMember] = (await site.apiAs(member).syncBirdInfo({ postName })).photographs
      expect([seen && 'takenBy' in seen, forMember?.takenBy]).toEqual([false, credits.takenBy])
    })
  })

  describe('artworks', () => {
    test('show artist and place to everyone, and the code to admins alone', async () => {
      for (const caller of [visitor, member, admin]) {
        const { arts } = await site.apiAs(caller).getPicsAndArts({ plant: magnolia[0] })
        expect(arts).toHaveLength(1)
        expect(arts[0]).toMatchObject({ artist: 'Chen Yu', location: 'Art room', _id: pending.art })
        expect(arts[0]?.code).toEqual(
          caller === admin ? expect.stringMatching(/^A-\d{4}$/) : undefined,
        )
      }
    })
  })

  describe('the full gallery', () => {
    test('sorts the photographs of a plant into seasons, oldest first', async () => {
      const { plant, ...lists } = (await site.post('/api/getPics', { plant: magnolia[0] })).json()
      const [latinName, commonName, chineseName] = magnolia
      expect(plant).toEqual({ latinName, commonName, chineseName })
      const times = Object.entries(lists).map(([key, pictures]) => [
        key,
        (pictures as Photograph[]).map(({ time }) => time),
      ])
      expect(Object.fromEntries(times)).toEqual({
        springPics: ['Sat Mar 02 2024', 'Sat Mar 15 2025'],
        summerPics: [],
        autumnPics: ['Sun Oct 20 2024'],
        winterPics: [],
      })
    })

    test('sorts the photographs of a bird into life stages', async () => {
      const { plant, ...lists } = (
        await site.post('/api/getPics', { plant: grebe[0], kind: 'bird' })
      ).json()
      expect(plant.chineseName).toBe('小䴙䴘')
      const counts = Object.entries(lists).map(([key, list]) => [key, (list as []).length])
      expect(Object.fromEntries(counts)).toEqual({
        juvenilePics: 1,
        subadultPics: 1,
        maleAdultPics: 1,
        femaleAdultPics: 1,
      })
    })

    test('shows the photographer to everyone, and the code to admins alone', async () => {
      for (const caller of [visitor, member, admin]) {
        const { springPics = [] } = await site.apiAs(caller).getPics({ plant: magnolia[0] })
        expect(newestOf(springPics)).toMatchObject(credits)
        expect(newestOf(springPics)?.code !== undefined).toBe(caller === admin)
      }
    })

    test.each([
      ['getPics', { plant: 'Nothing here' }],
      ['getPicsAndArts', { plant: 'Nothing here' }],
      ['getPics', { plant: grebe[0] }],
      ['getPicsAndArts', { plant: magnolia[0], kind: 'bird' }],
    ])('answers 404 to %s of %j', async (call, input) => {
      expect((await site.post(`/api/${call}`, input)).statusCode).toBe(404)
    })
  })

  describe("what's new", () => {
    test('shows three photographs with all names, date and place, but no photographer', async () => {
      const { pics } = (await site.get('/api/getDb2Pic')).json()
      // Only two species have photographs, so the second photograph of one of them follows.
      expect(pics.map((pic: { latinName: string }) => pic.latinName)).toEqual([
        hibiscus[0],
        magnolia[0],
        magnolia[0],
      ])
      expect(pics[1]).toMatchObject({ time: 'Sat Mar 15 2025', location: credits.location })
      const image = ['height', 'path', 'placeholder', 'width']
      const names = ['chineseName', 'commonName', 'latinName']
      const rights = ['licence', 'licenceAddress']
      expect(Object.keys(pics[0]).sort()).toEqual(
        [...image, ...names, ...rights, 'location', 'time'].sort(),
      )
      expect((await site.get('/api/getDb2PicBird')).json().pics).toHaveLength(3)
    })

    test('shows three species, the last published first, even if one species has many photographs', async () => {
      const { apiAs, addSpecies, addPicture } = await openSite(await open())
      const newest = async () =>
        (await apiAs(visitor).getDb2Pic({})).pics.map(({ latinName }) => latinName)
      for (const names of [camphor, hibiscus, magnolia]) {
        await addSpecies('plant', names)
        await addPicture('plant', names[0], { season: 'spring', takenOn: '2025-03-01' })
      }
      for (let day = 10; day < 15; day++) {
        await addPicture('plant', magnolia[0], { season: 'spring', takenOn: `2025-03-${day}` })
      }
      expect(await newest()).toEqual([magnolia[0], hibiscus[0], camphor[0]])
    })

    test('falls back to another published picture of the kind', async () => {
      const newest = (await site.get('/api/getDb2Pic')).json().pics as { path: string }[]
      for (let attempt = 0; attempt < 10; attempt++) {
        const { pic } = (await site.get('/api/db2Alt')).json()
        expect(newest.map(({ path }) => path)).not.toContain(pic.path)
        expect(pic.path).not.toBe(pending.pendingPicture.path)
      }
      expect((await site.get('/api/db2AltBird')).json().pic.latinName).toBe(grebe[0])
    })

    test('is empty on an empty site', async () => {
      const empty = await openSite(await open())
      expect((await empty.get('/api/getDb2Pic')).json()).toEqual({ pics: [] })
      expect((await empty.get('/api/db2AltBird')).json()).toEqual({ pic: null })
    })

    test('falls back to a photograph that is already shown if the kind has no other photograph', async () => {
      const smallSite = await openSite(await open())
      await smallSite.addSpecies('plant', magnolia)
      await smallSite.addPicture('plant', magnolia[0], { season: 'spring' })
      expect((await smallSite.get('/api/db2Alt')).json().pic.latinName).toBe(magnolia[0])
    })
  })

  test('never returns a pending picture, and never serves its files to a visitor', async () => {
    const { pendingPicture, pendingArtwork } = pending
    for (const caller of [visitor, member, admin]) {
      const api = site.apiAs(caller)
      const seen = JSON.stringify([
        await api.syncPlantInfo({ postName: magnolia[0] }),
        await api.getPics({ plant: magnolia[0] }),
        await api.getPicsAndArts({ plant: magnolia[0] }),
        await api.getDb2Pic({}),
        await api.searchSpecies({ q: 'magnolia' }),
        await api.userInfo({}),
      ])
      expect(seen).toContain(magnolia[0])
      expect(seen).not.toContain(pendingPicture.path)
      expect(seen).not.toContain(pendingArtwork.path)
    }
    for (const { path } of [pendingPicture, pendingArtwork]) {
      expect((await site.get(`/public${path}`)).statusCode).toBe(404)
      expect((await site.get(`/public/compressed${path}`)).statusCode).toBe(404)
      expect((await site.get(`/public/compressed${path}?width=480`)).statusCode).toBe(404)
    }
  })

  describe('the home page', () => {
    test('features pairs whose halves are both published, newest first', async () => {
      const { db } = site.database
      const all = await site.apiAs(visitor).getPicsAndArts({ plant: magnolia[0] })
      const pendingPicture = await db
        .selectFrom('picture')
        .select('id')
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow()
      const artwork_id = pending.art
      const pair = (id: string, picture_id = '', featured_at = '') =>
        db.insertInto('featured').values({ id, picture_id, artwork_id, featured_at }).execute()
      await pair('1', all.pics[0]?._id, '2025-04-01T00:00:00.000Z')
      await pair('2', all.pics[1]?._id, '2025-05-01T00:00:00.000Z')
      await pair('3', pendingPicture.id, '2025-06-01T00:00:00.000Z')

      const { username, featureLists } = (await site.get('/api/userInfo')).json()
      expect(username).toBe('')
      const photographIds = featureLists.map(
        (entry: (typeof featureLists)[number]) => entry.works.pic._id,
      )
      expect(photographIds).toEqual([all.pics[1]?._id, all.pics[0]?._id])
      expect(featureLists[0].works.art.artist).toBe('Chen Yu')
      expect(featureLists[0].works.pic.takenBy).toBe(credits.takenBy)
      expect(featureLists[0].works.pic).not.toHaveProperty('code')
    })
  })
})
