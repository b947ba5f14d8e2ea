/** The recycle bin: restored within 30 days, or gone for good with every file that nobody else holds. */
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BinEntry } from '../../contract/schemas/curation.ts'
import { storedFiles } from '../../tests/harness/databases/contents.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import {
  addRichSpecies,
  fresh,
  good,
  imagesOf,
  openWorld,
  send,
  type World,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const day = 86_400_000

onEachDatabase((open) => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(await open())
  })

  const bin = async () => good(await world.teacher.get('/api/recycleBin'))
  const undo = async (id: string) =>
    good(await world.teacher.call('undoChange', { id })).changeId as string
  const purge = (id: string) => world.teacher.call('purge', { id })
  const counts = async () => good(await world.teacher.get('/api/waitingCounts'))

  /** How many files there are of the picture with that path. */
  async function filesOf(image: string): Promise<number> {
    const stem = path.basename(image).replace(/\.\w+$/, '')
    return (await storedFiles(world.site.database)).filter((file) => file.includes(stem)).length
  }
  async function newPicture(bytes?: Uint8Array) {
    const before = new Set((await imagesOf(world, 'plant', tree)).pics.map(({ _id }) => _id))
    await send.picture(world.teacher, 'plant', tree, bytes)
    const { pics } = await imagesOf(world, 'plant', tree)
    return pics.find(({ _id }) => !before.has(_id)) ?? { _id: '', path: '' }
  }
  const remove = async (id: string) =>
    good(await world.teacher.call('editPageDelete', { id })).changeId as string
  /** As if it had been done so many days ago. */
  async function age(id: string, days: number) {
    const at = new Date(Date.now() - days * day).toISOString()
    const { db } = world.site.database
    await db.updateTable('activity').set({ at }).where('id', '=', id).execute()
  }

  test('lists what was deleted, latest first, and until when it can be restored', async () => {
    const { _id } = await newPicture()
    const picture = await remove(_id)
    await addRichSpecies(world, 'plant', 'Planta deleta')
    const post = good(await world.site.post('/api/syncPlantInfo', { postName: 'Planta deleta' }))
    const body = { id: post.resultPost[0]._id }
    const species = good(await world.teacher.call('editPageDeletePlant', body)).changeId
    const { entries, total, pageSize } = await bin()
    expect([total, pageSize, (await counts()).deleted]).toEqual([2, 50, 2])
    expect(entries.map(({ id }: BinEntry) => id)).toEqual([species, picture])
    const [first] = entries as BinEntry[]
    expect(first).toMatchObject({
      username: world.teacher.username,
      subject: { kind: 'species', dbType: 'plant', name: 'Planta deleta' },
    })
    const days =
      (Date.parse(first?.purgedOn ?? '') - Date.parse(first?.at.slice(0, 10) ?? '')) / day
    expect(days).toBe(30)
    await undo(species)
    expect((await bin()).entries.map(({ id }: BinEntry) => id)).toEqual([picture])
  })

  test('shows which picture it is: by its code, and its files to admins alone', async () => {
    const { teacher, site } = world
    const { _id, path: image } = await newPicture()
    const deleted = await remove(_id)
    const [sent] = (await bin()).entries as BinEntry[]
    expect(sent?.pictures).toEqual([
      {
        code: expect.stringMatching(/^P-\d{4}$/),
        path: image,
        width: expect.any(Number),
        height: expect.any(Number),
        placeholder: expect.stringMatching(/^data:image/),
      },
    ])
    const small = `/public/compressed${image}?width=480`
    expect((await teacher.get(small)).statusCode).toBe(200)
    for (const other of [site, world.lin]) expect((await other.get(small)).statusCode).toBe(404)
    await undo(deleted)
    // What was imported nobody sent in: while it is deleted its files are served to nobody.
    const [imported] = (await imagesOf(world, 'plant', tree)).pics
    const gone = await remove(imported?._id ?? '')
    const [entry] = (await bin()).entries as BinEntry[]
    expect(entry?.pictures[0]).not.toHaveProperty('path')
    expect(entry?.pictures[0]?.code).toMatch(/^P-\d{4}$/)
    expect((await teacher.get(`/public${imported?.path}`)).statusCode).toBe(404)
    await undo(gone)
  })

  test('what was restored and deleted again is in it, for 30 days anew', async () => {
    const deleted = await remove((await newPicture())._id)
    await age(deleted, 29)
    const again = await undo(await undo(deleted))
    await age(again, 3)
    const [entry] = (await bin()).entries.filter(({ id }: BinEntry) => id === deleted)
    expect(Date.parse(entry.purgedOn) - Date.now()).toBeGreaterThan(25 * day)
    expect(await world.site.bin.purgeOld(Date.now() + 2 * day)).toBe(0)
    await undo(deleted)
    expect((await bin()).entries.map(({ id }: BinEntry) => id)).not.toContain(deleted)
  })

  describe('removing for good', () => {
    test('takes the files, and then nothing brings it back', async () => {
      const { _id, path: image } = await newPicture()
      const deleted = await remove(_id)
      expect(await filesOf(image)).toBeGreaterThan(0)
      expect(good(await purge(deleted)).message).toBe('Gone for good')
      expect(await filesOf(image)).toBe(0)
      const refused = await world.teacher.call('undoChange', { id: deleted })
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'gone'])
      expect((await bin()).entries.map(({ id }: BinEntry) => id)).not.toContain(deleted)
      const { entries } = good(await world.teacher.get('/api/activity'))
      const state = entries.find(({ id }: { id: string }) => id === deleted)
      expect(state).toMatchObject({ state: 'gone', canUndo: false })
      expect(entries[0]).toMatchObject({ action: 'purge', username: world.teacher.username })
      expect((await purge(deleted)).statusCode).toBe(404)
    })

    test('is only for what is in the recycle bin', async () => {
      const { _id, path: image } = await newPicture()
      const deleted = await remove(_id)
      const restored = await undo(deleted)
      const [{ id: latest }] = good(await world.teacher.get('/api/activity')).entries
      for (const id of [deleted, restored, latest, '00000000-0000-4000-8000-000000000000']) {
        expect((await purge(id)).statusCode).toBe(404)
      }
      expect(await filesOf(image)).toBeGreaterThan(0)
      expect((await world.site.get(`/public${image}`)).statusCode).toBe(200)
    })

    test('at the moment it is restored: either, and never a picture without files', async () => {
      for (let times = 0; times < 6; times++) {
        const { _id, path: image } = await newPicture()
        const deleted = await remove(_id)
        const calls = [purge(deleted), world.teacher.call('undoChange', { id: deleted })]
        const [purged, undone] = await Promise.all(times % 2 ? calls : calls.reverse())
        expect(
          [purged?.statusCode, undone?.statusCode].filter((code) => code === 200),
        ).toHaveLength(1)
        const { pics } = await imagesOf(world, 'plant', tree)
        const there = pics.some((each) => each._id === _id)
        expect((await filesOf(image)) > 0).toBe(there)
      }
    })

    test('leaves the files that something else holds', async () => {
      const { lin, teacher, site } = world
      // A member's picture, sent once by itself and once with a creation that still waits.
      const bytes = await fresh()
      await send.creation(lin, 'plant', tree, { pic: bytes })
      const second = await send.creation(lin, 'plant', tree, { pic: bytes })
      const own = async () => good(await lin.get('/api/submissions')).submissions
      const [waits, first] = await own()
      expect(waits.id).toBe(second)
      const [image] = first.images
      expect(waits.images[0].path).toBe(image.path)
      good(await teacher.call('newCreationAuth', { id: first.id, decision: true }))
      const { pics } = await imagesOf(world, 'plant', tree)
      const shown = pics.find((each) => each.path === image.path)
      good(await purge(await remove(shown?._id ?? '')))
      expect(await filesOf(image.path)).toBeGreaterThan(0)
      expect((await lin.get(`/public${image.path}`)).statusCode).toBe(200)
      expect((await site.get(`/public${image.path}`)).statusCode).toBe(404)
      // It is approved at last, and served again.
      good(await teacher.call('newCreationAuth', { id: second, decision: true }))
      expect((await site.get(`/public${image.path}`)).statusCode).toBe(200)
    })

    test('forgets the file where its author saw it too', async () => {
      const { lin, teacher } = world
      const id = await send.picture(lin, 'plant', tree)
      good(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
      const own = async () => good(await lin.get('/api/submissions')).submissions[0]
      const [{ path: image }] = (await own()).images
      const shown = (await imagesOf(world, 'plant', tree)).pics.find((each) => each.path === image)
      good(await purge(await remove(shown?._id ?? '')))
      expect((await own()).images).toEqual([])
      expect((await lin.get(`/public${image}`)).statusCode).toBe(404)
    })
  })

  describe('after 30 days', () => {
    beforeEach(async () => {
      await world.site.bin.purgeOld(Date.now() + 100 * day)
    })

    test('what was deleted goes by itself, with its files, and nothing sooner', async () => {
      const [old, young] = [await newPicture(), await newPicture()]
      const deleted = [await remove(old._id), await remove(young._id)]
      await age(deleted[0] ?? '', 30.01)
      await age(deleted[1] ?? '', 29.99)
      expect(await world.site.bin.purgeOld()).toBe(1)
      expect(await filesOf(old.path)).toBe(0)
      expect(await filesOf(young.path)).toBeGreaterThan(0)
      expect((await bin()).entries.map(({ id }: BinEntry) => id)).toEqual([deleted[1]])
      await undo(deleted[1] ?? '')
      expect((await world.site.get(`/public${young.path}`)).statusCode).toBe(200)
    })

    test('a species goes with all the files it had', async () => {
      const name = 'Planta caduca'
      await addRichSpecies(world, 'plant', name)
      const { pics, arts } = await imagesOf(world, 'plant', name)
      const post = good(await world.site.post('/api/syncPlantInfo', { postName: name }))
      const id = { id: post.resultPost[0]._id }
      await age(good(await world.teacher.call('editPageDeletePlant', id)).changeId, 31)
      await world.site.bin.purgeOld()
      for (const each of [...pics, ...arts]) expect(await filesOf(each.path)).toBe(0)
    })

    test('a picture whose publishing was taken back goes too, unless its author keeps it', async () => {
      const { lin, teacher } = world
      const sent = await send.picture(lin, 'plant', tree)
      const decision = { ids: [sent], decision: true }
      const approved = good(await teacher.call('newPictureAuth', decision)).decided[0].changeId
      const [{ path: theirs }] = good(await lin.get('/api/submissions')).submissions[0].images
      const { path: mine } = await newPicture()
      const { entries } = good(await teacher.get('/api/activity'))
      const undone = [await undo(approved), await undo(entries[0].id)]
      for (const id of undone) await age(id, 31)
      expect(await world.site.bin.purgeOld()).toBe(1)
      expect(await filesOf(mine)).toBe(0)
      expect(await filesOf(theirs)).toBeGreaterThan(0)
      const again = await teacher.call('undoChange', { id: undone[1] })
      expect(again.json().code).toBe('gone')
      // What waits again can be approved again.
      good(await teacher.call('newPictureAuth', decision))
      expect((await world.site.get(`/public${theirs}`)).statusCode).toBe(200)
    })

    test('it happens once the site is open', async () => {
      const { _id, path: image } = await newPicture()
      await age(await remove(_id), 31)
      await world.site.app.listen({ port: 0, host: '127.0.0.1' })
      for (let tries = 0; tries < 100 && (await filesOf(image)) > 0; tries++) await setTimeout(50)
      expect(await filesOf(image)).toBe(0)
    })
  })
})
