/**
 * Tests every decision on new species, edits and creations, and that a second decision is rejected. Numbers in titles
 * name attacks of security.md.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import type { EndpointName } from '../../../contract/calls/endpoints.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import { jsonOf, openSchool, type School, send } from '../../../tests/harness/sites/rich-species.ts'
import { grebe, magnolia } from '../../../tests/harness/sites/small-collection.ts'

const [tree] = magnolia
const [water] = grebe
const unknownId = '00000000-0000-4000-8000-000000000000'

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  let chen: Person
  let teacher: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    ;({ lin, chen, teacher } = school)
  })

  const readSubmission = async (person: Person, id: string) =>
    jsonOf(await person.get(`/api/submissions?id=${id}`)).submissions[0]
  const queues = async (query = '') => jsonOf(await teacher.get(`/api/adminAuth${query}`))

  /** Each kind of submission with its call, the first word of the answer, and a function that makes a submission. */
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

  describe.each(eachKind)('%s', (_title, call, word, submit) => {
    test.each([
      [true, 'approved', 'approved'],
      ['approve', 'approved', 'approved'],
      [false, 'rejected', 'rejected'],
      ['reject', 'rejected', 'rejected'],
      ['changes', 'returned', 'changes requested'],
    ])(
      'decided with %j is %s, and its author sees the reason',
      async (decision, status, verdict) => {
        const id = await submit(`${decision}`)
        const answer = jsonOf(await teacher.call(call, { id, decision, reason: ' Because of it ' }))
        expect(answer.message).toBe(`${word} ${verdict}`)
        expect(await readSubmission(lin, id)).toMatchObject({
          status,
          reason: 'Because of it',
          decidedAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        })
        expect(JSON.stringify(await queues())).not.toContain(id)
      },
    )

    test('cannot be decided by a member, not even by its author (24, 27)', async () => {
      const id = await submit('theirs')
      for (const person of [lin, chen]) {
        for (const decision of [true, false, 'changes']) {
          const rejected = await person.call(call, { id, decision })
          expect([rejected.statusCode, rejected.json().code]).toEqual([403, 'not_allowed'])
        }
        expect((await person.get('/api/adminAuth')).statusCode).toBe(403)
      }
      expect((await school.site.get('/api/adminAuth')).statusCode).toBe(401)
      expect(await readSubmission(lin, id)).toMatchObject({ status: 'pending' })
    })

    test('cannot be decided by a call for another kind (28)', async () => {
      const id = await submit('other')
      for (const [, otherCall] of eachKind) {
        if (otherCall === call) continue
        expect((await teacher.call(otherCall, { id, decision: true })).statusCode).toBe(404)
      }
      const asPicture = await teacher.call('newPictureAuth', { ids: [id], decision: true })
      expect(asPicture.statusCode).toBe(404)
      expect(await readSubmission(lin, id)).toMatchObject({ status: 'pending', decidedAt: null })
    })

    test('cannot be decided again: the answer is 409 with the first decision (29)', async () => {
      const id = await submit('twice')
      jsonOf(await teacher.call(call, { id, decision: false, reason: 'First' }))
      for (const decision of [true, false, 'changes']) {
        const secondAnswer = await teacher.call(call, { id, decision, reason: 'Second' })
        expect([secondAnswer.statusCode, secondAnswer.json()]).toEqual([
          409,
          { message: 'This submission is already rejected', code: 'already_rejected' },
        ])
      }
      expect(await readSubmission(lin, id)).toMatchObject({ status: 'rejected', reason: 'First' })
    })

    test('is decided once when twenty decisions arrive at once (29)', async () => {
      const id = await submit('parallel')
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          teacher.call(call, { id, decision: index % 2 === 0 }),
        ),
      )
      const codes = answers.map(({ statusCode }) => statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 409)).toHaveLength(19)
      const entries = await school.site.database.db.selectFrom('activity').selectAll().execute()
      const decisions = entries.filter(
        ({ subject, action }) => subject.includes(id) && action !== 'submit',
      )
      expect(decisions).toHaveLength(1)
      const verdict = answers.find(({ statusCode }) => statusCode === 200)?.json().message
      expect((await readSubmission(lin, id)).status).toBe(verdict.split(' ')[1])
    })
  })

  test('hides pending submissions from other members and visitors, by id, search and path (30, 34)', async () => {
    await send.species(lin, 'plant', 'Planta occulta')
    const edit = await send.edit(lin, 'plant', tree, { location: 'Hidden place' })
    const picture = await send.picture(lin, 'plant', tree)
    const creation = await send.creation(lin, 'plant', tree)
    const paths = [
      ...(await readSubmission(lin, picture)).images,
      ...(await readSubmission(lin, creation)).images,
    ]
    for (const person of [chen, undefined]) {
      const get = (url: string) => (person ? person.get(url) : school.site.get(url))
      const texts = ['/api/searchNames', '/api/searchSpecies?q=occulta', '/api/creationDocumentary']
      for (const url of [...texts, '/api/submissions', '/api/uploadCreation', '/api/adminAuth']) {
        const { body } = await get(url)
        expect(body).not.toMatch(new RegExp(`occulta|Hidden|${edit}|${picture}|${creation}`))
      }
      for (const { path } of paths) {
        for (const address of [`/public${path}`, `/public/compressed${path}`]) {
          expect((await get(address)).statusCode).toBe(404)
        }
      }
    }
    for (const [, call] of eachKind) {
      const guessed = await teacher.call(call, { id: unknownId, decision: true })
      expect([guessed.statusCode, guessed.json().code]).toEqual([404, 'not_found'])
    }
    const rejected = await chen.call('resubmit', { id: picture, change: {} })
    const unknown = await chen.call('resubmit', { id: unknownId, change: {} })
    expect([rejected.statusCode, rejected.body]).toEqual([404, unknown.body])
  })
})
