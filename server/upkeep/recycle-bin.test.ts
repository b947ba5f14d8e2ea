/**
 * Tests that deleted content is listed and can be restored within 30 days. The tests of purging are in purge.test.ts.
 */
import { beforeAll, expect, test } from 'vitest'
import { dayInMs } from '../../contract/limits.ts'
import type { BinEntry } from '../../contract/schemas/activity.ts'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { recycleBinCalls } from '../../tests/harness/sites/recycle-bin-calls.ts'
import {
  addRichSpecies,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
} from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const { bin, undo, newPicture, remove, backdate } = recycleBinCalls(() => school)
  const counts = async () => jsonOf(await school.teacher.get('/api/waitingCounts'))

  test('lists deleted content, latest first, with the day of its purge', async () => {
    const { _id } = await newPicture()
    const picture = await remove(_id)
    await addRichSpecies(school, 'plant', 'Planta deleta')
    const post = jsonOf(await school.site.post('/api/syncPlantInfo', { postName: 'Planta deleta' }))
    const body = { id: post.resultPost[0]._id }
    const species = jsonOf(await school.teacher.call('editPageDeletePlant', body)).changeId
    const { entries, total, pageSize } = await bin()
    expect([total, pageSize, (await counts()).deleted]).toEqual([2, 50, 2])
    expect(entries.map(({ id }: BinEntry) => id)).toEqual([species, picture])
    const [first] = entries as BinEntry[]
    expect(first).toMatchObject({
      username: school.teacher.username,
      subject: { kind: 'species', dbType: 'plant', name: 'Planta deleta' },
    })
    const days =
      (Date.parse(first?.purgedOn ?? '') - Date.parse(first?.at.slice(0, 10) ?? '')) / dayInMs
    expect(days).toBe(30)
    await undo(species)
    expect((await bin()).entries.map(({ id }: BinEntry) => id)).toEqual([picture])
  })

  test('identifies a picture by its code, and serves its files only to admins', async () => {
    const { teacher, site } = school
    const { _id, path: image } = await newPicture()
    const deleted = await remove(_id)
    const [sent] = (await bin()).entries as BinEntry[]
    expect(sent?.pictures).toEqual([
      {
        code: expect.stringMatching(/^P-\d{4}$/),
        sender: teacher.username,
        senderId: teacher.accountId,
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\d /),
        path: image,
        width: expect.any(Number),
        height: expect.any(Number),
        placeholder: expect.stringMatching(/^data:image/),
      },
    ])
    const small = `/public/compressed${image}?width=480`
    expect((await teacher.get(small)).statusCode).toBe(200)
    for (const reader of [site, school.lin]) expect((await reader.get(small)).statusCode).toBe(404)
    await undo(deleted)
    // An imported picture has no author, so nobody can load its files while it is deleted.
    const [imported] = (await imagesOf(school, 'plant', tree)).pics
    const deletionId = await remove(imported?._id ?? '')
    const [entry] = (await bin()).entries as BinEntry[]
    expect(entry?.pictures[0]).not.toHaveProperty('path')
    expect(entry?.pictures[0]?.code).toMatch(/^P-\d{4}$/)
    expect((await teacher.get(`/public${imported?.path}`)).statusCode).toBe(404)
    await undo(deletionId)
  })

  test('keeps content that was restored and deleted again for another 30 days', async () => {
    const deleted = await remove((await newPicture())._id)
    await backdate(deleted, 29)
    const again = await undo(await undo(deleted))
    await backdate(again, 3)
    const [entry] = (await bin()).entries.filter(({ id }: BinEntry) => id === deleted)
    expect(Date.parse(entry.purgedOn) - Date.now()).toBeGreaterThan(25 * dayInMs)
    expect(await school.site.bin.purgeOld(Date.now() + 2 * dayInMs)).toBe(0)
    await undo(deleted)
    expect((await bin()).entries.map(({ id }: BinEntry) => id)).not.toContain(deleted)
  })
})
