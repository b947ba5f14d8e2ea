/** Tests that content of the recycle bin is purged with every file that no other row uses. */
import { setTimeout } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import type { BinEntry } from '../../contract/schemas/activity.ts'
import { onEachDatabase } from '../../tests/harness/databases/databases.ts'
import { giveAvif } from '../../tests/harness/sites/avif-renditions.ts'
import { recycleBinCalls } from '../../tests/harness/sites/recycle-bin-calls.ts'
import {
  addRichSpecies,
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabase((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const { bin, undo, purge, countFiles, newPicture, remove, backdate } = recycleBinCalls(
    () => school,
  )

  describe('a purge by an admin', () => {
    test('deletes the files, and the content can no longer be restored', async () => {
      const { _id, path: image } = await newPicture()
      await giveAvif(school.site, _id)
      const deleted = await remove(_id)
      expect(await countFiles(image)).toBeGreaterThan(2)
      expect(jsonOf(await purge(deleted)).message).toBe('Permanently deleted')
      expect(await countFiles(image)).toBe(0)
      const rejected = await school.teacher.call('undoChange', { id: deleted })
      expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'gone'])
      expect((await bin()).entries.map(({ id }: BinEntry) => id)).not.toContain(deleted)
      const { entries } = jsonOf(await school.teacher.get('/api/activity'))
      const state = entries.find(({ id }: { id: string }) => id === deleted)
      expect(state).toMatchObject({ state: 'gone', canUndo: false })
      expect(entries[0]).toMatchObject({ action: 'purge', username: school.teacher.username })
      expect((await purge(deleted)).statusCode).toBe(404)
    })

    test('answers 404 for content that is not in the recycle bin', async () => {
      const { _id, path: image } = await newPicture()
      const deleted = await remove(_id)
      const restored = await undo(deleted)
      const [{ id: latest }] = jsonOf(await school.teacher.get('/api/activity')).entries
      for (const id of [deleted, restored, latest, '00000000-0000-4000-8000-000000000000']) {
        expect((await purge(id)).statusCode).toBe(404)
      }
      expect(await countFiles(image)).toBeGreaterThan(0)
      expect((await school.site.get(`/public${image}`)).statusCode).toBe(200)
    })

    test('never leaves a restored picture without files when a purge and an undo arrive together', async () => {
      for (let times = 0; times < 6; times++) {
        const { _id, path: image } = await newPicture()
        const deleted = await remove(_id)
        const calls = [purge(deleted), school.teacher.call('undoChange', { id: deleted })]
        const [purged, undone] = await Promise.all(times % 2 ? calls : calls.reverse())
        expect(
          [purged?.statusCode, undone?.statusCode].filter((code) => code === 200),
        ).toHaveLength(1)
        const { pics } = await imagesOf(school, 'plant', tree)
        const exists = pics.some((each) => each._id === _id)
        expect((await countFiles(image)) > 0).toBe(exists)
      }
    })

    test('keeps the files that another submission uses', async () => {
      const { lin, teacher, site } = school
      // The same photograph is part of two creations of one member.
      const bytes = await freshPicture()
      await send.creation(lin, 'plant', tree, { pic: bytes })
      const second = await send.creation(lin, 'plant', tree, { pic: bytes })
      const ownSubmissions = async () => jsonOf(await lin.get('/api/submissions')).submissions
      const [pending, first] = await ownSubmissions()
      expect(pending.id).toBe(second)
      const [image] = first.images
      expect(pending.images[0].path).toBe(image.path)
      jsonOf(await teacher.call('newCreationAuth', { id: first.id, decision: true }))
      const { pics } = await imagesOf(school, 'plant', tree)
      const shown = pics.find((each) => each.path === image.path)
      jsonOf(await purge(await remove(shown?._id ?? '')))
      expect(await countFiles(image.path)).toBeGreaterThan(0)
      expect((await lin.get(`/public${image.path}`)).statusCode).toBe(200)
      expect((await site.get(`/public${image.path}`)).statusCode).toBe(404)
      // Approval of the second creation publishes the photograph again.
      jsonOf(await teacher.call('newCreationAuth', { id: second, decision: true }))
      expect((await site.get(`/public${image.path}`)).statusCode).toBe(200)
    })

    test('removes the picture from the submissions of its author', async () => {
      const { lin, teacher } = school
      const id = await send.picture(lin, 'plant', tree)
      jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true }))
      const latestSubmission = async () => jsonOf(await lin.get('/api/submissions')).submissions[0]
      const [{ path: image }] = (await latestSubmission()).images
      const shown = (await imagesOf(school, 'plant', tree)).pics.find((each) => each.path === image)
      jsonOf(await purge(await remove(shown?._id ?? '')))
      expect((await latestSubmission()).images).toEqual([])
      expect((await lin.get(`/public${image}`)).statusCode).toBe(404)
    })
  })

  describe('after 30 days', () => {
    beforeEach(async () => {
      await school.site.bin.purgeOld(Date.now() + 100 * dayInMs)
    })

    test('purges deleted content with its files, and keeps newer deletions', async () => {
      const [older, newer] = [await newPicture(), await newPicture()]
      const deleted = [await remove(older._id), await remove(newer._id)]
      await backdate(deleted[0] ?? '', 30.01)
      await backdate(deleted[1] ?? '', 29.99)
      expect(await school.site.bin.purgeOld()).toBe(1)
      expect(await countFiles(older.path)).toBe(0)
      expect(await countFiles(newer.path)).toBeGreaterThan(0)
      expect((await bin()).entries.map(({ id }: BinEntry) => id)).toEqual([deleted[1]])
      await undo(deleted[1] ?? '')
      expect((await school.site.get(`/public${newer.path}`)).statusCode).toBe(200)
    })

    test('purges a species with all its files', async () => {
      const name = 'Planta caduca'
      await addRichSpecies(school, 'plant', name)
      const { pics, arts } = await imagesOf(school, 'plant', name)
      const post = jsonOf(await school.site.post('/api/syncPlantInfo', { postName: name }))
      const id = { id: post.resultPost[0]._id }
      await backdate(jsonOf(await school.teacher.call('editPageDeletePlant', id)).changeId, 31)
      await school.site.bin.purgeOld()
      for (const each of [...pics, ...arts]) expect(await countFiles(each.path)).toBe(0)
    })

    test('purges a picture whose publication was undone, unless the picture is pending again', async () => {
      const { lin, teacher } = school
      const sent = await send.picture(lin, 'plant', tree)
      const decision = { ids: [sent], decision: true }
      const approved = jsonOf(await teacher.call('newPictureAuth', decision)).decided[0].changeId
      const [{ path: pendingPath }] = jsonOf(await lin.get('/api/submissions')).submissions[0]
        .images
      const { path: ownPath } = await newPicture()
      const { entries } = jsonOf(await teacher.get('/api/activity'))
      const undone = [await undo(approved), await undo(entries[0].id)]
      for (const id of undone) await backdate(id, 31)
      expect(await school.site.bin.purgeOld()).toBe(1)
      expect(await countFiles(ownPath)).toBe(0)
      expect(await countFiles(pendingPath)).toBeGreaterThan(0)
      const again = await teacher.call('undoChange', { id: undone[1] })
      expect(again.json().code).toBe('gone')
      // The pending submission can still be approved.
      jsonOf(await teacher.call('newPictureAuth', decision))
      expect((await school.site.get(`/public${pendingPath}`)).statusCode).toBe(200)
    })

    test('purges old deletions when the site opens', async () => {
      const { _id, path: image } = await newPicture()
      await backdate(await remove(_id), 31)
      await school.site.app.listen({ port: 0, host: '127.0.0.1' })
      for (let tries = 0; tries < 100 && (await countFiles(image)) > 0; tries++)
        await setTimeout(50)
      expect(await countFiles(image)).toBe(0)
    })
  })
})
