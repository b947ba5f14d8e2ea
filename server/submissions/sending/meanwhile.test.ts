/** Tests the approval of submissions after the site has changed, and that the reviewer sees the change. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { everyRow } from '../../../tests/harness/sites/every-answer.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  cardOf,
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { camphor, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  let teacher: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    ;({ lin, teacher } = school)
  })

  const ownSubmission = (id: string) => submissionOf(lin, id)
  const profileOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName })).resultPost[0]
  const creations = async () =>
    jsonOf(await school.site.get('/api/creationDocumentary')).allDisplays

  async function expectRejected(
    call: Parameters<Person['call']>[0],
    id: string,
    [status, message]: [number, RegExp],
  ) {
    const before = await everyRow(school.site)
    const rejected = await teacher.call(call, { id, decision: true })
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      status,
      expect.stringMatching(message),
    ])
    expect(await everyRow(school.site)).toEqual(before)
    expect(await ownSubmission(id)).toMatchObject({ status: 'pending', decidedAt: null })
  }

  describe('a new species', () => {
    test('can be rejected but not approved if another species has taken its name meanwhile', async () => {
      const id = await send.species(lin, 'plant', 'Planta dupla')
      await send.species(teacher, 'plant', 'planta  DUPLA')
      await expectRejected('newPostAuth', id, [400, /^plant already exists$/])
      jsonOf(await teacher.call('newPostAuth', { id, decision: false, reason: 'There is one' }))
      expect(await ownSubmission(id)).toMatchObject({ status: 'rejected', reason: 'There is one' })
    })

    test('shows its author, names and texts', async () => {
      const id = await send.species(lin, 'bird', 'Avis integra')
      expect(await cardOf(teacher, 'newAuthPosts', id)).toEqual({
        _id: id,
        id,
        dbType: 'bird',
        author: lin.username,
        submittedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        latinName: 'Avis integra',
        commonName: 'Common Avis integra',
        chineseName: '新种',
        fields: [
          { field: 'latinName', text: 'Avis integra' },
          { field: 'chineseName', text: '新种' },
          { field: 'commonName', text: 'Common Avis integra' },
          { field: 'location', text: 'Gate' },
          { field: 'appearance', text: 'Small' },
          { field: 'diet', text: 'Fish' },
          { field: 'songs', text: 'A trill' },
          { field: 'Juvenile', text: 'Striped' },
          { field: 'Subadult', text: 'Less striped' },
          { field: 'MaleAdult', text: 'Plain' },
        ],
        pictures: [],
      })
    })
  })

  describe('an edit', () => {
    test('shows each edited text before, now and after, and whether one of the texts has changed since', async () => {
      await send.species(teacher, 'plant', 'Planta mutata')
      const change = { location: 'Lake', otherNames: '别名', link: 'Kew: kew.org' }
      const id = await send.edit(lin, 'plant', 'Planta mutata', change)
      expect(await cardOf(teacher, 'authPosts', id)).toMatchObject({
        dbType: 'plant',
        author: lin.username,
        latinName: 'Planta mutata',
        changedSince: false,
        changes: [
          { field: 'otherNames', before: '', now: '', after: '别名' },
          { field: 'location', before: 'Gate', now: 'Gate', after: 'Lake' },
          { field: 'link', before: '', now: '', after: 'Kew: https://kew.org' },
        ],
      })
      // A change of another field gives no warning.
      await send.edit(teacher, 'plant', 'Planta mutata', { additionalInfo: 'Evergreen' })
      expect((await cardOf(teacher, 'authPosts', id)).changedSince).toBe(false)
      await send.edit(teacher, 'plant', 'Planta mutata', { location: 'Hill' })
      expect(await cardOf(teacher, 'authPosts', id)).toMatchObject({
        changedSince: true,
        changes: [{}, { field: 'location', before: 'Gate', now: 'Hill', after: 'Lake' }, {}],
      })
    })

    test('keeps the changes of other people when it is approved later', async () => {
      await send.species(teacher, 'plant', 'Planta communis')
      const first = await send.edit(lin, 'plant', 'Planta communis', { location: 'Lake' })
      const second = await send.edit(lin, 'plant', 'Planta communis', {
        additionalInfo: 'Evergreen',
      })
      await send.edit(teacher, 'plant', 'Planta communis', { otherNames: '别名', editor: 'Wu' })
      for (const id of [second, first]) {
        jsonOf(await teacher.call('handleEditDecision', { id, decision: true }))
      }
      expect(await profileOf('Planta communis')).toMatchObject({
        location: 'Lake',
        additionalInfo: 'Evergreen',
        otherNames: '别名',
        editor: 'Wu',
      })
    })

    test('cannot be approved if another species has taken its new name meanwhile', async () => {
      await send.species(teacher, 'plant', 'Planta prima')
      const id = await send.edit(lin, 'plant', 'Planta prima', { latinName: 'Planta secunda' })
      await send.species(teacher, 'plant', 'Planta secunda')
      await expectRejected('handleEditDecision', id, [400, /^plant already exists$/])
    })

    test('changes the species under its new name if the species was renamed meanwhile', async () => {
      await send.species(teacher, 'plant', 'Planta vetus')
      const id = await send.edit(lin, 'plant', 'Planta vetus', { location: 'Lake' })
      await send.edit(teacher, 'plant', 'Planta vetus', { latinName: 'Planta nova' })
      jsonOf(await teacher.call('handleEditDecision', { id, decision: true }))
      expect(await profileOf('Planta nova')).toMatchObject({
        latinName: 'Planta nova',
        location: 'Lake',
      })
    })
  })

  describe('a creation', () => {
    test('shows both halves, including a published half', async () => {
      const pic = await freshPicture()
      await send.picture(teacher, 'plant', tree, pic)
      const published = (await imagesOf(school, 'plant', tree)).pics.at(-1)
      const id = await send.creation(lin, 'plant', tree, { pic })
      expect(await cardOf(teacher, 'newCreationEntries', id)).toMatchObject({
        _id: id,
        name: tree,
        plant: tree,
        dbType: 'plant',
        author: lin.username,
        pic: { path: published?.path },
        art: { path: expect.stringMatching(/^\/Magnolia_denudata-/) },
        photographer: 'Lin',
        photoDate: 'Sun Mar 16 2025',
        artist: 'Chen',
        artDate: 'Wed Apr 02 2025',
        artLocation: 'Art room',
      })
    })

    test('is rejected with both halves, including the artwork sent before the creation', async () => {
      const art = await freshPicture()
      const artworkAlone = await send.artwork(lin, 'plant', tree, art)
      const id = await send.creation(lin, 'plant', tree, { art })
      const before = (await imagesOf(school, 'plant', tree)).arts.length
      expect(await cardOf(teacher, 'newPictures', artworkAlone)).toBeUndefined()
      jsonOf(await teacher.call('newCreationAuth', { id, decision: false, reason: 'Blurred' }))
      const rows = school.site.database.db.selectFrom('submission').select(['id', 'status'])
      const halves = await rows.where('part_of', '=', id).execute()
      expect(halves.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
      expect(halves.map((half) => half.id)).toContain(artworkAlone)
      expect((await imagesOf(school, 'plant', tree)).arts).toHaveLength(before)
      expect(await ownSubmission(id)).toMatchObject({ status: 'rejected', reason: 'Blurred' })
    })

    test('shows its artwork once if the artwork was also sent alone before the approval', async () => {
      const art = await freshPicture()
      await send.artwork(lin, 'plant', camphor[0], art)
      const id = await send.creation(lin, 'plant', camphor[0], { art })
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
      const { pics, arts } = await imagesOf(school, 'plant', camphor[0])
      expect([pics.length, arts.length]).toEqual([1, 1])
      const shown = (await creations()).filter(
        (each: { plant: string }) => each.plant === camphor[0],
      )
      expect(shown).toMatchObject([{ pic: pics[0].path, art: arts[0].path }])
      // The author sees both pictures, the photograph first.
      expect((await ownSubmission(id)).images.map((image: { path: string }) => image.path)).toEqual(
        [pics[0].path, arts[0].path],
      )
    })

    test('cannot be approved while its published half is moved or deleted', async () => {
      const pic = await freshPicture()
      const published = await send.picture(teacher, 'plant', tree, pic)
      const id = await send.creation(lin, 'plant', tree, { pic })
      const { pics } = await imagesOf(school, 'plant', tree)
      const picture = pics.at(-1)?._id
      expect(published).toBeTruthy()
      const moved = await teacher.call('updatePictures', {
        ids: [picture],
        change: { latinName: camphor[0] },
      })
      await expectRejected('newCreationAuth', id, [
        409,
        /picture of this creation no longer belongs to the species/,
      ])
      jsonOf(await teacher.call('undoChange', { id: jsonOf(moved).changeId }))
      const deleted = jsonOf(await teacher.call('editPageDelete', { ids: [picture] }))
      await expectRejected('newCreationAuth', id, [
        409,
        /picture of this creation no longer belongs to the species/,
      ])
      jsonOf(await teacher.call('undoChange', { id: deleted.changeId }))
      jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
    })
  })
})
