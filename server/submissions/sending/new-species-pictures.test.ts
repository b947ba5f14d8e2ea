/**
 * Tests that pictures for a new species are pending with the species, and how each decision on the species changes its
 * pictures.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  artForm,
  cardOf,
  freshPicture,
  imagesOf,
  jsonOf,
  newForm,
  openSchool,
  photoForm,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    ;({ lin, chen, teacher } = school)
  })

  const ownSubmission = (id: string) => submissionOf(lin, id)
  const queues = async (query = '') => jsonOf(await teacher.get(`/api/adminAuth${query}`))
  const approve = async (id: string, more: object = {}) =>
    jsonOf(await teacher.call('newPostAuth', { id, decision: true, ...more })).changeId as string
  const approvePicture = (id: string) =>
    teacher.call('newPictureAuth', { ids: [id], decision: true })
  const countImages = async (name: string) => {
    const { pics, arts } = await imagesOf(school, 'plant', name)
    return [pics.length, arts.length]
  }

  test('accepts pictures for a new species only from its author', async () => {
    const name = 'Planta nova'
    const species = await send.species(lin, 'plant', name)
    expect(jsonOf(await lin.get('/api/pendingSpecies')).species).toMatchObject([
      { id: species, latinName: name, dbType: 'plant' },
    ])
    expect(jsonOf(await chen.get('/api/pendingSpecies')).species).toEqual([])
    const bytes = await freshPicture()
    const id = await send.picture(lin, 'plant', name, bytes)
    expect(await ownSubmission(id)).toMatchObject({
      ...{ status: 'pending', latinName: name, chineseName: '新种' },
      ...{ hasPage: false, awaitsSpecies: true },
    })
    const files = { files: [['a.jpg', bytes]] as const }
    const again = jsonOf(await lin.form('uploadPic', photoForm('plant', name), files))
    expect(again.files[0]).toMatchObject({ outcome: 'known', id })
    const rejected = await chen.form('uploadPic', photoForm('plant', name), files)
    expect([rejected.statusCode, rejected.json().message]).toEqual([
      404,
      'please select a plant from the list',
    ])
  })

  test('approves the pictures of a new species after the species, and not before', async () => {
    const name = 'Planta exspectata'
    const species = await send.species(lin, 'plant', name)
    const picture = await send.picture(lin, 'plant', name)
    const artwork = await send.artwork(lin, 'plant', name)
    const creation = await send.creation(lin, 'plant', name)
    expect(await cardOf(teacher, 'newPictures', picture)).toMatchObject({
      newSpecies: species,
      latinName: name,
    })
    expect(await cardOf(teacher, 'newCreationEntries', creation)).toMatchObject({
      newSpecies: species,
    })
    expect((await cardOf(teacher, 'newAuthPosts', species)).pictures).toHaveLength(4)
    const earlyAnswer = await approvePicture(picture)
    expect([earlyAnswer.statusCode, earlyAnswer.json().code]).toEqual([409, 'species_pending'])

    const changeId = await approve(species)
    const after = await queues(`?queue=newPictures&newSpecies=${species}`)
    expect(after.newPictures.map((card: { id: string }) => card.id)).toEqual([picture, artwork])
    for (const card of after.newPictures) expect(card).not.toHaveProperty('newSpecies')
    expect(await ownSubmission(picture)).not.toHaveProperty('awaitsSpecies')
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await cardOf(teacher, 'newPictures', picture)).toMatchObject({ newSpecies: species })

    await approve(species)
    jsonOf(await approvePicture(picture))
    jsonOf(await approvePicture(artwork))
    jsonOf(await teacher.call('newCreationAuth', { id: creation, decision: true }))
    expect(await countImages(name)).toEqual([2, 2])
  })

  test('moves the pictures of a new species when the author corrects the name and kind of the species', async () => {
    const species = await send.species(lin, 'plant', 'Avis falsa')
    const id = await send.picture(lin, 'plant', 'Avis falsa')
    const request = { id: species, decision: 'changes', reason: 'This is a bird' }
    jsonOf(await teacher.call('newPostAuth', request))
    expect(await ownSubmission(id)).toMatchObject({ status: 'pending', awaitsSpecies: true })
    const key = { 'idempotency-key': (await ownSubmission(species)).sendKey }
    jsonOf(await lin.form('uploadBird', newForm('bird', 'Avis correcta'), {}, key))
    expect(await ownSubmission(species)).toMatchObject({ status: 'pending', dbType: 'bird' })
    expect(await ownSubmission(id)).toMatchObject({ latinName: 'Avis correcta', dbType: 'bird' })
    jsonOf(await teacher.call('newBirdPostAuth', { id: species, decision: true }))
    // A date does not determine the life stage of a bird, so the reviewer enters the stage.
    const withoutStage = await approvePicture(id)
    expect(withoutStage.json().fields).toHaveProperty('season')
    const change = { season: 'Juvenile' }
    jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true, change }))
    expect((await imagesOf(school, 'bird', 'Avis correcta')).pics).toHaveLength(1)
  })

  test('moves the pictures of a new species that is approved as a recorded species or merged later', async () => {
    const bytes = await freshPicture()
    const species = await send.species(lin, 'plant', 'Magnolia denudate')
    const [first, second] = [
      await send.picture(lin, 'plant', 'Magnolia denudate'),
      await send.picture(lin, 'plant', 'Magnolia denudate', bytes),
    ]
    const repeated = await send.picture(lin, 'plant', tree, bytes)
    await approve(species, { existing: tree, reason: 'This is our magnolia' })
    expect(await ownSubmission(species)).toMatchObject({
      status: 'approved',
      latinName: tree,
      hasPage: true,
    })
    expect(await ownSubmission(first)).toMatchObject({ status: 'pending', latinName: tree })
    expect(await ownSubmission(second)).toMatchObject({ status: 'rejected' })
    expect(await ownSubmission(repeated)).toMatchObject({ status: 'pending' })
    const names = jsonOf(await school.site.get('/api/searchNames')).returnNames
    expect(JSON.stringify(names)).not.toContain('Magnolia denudate')
    const unknown = { id: species, decision: true, existing: 'Planta nulla' }
    expect((await teacher.call('newPostAuth', unknown)).statusCode).toBe(409)

    const other = await send.species(lin, 'plant', 'Planta iungenda')
    const third = await send.picture(lin, 'plant', 'Planta iungenda')
    await approve(other)
    const merge = { kind: 'plant', from: 'Planta iungenda', into: tree }
    jsonOf(await teacher.call('mergeSpecies', merge))
    expect(await ownSubmission(third)).toMatchObject({ latinName: tree, status: 'pending' })
    jsonOf(await approvePicture(third))
  })

  test('requests changes to the pictures of a rejected new species, until an undo', async () => {
    const name = 'Planta vana'
    const species = await send.species(lin, 'plant', name)
    const id = await send.picture(lin, 'plant', name)
    const reject = { id: species, decision: false, reason: 'A plastic plant' }
    const { changeId } = jsonOf(await teacher.call('newPostAuth', reject))
    expect(await ownSubmission(id)).toMatchObject({
      status: 'returned',
      reason: expect.stringMatching(/choose another species/),
    })
    expect(jsonOf(await lin.get('/api/pendingSpecies')).species).not.toContainEqual(
      expect.objectContaining({ id: species }),
    )
    jsonOf(await teacher.call('undoChange', { id: changeId }))
    expect(await ownSubmission(id)).toMatchObject({
      status: 'pending',
      reason: '',
      awaitsSpecies: true,
    })
  })

  describe('while pictures need no review', () => {
    test('keeps an artwork of a new species pending', async () => {
      const unreviewed = await openSchool(await open(), { PICTURE_REVIEW: 'off' })
      await send.species(unreviewed.lin, 'plant', 'Planta quieta')
      const form = artForm('plant', 'Planta quieta')
      const files = { files: [['a.jpg', await freshPicture()]] as const }
      expect(jsonOf(await unreviewed.lin.form('uploadArt', form, files)).status).toBe('pending')
    })
  })
})
