/** Tests corrections and deletions of one or many published photographs and artworks. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { everyRow } from '../../tests/harness/sites/every-answer.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { camphor, grebe, hibiscus, magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const unknownId = '00000000-0000-4000-8000-000000000000'

onEachDatabaseNightly((open) => {
  let school: School
  beforeAll(async () => {
    school = await openSchool(await open())
  })

  const update = (ids: string[], change: object) =>
    school.teacher.call('updatePictures', { ids, change })
  const updateArtworks = (ids: string[], change: object) =>
    school.teacher.call('updateArtworks', { ids, change })
  const birdsIds = async () => (await imagesOf(school, 'bird', grebe[0])).pics.map(({ _id }) => _id)
  async function newPicture(name: string = tree, bytes?: Uint8Array): Promise<string> {
    const idsBefore = new Set((await imagesOf(school, 'plant', name)).pics.map(({ _id }) => _id))
    await send.picture(school.teacher, 'plant', name, bytes)
    const { pics } = await imagesOf(school, 'plant', name)
    return pics.find(({ _id }) => !idsBefore.has(_id))?._id ?? ''
  }

  /** Publishes a creation and a pair with a new photograph and a new artwork. */
  async function newPair() {
    const [pic, art] = [await freshPicture(), await freshPicture()]
    const picture = await newPicture(tree, pic)
    const artworksBefore = new Set(
      (await imagesOf(school, 'plant', tree)).arts.map(({ _id }) => _id),
    )
    await send.creation(school.teacher, 'plant', tree, { pic, art })
    const { arts } = await imagesOf(school, 'plant', tree)
    const artwork = arts.find(({ _id }) => !artworksBefore.has(_id))?._id ?? ''
    jsonOf(await school.teacher.call('featureToHome', { picId: picture, artId: artwork }))
    return { picture, artwork }
  }

  async function expectRejected(
    answer: () => ReturnType<typeof update>,
    [status, code]: [number, string],
  ) {
    const rowsBefore = await everyRow(school.site)
    const rejected = await answer()
    expect([rejected.statusCode, rejected.json().code]).toEqual([status, code])
    expect(await everyRow(school.site)).toEqual(rowsBefore)
  }

  describe('correcting', () => {
    test('changes only the given fields of a picture', async () => {
      const id = await newPicture()
      const image = async () => {
        const { winterPics } = jsonOf(await school.site.post('/api/getPics', { plant: tree }))
        return winterPics.find((each: { _id: string }) => each._id === id)
      }
      const change = { season: 'winter', takenOn: 'Thu Jan 09 2025', location: ' Roof ' }
      expect(jsonOf(await update([id], change))).toMatchObject({ message: 'Updated' })
      expect(await image()).toMatchObject({
        takenBy: 'Lin',
        time: 'Thu Jan 09 2025',
        location: 'Roof',
      })
      jsonOf(await update([id], { takenBy: '', takenOn: '' }))
      expect(await image()).toMatchObject({ takenBy: '', time: '', location: 'Roof' })
    })

    test('changes pictures of two species at once, and counts a repeated id once', async () => {
      const ids = [await newPicture(tree), await newPicture(hibiscus[0])]
      jsonOf(await update([...ids, ids[0] ?? ''], { takenBy: 'Wu Min' }))
      for (const name of [tree, hibiscus[0]]) {
        const { springPics } = jsonOf(await school.site.post('/api/getPics', { plant: name }))
        const image = springPics.find((each: { _id: string }) => ids.includes(each._id))
        expect(image.takenBy).toBe('Wu Min')
      }
      const [{ action, subject }] = jsonOf(await school.teacher.get('/api/activity')).entries
      expect([action, subject]).toMatchObject(['edit', { kind: 'picture', count: 2 }])
    })

    test('changes an artwork', async () => {
      const { arts } = await imagesOf(school, 'plant', tree)
      const id = arts[0]._id
      jsonOf(await updateArtworks([id], { artist: 'Wu', drawnOn: '4-2-25', location: '' }))
      const [image] = (await imagesOf(school, 'plant', tree)).arts.filter(({ _id }) => _id === id)
      expect(image).toMatchObject({ artist: 'Wu', time: 'Wed Apr 02 2025', location: '' })
    })

    test('moves a picture to another species, with its path and nominations', async () => {
      const { site, teacher, lin } = school
      const id = await newPicture()
      const { pics } = await imagesOf(school, 'plant', tree)
      const path = pics.find(({ _id }) => _id === id)?.path ?? ''
      jsonOf(await lin.form('uploadFeatureSingle', { plant: tree, path }))
      jsonOf(await update([id], { latinName: 'camphora_officinarum' }))
      const moved = (await imagesOf(school, 'plant', camphor[0])).pics.map(({ _id }) => _id)
      expect(moved).toContain(id)
      expect((await imagesOf(school, 'plant', tree)).pics.map(({ _id }) => _id)).not.toContain(id)
      expect((await site.get(`/public${path}`)).statusCode).toBe(200)
      const view = jsonOf(await teacher.call('adminView', { search: camphor[0] })).resultPics
      expect(view[0]).toMatchObject({ _id: id, nominated: true, plant: camphor[0] })
    })

    test('rejects a section of another kind, and a day in the future', async () => {
      const [bird = ''] = await birdsIds()
      const id = await newPicture()
      await expectRejected(() => update([bird], { season: 'spring' }), [400, 'bad_input'])
      await expectRejected(() => update([id, bird], { season: 'spring' }), [400, 'bad_input'])
      await expectRejected(() => update([id], { takenOn: '2999-01-01' }), [400, 'bad_input'])
      const { arts } = await imagesOf(school, 'plant', tree)
      await expectRejected(
        () => updateArtworks([arts[0]._id], { drawnOn: '2999-01-01' }),
        [400, 'bad_input'],
      )
    })

    test('changes nothing for a missing picture or a species of another kind', async () => {
      const id = await newPicture()
      const credits = { takenBy: 'Nobody' }
      await expectRejected(() => update([id, unknownId], credits), [404, 'not_found'])
      await expectRejected(() => updateArtworks([id], { artist: 'Nobody' }), [404, 'not_found'])
      await expectRejected(() => update([id], { latinName: grebe[0] }), [404, 'not_found'])
      await expectRejected(() => update([id], { latinName: 'Nothing here' }), [404, 'not_found'])
    })

    test('rejects a move to a species with the same picture, or out of a creation', async () => {
      const bytes = await freshPicture()
      const id = await newPicture(tree, bytes)
      const otherPicture = await newPicture(hibiscus[0], bytes)
      const move = (ids: string[], latinName: string) => () => update(ids, { latinName })
      await expectRejected(move([otherPicture], tree), [409, 'there_already'])
      // Both pictures have the same file, and a species can have a file only once.
      await expectRejected(move([id, otherPicture], camphor[0]), [409, 'there_already'])
      const { picture, artwork } = await newPair()
      await expectRejected(move([picture], camphor[0]), [409, 'part_of_pair'])
      const moveArtwork = () => updateArtworks([artwork], { latinName: camphor[0] })
      await expectRejected(moveArtwork, [409, 'part_of_pair'])
      // The credits of the picture can still be corrected.
      jsonOf(await update([picture], { takenBy: 'Wu' }))
    })
  })

  describe('deleting', () => {
    test('deletes a picture with its creation, pair and nominations, but not the artwork', async () => {
      const { site, teacher, lin } = school
      const { picture, artwork } = await newPair()
      const { pics } = await imagesOf(school, 'plant', tree)
      const path = pics.find(({ _id }) => _id === picture)?.path ?? ''
      jsonOf(await lin.form('uploadFeatureSingle', { plant: tree, path }))
      expect(jsonOf(await teacher.call('editPageDelete', { id: picture })).message).toBe('Deleted')
      const remaining = await imagesOf(school, 'plant', tree)
      expect(remaining.pics.map(({ _id }) => _id)).not.toContain(picture)
      expect(remaining.arts.map(({ _id }) => _id)).toContain(artwork)
      expect((await site.get(`/public${path}`)).statusCode).toBe(404)
      expect((await site.get(`/public/compressed${path}`)).statusCode).toBe(404)
      for (const url of ['/api/uploadHome', '/api/creationDocumentary', '/api/userInfo']) {
        expect((await teacher.get(url)).body).not.toContain(path)
      }
      const nominations = site.database.db.selectFrom('nomination').selectAll()
      expect(await nominations.where('target_id', '=', picture).execute()).toEqual([])
    })

    test('deletes many pictures at once, and no picture if one is missing', async () => {
      const ids = [await newPicture(), await newPicture(), await newPicture(hibiscus[0])]
      const remove = (body: object) => school.teacher.call('editPageDelete', body)
      await expectRejected(() => remove({ ids: [...ids, unknownId] }), [404, 'not_found'])
      const [first, ...others] = ids
      jsonOf(await remove({ id: first, ids: others }))
      await expectRejected(() => remove({ ids }), [404, 'not_found'])
      const [{ subject }] = jsonOf(await school.teacher.get('/api/recycleBin')).entries
      expect(subject).toMatchObject({ kind: 'picture', count: 3 })
    })

    test('does not delete an artwork as a picture, or a picture as an artwork', async () => {
      const { arts, pics } = await imagesOf(school, 'plant', tree)
      const artworkId = { id: arts[0]._id }
      const call = school.teacher.call
      await expectRejected(() => call('editPageDelete', artworkId), [404, 'not_found'])
      await expectRejected(() => call('editPageDeleteArt', { id: pics[0]._id }), [404, 'not_found'])
      jsonOf(await call('editPageDeleteArt', artworkId))
    })

    test('does not delete a pending picture', async () => {
      const id = await send.picture(school.lin, 'plant', tree)
      await expectRejected(() => school.teacher.call('editPageDelete', { id }), [404, 'not_found'])
    })

    test('accepts the file of a deleted picture again, as another picture', async () => {
      const bytes = await freshPicture()
      const id = await newPicture(tree, bytes)
      jsonOf(await school.teacher.call('editPageDelete', { id }))
      expect(await newPicture(tree, bytes)).not.toBe(id)
    })
  })

  test('rejects members (25)', async () => {
    const id = await newPicture()
    for (const [call, body] of [
      ['editPageDelete', { id }],
      ['editPageDeleteArt', { id }],
      ['editPageDeletePlant', { id }],
      ['editPageDeleteBird', { id }],
      ['updatePictures', { ids: [id], change: {} }],
      ['updateArtworks', { ids: [id], change: {} }],
      ['mergeSpecies', { kind: 'plant', from: tree, into: camphor[0] }],
      ['unFeatureHome', { id }],
      ['unFeatureCreation', { temp: id }],
      ['purge', { id }],
      ['undoChange', { id }],
    ] as const) {
      await expectRejected(() => school.lin.call(call, body), [403, 'not_allowed'])
    }
  })
})
