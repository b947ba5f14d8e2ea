/**
 * Tests that an admin chooses the featured pairs of the home page, and that both pictures of a pair show one species.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import {
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
} from '../../tests/harness/sites/rich-species.ts'
import { camphor, grebe, magnolia } from '../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const unknownId = '00000000-0000-4000-8000-000000000000'
const selectBoth = 'Please select both a picture and an artwork'
const differentPlants = 'The picture and the artwork are of different plants'

onEachDatabaseNightly((open) => {
  let school: School
  let pic: string
  let art: string
  let camphorImages: { pic: string; art: string }
  beforeAll(async () => {
    school = await openSchool(await open())
    const images = await imagesOf(school, 'plant', tree)
    pic = images.pics[0]._id
    art = images.arts[0]._id
    await send.creation(school.teacher, 'plant', camphor[0])
    const second = await imagesOf(school, 'plant', camphor[0])
    camphorImages = { pic: second.pics[0]._id, art: second.arts[0]._id }
  })

  const feature = (body: object) => school.teacher.call('featureToHome', body)
  const entries = async () => jsonOf(await school.teacher.get('/api/uploadHome')).entries
  const featuredPairs = async () => jsonOf(await school.site.get('/api/userInfo')).featureLists

  async function expectRejected(
    answer: ReturnType<typeof feature>,
    [status, message]: [number, string],
  ) {
    const entriesBefore = await entries()
    const rejected = await answer
    expect([rejected.statusCode, rejected.json().message]).toEqual([status, message])
    expect(await entries()).toEqual(entriesBefore)
  }

  test('shows pairs at once, newest first, with codes only for admins (31)', async () => {
    const result = jsonOf(await feature({ picId: pic, artId: art, isCreation: false }))
    expect(result).toEqual({
      message: 'Featured successfully',
      changeId: expect.any(String),
      repeated: false,
    })
    const [entry] = await entries()
    expect(entry).toMatchObject({
      plant: tree,
      dbType: 'plant',
      pic: { _id: pic, code: expect.stringMatching(/^P-\d{4}$/) },
      art: { _id: art, code: expect.stringMatching(/^A-\d{4}$/) },
    })
    const [{ works }] = await featuredPairs()
    expect([works.pic._id, works.art._id]).toEqual([pic, art])
    expect(JSON.stringify(works)).not.toMatch(/"code"|P-\d{4}/)
    jsonOf(await feature({ picId: camphorImages.pic, artId: camphorImages.art }))
    expect((await entries())[0].plant).toBe(camphor[0])
    expect((await featuredPairs())[0].works.pic._id).toBe(camphorImages.pic)
  })

  test('adds a repeated pair and reports the repetition', async () => {
    const countBefore = (await entries()).length
    expect(jsonOf(await feature({ picId: pic, artId: art })).repeated).toBe(true)
    expect(await entries()).toHaveLength(countBefore + 1)
  })

  test('rejects half a pair with the message of the specification', async () => {
    for (const body of [
      {},
      { picId: pic },
      { artId: art },
      { picId: pic, artId: null },
      { picId: null, artId: art },
      { isCreation: true },
    ]) {
      await expectRejected(feature(body), [400, selectBoth])
    }
  })

  test('rejects a photograph and an artwork of different plants', async () => {
    await expectRejected(feature({ picId: pic, artId: camphorImages.art }), [400, differentPlants])
    const make = (plant: string) => school.teacher.call('makeFeatured', { pic, art, plant })
    await expectRejected(make(camphor[0]), [400, differentPlants])
    expect(jsonOf(await make('magnolia_DENUDATA')).message).toBe('Featured successfully')
  })

  test('answers 404 for a missing or pending photograph, an artwork as the photograph, and an unknown creation', async () => {
    const pending = await send.picture(school.lin, 'plant', tree)
    const message = 'There is no such picture or artwork'
    for (const picId of [unknownId, pending, art]) {
      await expectRejected(feature({ picId, artId: art }), [404, message])
    }
    const noCreation = feature({ picId: pic, isCreation: true })
    await expectRejected(noCreation, [404, 'There is no such creation'])
  })

  test('features a creation by its id', async () => {
    const displays = jsonOf(await school.site.get('/api/creationDocumentary')).allDisplays
    const creation = displays.find((each: { plant: string }) => each.plant === camphor[0])
    const result = jsonOf(await feature({ picId: creation._id, isCreation: true }))
    expect(result.repeated).toBe(true)
    expect((await entries())[0]).toMatchObject({
      plant: camphor[0],
      pic: { path: creation.pic },
      art: { path: creation.art },
    })
  })

  test('removes one pair from the home page, and keeps its pictures', async () => {
    const entriesBefore = await entries()
    const [first] = entriesBefore
    const answer = jsonOf(await school.teacher.call('unFeatureHome', { id: first.id }))
    expect([answer.success, answer.entries]).toEqual([true, entriesBefore.slice(1)])
    expect(await entries()).toEqual(entriesBefore.slice(1))
    const remaining = await imagesOf(school, 'plant', camphor[0])
    expect(remaining.pics.map(({ _id }) => _id)).toContain(first.pic._id)
    expect(remaining.arts.map(({ _id }) => _id)).toContain(first.art._id)
    const repeated = school.teacher.call('unFeatureHome', { id: first.id })
    await expectRejected(repeated, [404, 'There is no such pair on the home page'])
  })

  describe('the admin view', () => {
    const view = async (search: string, kind = 'plant') =>
      jsonOf(await school.teacher.call('adminView', { search, kind }))

    test('shows all pictures of a species with codes, and nominated pictures first', async () => {
      const { lin, chen } = school
      await send.picture(school.teacher, 'plant', tree)
      const { pics, arts } = await imagesOf(school, 'plant', tree)
      const last = pics.at(-1)?.path ?? ''
      for (const person of [lin, chen, lin]) {
        jsonOf(await person.form('uploadFeatureSingle', { plant: tree, path: last }))
      }
      jsonOf(await lin.form('uploadFeatureArtSingle', { plant: tree, path: arts[0].path }))
      const { resultPlant, resultPics, resultArts } = await view('magnolia_denudata')
      expect(resultPlant).toMatchObject([{ latinName: tree, dbType: 'plant' }])
      expect(resultPics).toHaveLength(pics.length)
      const nominated = resultPics.map((each: { nominated: boolean }) => each.nominated)
      expect(nominated).toEqual([true, ...pics.slice(1).map(() => false)])
      expect(resultPics[0]).toMatchObject({ path: last, code: expect.stringMatching(/^P-/) })
      expect(resultArts[0]).toMatchObject({ nominated: true, code: expect.stringMatching(/^A-/) })
    })

    test('shows birds too, and answers 404 for the name of a bird among the plants', async () => {
      const { resultPlant, resultPics } = await view(grebe[0], 'bird')
      expect(resultPlant).toMatchObject([{ latinName: grebe[0], dbType: 'bird' }])
      expect(resultPics).toHaveLength(4)
      const rejected = await school.teacher.call('adminView', { search: grebe[0] })
      expect(rejected.statusCode).toBe(404)
    })
  })

  test('records a member’s nomination once, and lets an admin undo the nomination', async () => {
    const { lin, teacher } = school
    const { pics } = await imagesOf(school, 'plant', camphor[0])
    const nomination = { plant: camphor[0], path: pics[0].path }
    for (let times = 0; times < 2; times++)
      jsonOf(await lin.form('uploadFeatureSingle', nomination))
    const { entries: log } = jsonOf(await teacher.get(`/api/activity?username=${lin.username}`))
    const nominations = log.filter(
      (each: { action: string; subject: { name: string } }) =>
        each.action === 'feature' && each.subject.name === camphor[0],
    )
    expect(nominations).toHaveLength(1)
    jsonOf(await teacher.call('undoChange', { id: nominations[0].id }))
    const { resultPics } = jsonOf(await teacher.call('adminView', { search: camphor[0] }))
    expect(resultPics[0].nominated).toBe(false)
  })
})
