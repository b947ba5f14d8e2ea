/**
 * Tests that an author reads the reason for requested changes and resubmits, and that the submission is pending again.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  editForm,
  freshPicture,
  jsonOf,
  newForm,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const [water] = grebe

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
  const queues = async () => jsonOf(await teacher.get('/api/adminAuth'))
  const profileOf = async (postName: string) =>
    jsonOf(await school.site.post('/api/syncPlantInfo', { postName })).resultPost[0]
  const requestChanges = async (call: Parameters<Person['call']>[0], id: string) =>
    jsonOf(await teacher.call(call, { id, decision: 'changes', reason: 'Where is it?' }))
  const requestPictureChanges = async (...ids: string[]) =>
    jsonOf(await teacher.call('newPictureAuth', { ids, decision: 'changes', reason: 'Who?' }))
  const resubmit = (id: string, change: object = {}, person = lin) =>
    person.call('resubmit', { id, change })

  const asBefore = { status: 'pending', reason: '', decidedAt: null }

  test('resubmits a new species under its idempotency key as the same submission', async () => {
    const id = await send.species(lin, 'plant', 'Planta remissa')
    await requestChanges('newPostAuth', id)
    const returned = await ownSubmission(id)
    expect(returned).toMatchObject({ status: 'returned', reason: 'Where is it?' })
    expect(JSON.stringify(await queues())).not.toContain(id)

    const key = { 'idempotency-key': returned.sendKey }
    const resubmitted = { ...newForm('plant', 'Planta remissa'), location: 'Behind the library' }
    const answer = jsonOf(await lin.form('uploadPlant', resubmitted, {}, key))
    expect([answer.id, answer.status]).toEqual([id, 'pending'])
    expect(await ownSubmission(id)).toMatchObject({
      ...asBefore,
      details: { location: 'Behind the library' },
    })
    const { newAuthPosts, counts } = await queues()
    expect(newAuthPosts.map((card: { id: string }) => card.id)).toContain(id)
    expect(counts.newAuthPosts).toBe(newAuthPosts.length)
    jsonOf(await teacher.call('newPostAuth', { id, decision: true }))
    expect((await profileOf('Planta remissa')).location).toBe('Behind the library')
  })

  test('makes a resubmitted species pending again, even unchanged', async () => {
    const id = await send.species(lin, 'bird', 'Avis remissa')
    await requestChanges('newBirdPostAuth', id)
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    jsonOf(await lin.form('uploadBird', newForm('bird', 'Avis remissa'), {}, key))
    expect(await ownSubmission(id)).toMatchObject(asBefore)
  })

  test('rejects a resubmitted species if another species has taken its name', async () => {
    const id = await send.species(lin, 'plant', 'Planta occupata')
    await requestChanges('newPostAuth', id)
    await send.species(teacher, 'plant', 'Planta occupata')
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    const sent = await lin.form('uploadPlant', newForm('plant', 'Planta occupata'), {}, key)
    expect([sent.statusCode, sent.json().message]).toEqual([400, 'plant already exists'])
    expect(await ownSubmission(id)).toMatchObject({ status: 'returned' })
    const renamed = await lin.form('uploadPlant', newForm('plant', 'Planta libera'), {}, key)
    expect(jsonOf(renamed).id).toBe(id)
  })

  test('resubmits an edit under its idempotency key, and compares the edit with the current texts', async () => {
    await send.species(teacher, 'plant', 'Planta edita')
    const id = await send.edit(lin, 'plant', 'Planta edita', { location: 'Somewhere' })
    await requestChanges('handleEditDecision', id)
    await send.edit(teacher, 'plant', 'Planta edita', { otherNames: '别名' })
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    const post = { postName: 'Planta edita' }
    const [{ revision }] = jsonOf(await lin.call('syncPlantInfo', post)).resultPost
    const resubmitted = editForm('Planta edita', { location: 'By the gate', revision })
    expect(jsonOf(await lin.call('updateText', resubmitted, key)).id).toBe(id)
    expect(await ownSubmission(id)).toMatchObject(asBefore)
    jsonOf(await teacher.call('handleEditDecision', { id, decision: true }))
    expect(await profileOf('Planta edita')).toMatchObject({
      location: 'By the gate',
      otherNames: '别名',
    })
  })

  test('rejects a resubmitted edit that no longer changes anything', async () => {
    const id = await send.edit(lin, 'bird', water, { location: 'Pond' })
    await requestChanges('handleBirdEditDecision', id)
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    const unchanged = { latinName: water, commonName: grebe[1], chineseName: grebe[2] }
    const sent = await lin.call('birdUpdateText', { ...unchanged, originalLatin: water }, key)
    expect([sent.statusCode, sent.json().code]).toEqual([400, 'nothing_changed'])
    expect(await ownSubmission(id)).toMatchObject({ status: 'returned' })
  })

  test('does not change an approved submission under its idempotency key', async () => {
    const id = await send.species(lin, 'plant', 'Planta recepta')
    jsonOf(await teacher.call('newPostAuth', { id, decision: true }))
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    const changed = { ...newForm('plant', 'Planta recepta'), location: 'Elsewhere' }
    const sent = await lin.form('uploadPlant', changed, {}, key)
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'sent_already'])
    const unchanged = jsonOf(
      await lin.form('uploadPlant', newForm('plant', 'Planta recepta'), {}, key),
    )
    expect([unchanged.id, unchanged.status]).toEqual([id, 'approved'])
    expect((await profileOf('Planta recepta')).location).toBe('Gate')
  })

  test('publishes a simultaneous resubmission only if it came before the approval', async () => {
    const id = await send.species(lin, 'plant', 'Planta simul')
    const key = { 'idempotency-key': (await ownSubmission(id)).sendKey }
    const changed = { ...newForm('plant', 'Planta simul'), location: 'Elsewhere' }
    const [approved, sent] = await Promise.all([
      teacher.call('newPostAuth', { id, decision: true }),
      lin.form('uploadPlant', changed, {}, key),
    ])
    jsonOf(approved)
    expect(await ownSubmission(id)).toMatchObject({ status: 'approved' })
    const { location } = await profileOf('Planta simul')
    expect(location).toBe(sent.statusCode === 200 ? 'Elsewhere' : 'Gate')
  })

  test('corrects the credits of a photograph and an artwork, and keeps their order in the queue', async () => {
    const picture = await send.picture(lin, 'plant', tree)
    const artwork = await send.artwork(lin, 'plant', tree)
    const later = await send.picture(lin, 'plant', tree)
    await requestPictureChanges(picture, artwork)
    expect(await ownSubmission(picture)).toMatchObject({ status: 'returned', reason: 'Who?' })

    jsonOf(
      await resubmit(picture, { takenBy: 'Lin Xiaoman', takenOn: '3-17-25', artist: 'ignored' }),
    )
    jsonOf(await resubmit(artwork, { artist: 'Chen Yu' }))
    expect(await ownSubmission(picture)).toMatchObject({
      ...asBefore,
      details: { takenBy: 'Lin Xiaoman', takenOn: '2025-03-17', location: 'Gate' },
    })
    expect((await ownSubmission(picture)).details).not.toHaveProperty('artist')
    expect(await ownSubmission(artwork)).toMatchObject({
      ...asBefore,
      details: { artist: 'Chen Yu' },
    })
    const { newPictures } = await queues()
    const order = newPictures.map((card: { id: string }) => card.id)
    expect(order.slice(-3)).toEqual([picture, artwork, later])
  })

  test.each([
    [{ season: 'Juvenile' }, 'season'],
    [{ takenBy: '' }, 'takenBy'],
    [{ takenOn: '2999-01-01' }, 'takenOn'],
  ])('rejects invalid corrections of a picture: %j', async (change, field) => {
    const id = await send.picture(lin, 'plant', tree)
    await requestPictureChanges(id)
    const rejected = await resubmit(id, change)
    expect([rejected.statusCode, Object.keys(rejected.json().fields)]).toEqual([400, [field]])
    expect(await ownSubmission(id)).toMatchObject({ status: 'returned' })
  })

  test('corrects a creation with both its halves', async () => {
    const id = await send.creation(lin, 'plant', tree)
    await requestChanges('newCreationAuth', id)
    jsonOf(await resubmit(id, { takenBy: 'Wu', artist: '', location: 'Hall', season: 'summer' }))
    expect(await ownSubmission(id)).toMatchObject({
      ...asBefore,
      details: { takenBy: 'Wu', location: 'Hall', season: 'summer' },
    })
    const { newCreationEntries } = await queues()
    const card = newCreationEntries.find((each: { id: string }) => each.id === id)
    expect(card).toMatchObject({ photographer: 'Wu', artist: '', artLocation: 'Hall' })
    jsonOf(await teacher.call('newCreationAuth', { id, decision: true }))
    expect((await ownSubmission(id)).status).toBe('approved')
  })

  describe('a correction', () => {
    test('is allowed only to the author, while changes are requested', async () => {
      const id = await send.picture(lin, 'plant', tree)
      const earlyAnswer = await resubmit(id)
      expect([earlyAnswer.statusCode, earlyAnswer.json().code]).toEqual([409, 'not_returned'])
      await requestPictureChanges(id)
      for (const person of [chen, teacher])
        expect((await resubmit(id, {}, person)).statusCode).toBe(404)
      jsonOf(await resubmit(id))
      expect((await resubmit(id)).statusCode).toBe(409)
    })

    test('is not possible for a new species or an edit, which have forms', async () => {
      const species = await send.species(lin, 'plant', 'Planta incorrecta')
      await requestChanges('newPostAuth', species)
      const edit = await send.edit(lin, 'bird', water, { location: 'Island' })
      await requestChanges('handleBirdEditDecision', edit)
      for (const id of [species, edit]) {
        expect((await resubmit(id)).statusCode).toBe(404)
        expect(await ownSubmission(id)).toMatchObject({ status: 'returned' })
      }
    })

    test('succeeds once when twenty requests arrive at once', async () => {
      const id = await send.picture(lin, 'plant', tree)
      await requestPictureChanges(id)
      const answers = await Promise.all(Array.from({ length: 20 }, () => resubmit(id)))
      const codes = answers.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
    })

    test('is not possible for a half of a creation alone', async () => {
      const id = await send.creation(lin, 'plant', tree)
      await requestChanges('newCreationAuth', id)
      const halves = await school.site.database.db
        .selectFrom('submission')
        .select('id')
        .where('part_of', '=', id)
        .execute()
      expect(halves).toHaveLength(2)
      for (const half of halves) expect((await resubmit(half.id)).statusCode).toBe(404)
    })

    test('is rejected for a picture that its author submitted again meanwhile', async () => {
      const bytes = await freshPicture()
      const id = await send.picture(lin, 'plant', tree, bytes)
      await requestPictureChanges(id)
      await send.picture(lin, 'plant', tree, bytes)
      const rejected = await resubmit(id)
      expect([rejected.statusCode, rejected.json()]).toEqual([
        409,
        { message: 'The same picture is already awaiting review', code: 'sent_already' },
      ])
    })
  })
})
