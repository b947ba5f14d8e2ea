/** Tests the order and the codes of the exhibition, and how admins delete, reject and approve its creations. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import {
  artForm,
  freshPicture,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { camphor, grebe, magnolia } from '../../tests/harness/sites/small-collection.ts'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
    const { teacher } = school
    for (const [name, artDate] of [
      [magnolia[0], '2025-04-02'],
      [camphor[0], ''],
      [magnolia[0], '12-31-24'],
    ] as const) {
      const files = {
        pic: [['p', await freshPicture()]],
        art: [['a', await freshPicture()]],
      } as const
      const form = { ...artForm('plant', name), artDate }
      jsonOf(await teacher.form('uploadCreation', form, files))
    }
    await send.creation(teacher, 'bird', grebe[0])
  })

  const displays = async (headers = {}) =>
    jsonOf(await school.site.get('/api/creationDocumentary', headers)).allDisplays

  test('lists all creations by the date of the artwork, with undated artworks first', async () => {
    const all = await displays()
    expect(all.map((each: { artDate: string }) => each.artDate)).toEqual([
      '',
      '12-31-24',
      '4-2-25',
      '4-2-25',
    ])
    expect(all[2]).toMatchObject({
      name: magnolia[0],
      plant: magnolia[0],
      commonName: magnolia[1],
      chineseName: magnolia[2],
      dbType: 'plant',
      artist: 'Chen',
      photographer: 'Lin',
      location: 'Art room',
      date: 'Sun Mar 16 2025',
    })
    expect(all[2].pic).toBe(all[2].picImage.path)
    expect(all[3].dbType).toBe('bird')
  })

  test('shows codes to admins alone (31)', async () => {
    for (const headers of [{}, school.lin.authorization]) {
      expect(JSON.stringify(await displays(headers))).not.toMatch(/Code/)
    }
    const [first] = await displays(school.teacher.authorization)
    expect(first).toMatchObject({
      picCode: expect.stringMatching(/^P-\d{4}$/),
      artCode: expect.stringMatching(/^A-\d{4}$/),
    })
  })

  test('removes a deleted creation from the home page, and keeps photograph and artwork', async () => {
    const { teacher, site } = school
    const [, , { _id, pic, art }] = await displays()
    jsonOf(await teacher.call('featureToHome', { picId: _id, isCreation: true }))
    const answer = jsonOf(await teacher.call('unFeatureCreation', { temp: _id }))
    expect(answer.temp.map((each: { _id: string }) => each._id)).not.toContain(_id)
    expect(answer.temp).toHaveLength(3)
    expect((await displays()).map((each: { _id: string }) => each._id)).not.toContain(_id)
    expect(jsonOf(await teacher.get('/api/uploadHome')).entries).toEqual([])
    for (const path of [pic, art]) expect((await site.get(`/public${path}`)).statusCode).toBe(200)
    const [binEntry] = jsonOf(await teacher.get('/api/recycleBin')).entries
    expect(binEntry).toMatchObject({ id: answer.changeId, subject: { kind: 'creation' } })
    expect((await teacher.call('unFeatureCreation', { temp: _id })).statusCode).toBe(404)
    jsonOf(await teacher.call('undoChange', { id: binEntry.id }))
    expect((await displays()).map((each: { _id: string }) => each._id)).toContain(_id)
    expect(jsonOf(await teacher.get('/api/uploadHome')).entries).toHaveLength(1)
  })

  test('rejects a pending creation, and answers 404 for a repeated rejection', async () => {
    const { lin, teacher } = school
    const id = await send.creation(lin, 'plant', magnolia[0])
    const answer = jsonOf(await teacher.call('unFeatureCreation', { temp: id }))
    expect(answer.temp.map((each: { _id: string }) => each._id)).not.toContain(id)
    const [submission] = jsonOf(await lin.get('/api/submissions')).submissions
    expect(submission).toMatchObject({ id, status: 'rejected' })
    expect((await teacher.call('unFeatureCreation', { temp: id })).statusCode).toBe(404)
  })

  test('approves a pending creation that an admin features', async () => {
    const { lin, teacher } = school
    const countBefore = jsonOf(await teacher.get('/api/uploadHome')).entries.length
    const id = await send.creation(lin, 'plant', magnolia[0])
    jsonOf(await teacher.call('featureToHome', { picId: id, isCreation: true }))
    const [submission] = jsonOf(await lin.get('/api/submissions')).submissions
    expect(submission).toMatchObject({ id, status: 'approved' })
    expect(jsonOf(await teacher.get('/api/uploadHome')).entries).toHaveLength(countBefore + 1)
    // The call has the id of the submission, but the creation has another id.
    const again = await teacher.call('featureToHome', { picId: id, isCreation: true })
    expect(again.statusCode).toBe(404)
  })
})
