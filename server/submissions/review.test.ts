/** Deciding on what waits: every kind, every way, once. Numbers are lines of security.md. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointName } from '../../contract/endpoints.ts'
import { onEachDatabase } from '../../tests/harness/databases.ts'
import type { Person } from '../../tests/harness/members.ts'
import {
  fresh,
  good,
  imagesOf,
  openWorld,
  send,
  type World,
} from '../../tests/harness/rich-species.ts'
import { grebe, magnolia } from '../../tests/harness/small-collection.ts'

const [tree] = magnolia
const [water] = grebe
const somewhere = '00000000-0000-4000-8000-000000000000'

onEachDatabase((open) => {
  let world: World
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    world = await openWorld(await open())
    ;({ lin, chen, teacher } = world)
  })

  const own = async (person: Person, id: string) =>
    good(await person.get('/api/submissions')).submissions.find(
      (each: { id: string }) => each.id === id,
    )
  const queues = async (query = '') => good(await teacher.get(`/api/adminAuth${query}`))

  /** One of each kind, with the call that decides on it and what it says. */
  const eachKind: [string, EndpointName, string, (name: string) => Promise<string>][] = [
    ['a plant', 'newPostAuth', 'Post', (name) => send.species(lin, 'plant', `Planta ${name}`)],
    ['a bird', 'newBirdPostAuth', 'Post', (name) => send.species(lin, 'bird', `Avis ${name}`)],
    [
      'an edit of a plant',
      'handleEditDecision',
      'Edit',
      (name) => send.edit(lin, 'plant', tree, { location: `At ${name}` }),
    ],
    [
      'an edit of a bird',
      'handleBirdEditDecision',
      'Edit',
      (name) => send.edit(lin, 'bird', water, { location: `At ${name}` }),
    ],
    ['a creation', 'newCreationAuth', 'Creation', () => send.creation(lin, 'plant', tree)],
  ]

  describe.each(eachKind)('%s', (_what, call, word, sendIn) => {
    test.each([
      [true, 'approved', 'approved'],
      ['approve', 'approved', 'approved'],
      [false, 'rejected', 'rejected'],
      ['reject', 'rejected', 'rejected'],
      ['changes', 'returned', 'sent back'],
    ])('decided with %j is %s, and its author sees why', async (decision, status, said) => {
      const id = await sendIn(`${decision}`)
      const answer = good(await teacher.call(call, { id, decision, reason: ' Because of it ' }))
      expect(answer.message).toBe(`${word} ${said}`)
      expect(await own(lin, id)).toMatchObject({
        status,
        reason: 'Because of it',
        decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      })
      expect(JSON.stringify(await queues())).not.toContain(id)
    })

    test('is nobody’s to decide but an admin’s, its author’s least (24, 27)', async () => {
      const id = await sendIn('theirs')
      for (const person of [lin, chen]) {
        for (const decision of [true, false, 'changes']) {
          const refused = await person.call(call, { id, decision })
          expect([refused.statusCode, refused.json().code]).toEqual([403, 'not_allowed'])
        }
        expect((await person.get('/api/adminAuth')).statusCode).toBe(403)
      }
      expect((await world.site.get('/api/adminAuth')).statusCode).toBe(401)
      expect(await own(lin, id)).toMatchObject({ status: 'pending' })
    })

    test('is decided by none of the other calls (28)', async () => {
      const id = await sendIn('other')
      for (const [, other] of eachKind) {
        if (other === call) continue
        expect((await teacher.call(other, { id, decision: true })).statusCode).toBe(404)
      }
      const asPicture = await teacher.call('newPictureAuth', { ids: [id], decision: true })
      expect(asPicture.statusCode).toBe(404)
      expect(await own(lin, id)).toMatchObject({ status: 'pending', decidedAt: null })
    })

    test('decided twice answers 409 and how it was decided (29)', async () => {
      const id = await sendIn('twice')
      good(await teacher.call(call, { id, decision: false, reason: 'First' }))
      for (const decision of [true, false, 'changes']) {
        const again = await teacher.call(call, { id, decision, reason: 'Second' })
        expect([again.statusCode, again.json()]).toEqual([
          409,
          { message: 'This has been rejected already', code: 'already_rejected' },
        ])
      }
      expect(await own(lin, id)).toMatchObject({ status: 'rejected', reason: 'First' })
    })

    test('decided twenty times at once has one effect (29)', async () => {
      const id = await sendIn('parallel')
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, place) =>
          teacher.call(call, { id, decision: place % 2 === 0 }),
        ),
      )
      const codes = all.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 409)).toHaveLength(19)
      const done = await world.site.database.db.selectFrom('activity').selectAll().execute()
      const said = done.filter(({ subject, action }) => subject.includes(id) && action !== 'submit')
      expect(said).toHaveLength(1)
      const verdict = all.find(({ statusCode }) => statusCode === 200)?.json().message
      expect((await own(lin, id)).status).toBe(verdict.split(' ')[1])
    })
  })

  describe('a picture or artwork', () => {
    test.each(['picture', 'artwork'] as const)('(%s) is decided as any other', async (kind) => {
      for (const [decision, status, message] of [
        [true, 'approved', 'Picture approved'],
        [false, 'rejected', 'Picture rejected'],
        ['changes', 'returned', 'Picture sent back'],
      ]) {
        const id = await send[kind](lin, 'plant', tree)
        const body = { ids: [id], decision, reason: 'Because' }
        const answer = good(await teacher.call('newPictureAuth', body))
        expect([answer.message, answer.decided, answer.refused]).toEqual([
          message,
          [{ id, changeId: expect.any(String) }],
          [],
        ])
        expect(await own(lin, id)).toMatchObject({ status, reason: 'Because' })
        const again = await teacher.call('newPictureAuth', body)
        expect([again.statusCode, again.json().code]).toEqual([409, `already_${status}`])
      }
    })

    test('is nobody’s to decide but an admin’s (24, 27)', async () => {
      const id = await send.picture(lin, 'plant', tree)
      for (const person of [lin, chen]) {
        const refused = await person.call('newPictureAuth', { ids: [id], decision: true })
        expect(refused.statusCode).toBe(403)
      }
      expect(await own(lin, id)).toMatchObject({ status: 'pending' })
    })

    test('approved is published with the credits that were corrected', async () => {
      const id = await send.picture(lin, 'plant', tree)
      const { path } = (await own(lin, id)).images[0]
      expect((await world.site.get(`/public${path}`)).statusCode).toBe(404)
      const change = {
        season: 'autumn',
        takenBy: 'Wu',
        takenOn: 'Sun Oct 20 2024',
        location: 'Roof',
      }
      good(await teacher.call('newPictureAuth', { ids: [id], decision: true, change }))
      const { autumnPics } = good(await world.site.post('/api/getPics', { plant: tree }))
      const shown = autumnPics.find((each: { path: string }) => each.path === path)
      expect(shown).toMatchObject({ takenBy: 'Wu', time: 'Sun Oct 20 2024', location: 'Roof' })
      const seen = await world.site.get(`/public${path}`)
      expect([seen.statusCode, seen.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
      expect((await own(lin, id)).details).toMatchObject({ takenBy: 'Wu', takenOn: '2024-10-20' })
    })

    test.each([
      [{ season: 'Juvenile' }, 'season'],
      [{ takenBy: ' ' }, 'takenBy'],
      [{ takenOn: '' }, 'takenOn'],
      [{ takenOn: '2999-01-01' }, 'takenOn'],
      [{ location: '' }, 'location'],
    ])('is not approved with what could not have been sent: %j', async (change, field) => {
      const id = await send.picture(lin, 'plant', tree)
      const refused = await teacher.call('newPictureAuth', { ids: [id], decision: true, change })
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, [field]])
      expect(await own(lin, id)).toMatchObject({ status: 'pending' })
    })

    test('many at once, one of them decided already and one no picture: the others are', async () => {
      const ids = [
        await send.picture(lin, 'plant', tree),
        await send.picture(chen, 'bird', water),
        await send.artwork(lin, 'plant', tree),
      ]
      const decided = await send.picture(lin, 'plant', tree)
      good(await teacher.call('newPictureAuth', { ids: [decided], decision: false }))
      const edit = await send.edit(lin, 'plant', tree, { location: 'Many' })
      const all = [decided, ...ids, edit, somewhere, ids[0]]
      const answer = good(await teacher.call('newPictureAuth', { ids: all, decision: true }))
      expect(answer.message).toBe('3 pictures approved')
      expect(answer.decided.map((each: { id: string }) => each.id)).toEqual(ids)
      expect(answer.refused).toEqual([
        { id: decided, message: expect.any(String), code: 'already_rejected' },
        { id: edit, message: expect.any(String), code: 'not_found' },
        { id: somewhere, message: expect.any(String), code: 'not_found' },
      ])
      expect(await own(lin, edit)).toMatchObject({ status: 'pending' })
    })

    test('that is published by now is approved without being there twice', async () => {
      const bytes = await fresh()
      const mine = await send.picture(lin, 'plant', tree, bytes)
      const theirs = await send.picture(chen, 'plant', tree, bytes)
      const before = (await imagesOf(world, 'plant', tree)).pics.length
      const all = { ids: [mine, theirs], decision: true }
      expect(good(await teacher.call('newPictureAuth', all)).refused).toEqual([])
      expect((await imagesOf(world, 'plant', tree)).pics).toHaveLength(before + 1)
    })
  })

  test('what waits is invisible to others, by id, search and picture path (30, 34)', async () => {
    await send.species(lin, 'plant', 'Planta occulta')
    const edit = await send.edit(lin, 'plant', tree, { location: 'Hidden place' })
    const picture = await send.picture(lin, 'plant', tree)
    const creation = await send.creation(lin, 'plant', tree)
    const paths = [...(await own(lin, picture)).images, ...(await own(lin, creation)).images]
    for (const person of [chen, undefined]) {
      const get = (url: string) => (person ? person.get(url) : world.site.get(url))
      const texts = ['/api/searchNames', '/api/searchSpecies?q=occulta', '/api/creationDocumentary']
      for (const url of [...texts, '/api/submissions', '/api/uploadCreation', '/api/adminAuth']) {
        const { body } = await get(url)
        expect(body).not.toMatch(new RegExp(`occulta|Hidden|${edit}|${picture}|${creation}`))
      }
      for (const { path } of paths) {
        for (const road of [`/public${path}`, `/public/compressed${path}`]) {
          expect((await get(road)).statusCode).toBe(404)
        }
      }
    }
    for (const [, call] of eachKind) {
      const guessed = await teacher.call(call, { id: somewhere, decision: true })
      expect([guessed.statusCode, guessed.json().code]).toEqual([404, 'not_found'])
    }
    const theirs = await chen.call('mendSubmission', { id: picture, change: {} })
    const nothing = await chen.call('mendSubmission', { id: somewhere, change: {} })
    expect([theirs.statusCode, theirs.body]).toEqual([404, nothing.body])
  })
})
