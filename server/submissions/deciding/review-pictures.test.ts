/**
 * Tests decisions on one or many photographs and artworks, with corrected credits. Numbers in titles name attacks of
 * security.md.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import type { Person } from '../../../tests/harness/sites/members.ts'
import {
  freshPicture,
  imagesOf,
  jsonOf,
  openSchool,
  type School,
  send,
  submissionOf,
} from '../../../tests/harness/sites/rich-species.ts'
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

  test.each(['picture', 'artwork'] as const)('makes all three decisions on a %s', async (kind) => {
    for (const [decision, status, message] of [
      [true, 'approved', 'Picture approved'],
      [false, 'rejected', 'Picture rejected'],
      ['changes', 'returned', 'Picture changes requested'],
    ]) {
      const id = await send[kind](lin, 'plant', tree)
      const body = { ids: [id], decision, reason: 'Because' }
      const answer = jsonOf(await teacher.call('newPictureAuth', body))
      expect([answer.message, answer.decided, answer.failed]).toEqual([
        message,
        [{ id, changeId: expect.any(String) }],
        [],
      ])
      expect(await submissionOf(lin, id)).toMatchObject({ status, reason: 'Because' })
      const secondAnswer = await teacher.call('newPictureAuth', body)
      expect([secondAnswer.statusCode, secondAnswer.json().code]).toEqual([
        409,
        `already_${status}`,
      ])
    }
  })

  test('rejects a member’s decision on a picture (24, 27)', async () => {
    const id = await send.picture(lin, 'plant', tree)
    for (const person of [lin, chen]) {
      const rejected = await person.call('newPictureAuth', { ids: [id], decision: true })
      expect(rejected.statusCode).toBe(403)
    }
    expect(await submissionOf(lin, id)).toMatchObject({ status: 'pending' })
  })

  test('publishes an approved picture with corrected credits', async () => {
    const id = await send.picture(lin, 'plant', tree)
    const { path } = (await submissionOf(lin, id)).images[0]
    expect((await school.site.get(`/public${path}`)).statusCode).toBe(404)
    const change = {
      season: 'autumn',
      takenBy: 'Wu',
      takenOn: 'Sun Oct 20 2024',
      location: 'Roof',
    }
    jsonOf(await teacher.call('newPictureAuth', { ids: [id], decision: true, change }))
    const { autumnPics } = jsonOf(await school.site.post('/api/getPics', { plant: tree }))
    const published = autumnPics.find((each: { path: string }) => each.path === path)
    expect(published).toMatchObject({ takenBy: 'Wu', time: 'Sun Oct 20 2024', location: 'Roof' })
    const answer = await school.site.get(`/public${path}`)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await submissionOf(lin, id)).details).toMatchObject({
      takenBy: 'Wu',
      takenOn: '2024-10-20',
    })
  })

  test.each([
    [{ season: 'Juvenile' }, 'season'],
    [{ takenBy: ' ' }, 'takenBy'],
    [{ takenOn: '' }, 'takenOn'],
    [{ takenOn: '2999-01-01' }, 'takenOn'],
    [{ location: '' }, 'location'],
  ])('rejects an approval with invalid credits: %j', async (change, field) => {
    const id = await send.picture(lin, 'plant', tree)
    const rejected = await teacher.call('newPictureAuth', { ids: [id], decision: true, change })
    expect([rejected.statusCode, Object.keys(rejected.json().fields)]).toEqual([400, [field]])
    expect(await submissionOf(lin, id)).toMatchObject({ status: 'pending' })
  })

  test('decides on many pictures at once, except a decided picture, an edit and an unknown id', async () => {
    const ids = [
      await send.picture(lin, 'plant', tree),
      await send.picture(chen, 'bird', water),
      await send.artwork(lin, 'plant', tree),
    ]
    const decided = await send.picture(lin, 'plant', tree)
    jsonOf(await teacher.call('newPictureAuth', { ids: [decided], decision: false }))
    const edit = await send.edit(lin, 'plant', tree, { location: 'Many' })
    const allIds = [decided, ...ids, edit, unknownId, ids[0]]
    const answer = jsonOf(await teacher.call('newPictureAuth', { ids: allIds, decision: true }))
    expect(answer.message).toBe('3 pictures approved')
    expect(answer.decided.map((each: { id: string }) => each.id)).toEqual(ids)
    expect(answer.failed).toEqual([
      { id: decided, message: expect.any(String), code: 'already_rejected' },
      { id: edit, message: expect.any(String), code: 'not_found' },
      { id: unknownId, message: expect.any(String), code: 'not_found' },
    ])
    expect(await submissionOf(lin, edit)).toMatchObject({ status: 'pending' })
  })

  test('approves a picture that was published meanwhile, and publishes no duplicate', async () => {
    const bytes = await freshPicture()
    const ownId = await send.picture(lin, 'plant', tree, bytes)
    const otherId = await send.picture(chen, 'plant', tree, bytes)
    const before = (await imagesOf(school, 'plant', tree)).pics.length
    const all = { ids: [ownId, otherId], decision: true }
    expect(jsonOf(await teacher.call('newPictureAuth', all)).failed).toEqual([])
    expect((await imagesOf(school, 'plant', tree)).pics).toHaveLength(before + 1)
  })
})
