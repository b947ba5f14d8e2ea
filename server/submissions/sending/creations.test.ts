/** Tests that the photograph and the artwork of a creation are stored, shown and rejected together. */
import { beforeAll, describe, expect, test } from 'vitest'
import { storedFiles } from '../../../tests/harness/databases/contents.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { openSchool } from '../../../tests/harness/sites/rich-species.ts'
import type { Site } from '../../../tests/harness/sites/site.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'
import {
  freshPicture,
  paintingForm,
  photographForm,
} from '../../../tests/harness/sites/upload-forms.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    ;({ site, lin, chen, teacher } = await openSchool(await open()))
  })

  const submissionsOf = async (person: Person) =>
    (await person.get('/api/submissions')).json().submissions
  const countFiles = async () => (await storedFiles(site.database)).length
  const creations = async (person: Person) =>
    (await person.get('/api/uploadCreation')).json().temp as { _id: string; status: string }[]

  test('stores a creation as one pending submission, and stores a repeated artwork once', async () => {
    const [pic, art] = [await freshPicture(), await freshPicture()]
    const artworkAlone = await lin.form('uploadArt', paintingForm(), { files: [['art.jpg', art]] })
    expect(artworkAlone.json()).toMatchObject({
      message: 'Artwork uploaded successfully',
      status: 'pending',
    })
    const before = await countFiles()
    const creation = await lin.form('uploadCreation', paintingForm(), {
      pic: [['pic.jpg', pic]],
      art: [['art.jpg', art]],
    })
    expect(creation.json()).toMatchObject({ message: 'Creation uploaded successfully' })
    expect(await countFiles()).toBe(before + 2)
    const [ownCreation, previous] = await submissionsOf(lin)
    expect(ownCreation).toMatchObject({
      id: creation.json().id,
      kind: 'creation',
      status: 'pending',
    })
    expect(ownCreation.images).toHaveLength(2)
    expect(previous?.id).not.toBe(artworkAlone.json().files[0].id)

    expect(await creations(lin)).toMatchObject([
      {
        ...{ _id: creation.json().id, status: 'pending', artist: 'Chen' },
        ...{ plant: magnolia[0], commonName: magnolia[1], chineseName: magnolia[2] },
      },
    ])
    expect(await creations(chen)).toEqual([])
    expect(await creations(teacher)).toMatchObject([{ _id: creation.json().id }])

    const repeated = await lin.form('uploadCreation', paintingForm(), {
      pic: [['pic.jpg', pic]],
      art: [['art.jpg', art]],
    })
    expect(repeated.json().id).toBe(creation.json().id)
  })

  test('publishes a creation of an admin at once, with its artwork among the artworks', async () => {
    const sent = await teacher.form('uploadCreation', paintingForm({ artist: 'Teacher' }), {
      pic: [['pic.jpg', await freshPicture()]],
      art: [['art.jpg', await freshPicture()]],
    })
    expect(sent.json().status).toBe('approved')
    const cards = await creations(chen)
    expect(cards).toMatchObject([{ status: 'approved', plant: magnolia[0], artist: 'Teacher' }])
    const { arts } = (await site.post('/api/getPicsAndArts', { plant: magnolia[0] })).json()
    expect(arts.at(-1)).toMatchObject({ artist: 'Teacher', time: 'Wed Apr 02 2025' })
  })

  test('rejects both halves of a creation if one half is invalid', async () => {
    const before = [await countFiles(), (await submissionsOf(chen)).length]
    const sent = await chen.form('uploadCreation', paintingForm(), {
      pic: [['pic.jpg', await freshPicture()]],
      art: [['art.jpg', Buffer.from('no picture')]],
    })
    expect([sent.statusCode, sent.json().message]).toEqual([400, 'unsupported file format'])
    expect([await countFiles(), (await submissionsOf(chen)).length]).toEqual(before)
  })

  test('rejects a creation without an artwork', async () => {
    const pic = [['p', await freshPicture()]] as const
    const sent = await chen.form('uploadCreation', paintingForm(), { pic })
    const message = 'please upload at least one painting'
    expect([sent.statusCode, sent.json().message]).toEqual([400, message])
  })

  test.each(['pic', 'art'] as const)('rejects two files in the field %s', async (field) => {
    const halves = { pic: ['p', await freshPicture()], art: ['a', await freshPicture()] } as const
    const files = { pic: [halves.pic], art: [halves.art], [field]: [halves.pic, halves.art] }
    const sent = await chen.form('uploadCreation', paintingForm(), files)
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'one_file'])
  })

  test.each(['photoDate', 'artDate'])('rejects a future date in the field %s', async (field) => {
    const files = {
      pic: [['p', await freshPicture()]],
      art: [['a', await freshPicture()]],
    } as const
    const form = { ...paintingForm(), [field]: '3-16-99' }
    const sent = await chen.form('uploadCreation', form, files)
    expect([sent.statusCode, Object.keys(sent.json().fields)]).toEqual([400, [field]])
  })

  test('recognises a pending or published creation that is sent again', async () => {
    const files = {
      pic: [['p', await freshPicture()]],
      art: [['a', await freshPicture()]],
    } as const
    const first = (await chen.form('uploadCreation', paintingForm(), files)).json()
    expect(first).not.toHaveProperty('known')
    const count = await countFiles()
    const again = (await chen.form('uploadCreation', paintingForm(), files)).json()
    expect(again).toMatchObject({ id: first.id, status: 'pending', known: true })
    await teacher.call('newCreationAuth', { id: first.id, decision: true })
    for (const person of [chen, lin]) {
      const later = (await person.form('uploadCreation', paintingForm(), files)).json()
      expect(later).toMatchObject({ status: 'approved', known: true })
    }
    expect(await countFiles()).toBe(count)
  })

  test('recognises a pending creation when one half is published', async () => {
    const [pic, art] = [await freshPicture(), await freshPicture()]
    await teacher.form('uploadPic', photographForm(), { files: [['p', pic]] })
    const files = { pic: [['p', pic]], art: [['a', art]] } as const
    const first = (await chen.form('uploadCreation', paintingForm(), files)).json()
    expect(first).toMatchObject({ status: 'pending' })
    const again = (await chen.form('uploadCreation', paintingForm(), files)).json()
    expect(again).toMatchObject({ id: first.id, status: 'pending', known: true })
    const otherFiles = { ...files, pic: [['p', await freshPicture()]] } as const
    expect((await chen.form('uploadCreation', paintingForm(), otherFiles)).json().id).not.toBe(
      first.id,
    )
  })

  describe('a creation without a photograph', () => {
    const displays = async () =>
      (await site.get('/api/creationDocumentary')).json().allDisplays as { artist: string }[]
    const art = [['a', new Uint8Array()]] as [string, Uint8Array][]

    test('is shown in the preview and in the exhibition, but cannot be featured', async () => {
      art[0] = ['a', await freshPicture()]
      const form = paintingForm({ plant: grebe[0], artist: 'Alone' })
      const sent = (await lin.form('uploadCreation', form, { art })).json()
      expect(sent).toMatchObject({ status: 'pending' })
      expect((await submissionsOf(lin))[0]).toMatchObject({ kind: 'creation', status: 'pending' })
      expect((await creations(lin))[0]).toMatchObject({ _id: sent.id, pic: '', picImage: null })
      const { newCreationEntries } = (await teacher.get('/api/adminAuth')).json()
      expect(newCreationEntries).toContainEqual(
        expect.objectContaining({ id: sent.id, alone: true, pic: null }),
      )
      const featured = await teacher.call('featureToHome', { picId: sent.id, isCreation: true })
      expect([featured.statusCode, featured.json().code]).toEqual([400, 'select_both'])
      const approved = await teacher.call('newCreationAuth', { id: sent.id, decision: true })
      expect(approved.statusCode).toBe(200)
      expect(await displays()).toContainEqual(
        expect.objectContaining({ artist: 'Alone', pic: '', picImage: null, date: '' }),
      )
      const again = (await chen.form('uploadCreation', form, { art })).json()
      expect(again).toMatchObject({ status: 'approved', known: true })
    })

    test('gets its photograph later, without becoming a second creation', async () => {
      const form = paintingForm({ plant: grebe[0], artist: 'Alone', season: 'Juvenile' })
      const pic = [['p', await freshPicture()]] as const
      const { id } = (await lin.form('uploadCreation', form, { art, pic })).json()
      const approved = await teacher.call('newCreationAuth', { id, decision: true })
      const alone = (await displays()).filter(({ artist }) => artist === 'Alone')
      expect(alone).toMatchObject([
        { photographer: 'Lin', picImage: { width: expect.any(Number) } },
      ])
      await teacher.call('undoChange', { id: approved.json().changeId })
      expect(await displays()).toContainEqual(expect.objectContaining({ artist: 'Alone', pic: '' }))
    })
  })

  test('requires the life stage of the photograph in a creation of a bird', async () => {
    const files = async () =>
      ({ pic: [['p', await freshPicture()]], art: [['a', await freshPicture()]] }) as const
    const withoutStage = await chen.form(
      'uploadCreation',
      paintingForm({ plant: grebe[0] }),
      await files(),
    )
    expect([withoutStage.statusCode, withoutStage.json().fields]).toEqual([
      400,
      { season: 'is required' },
    ])
    const form = paintingForm({ plant: grebe[0], season: 'Male Adult' })
    expect((await chen.form('uploadCreation', form, await files())).statusCode).toBe(200)
  })
})
