/** Tests that a reviewer decides on submissions, undoes only own decisions, and is not an admin (security.md 95). */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf, openSchool, type School, send } from '../../tests/harness/sites/rich-species.ts'

onEachDatabaseNightly((open) => {
  let school: School
  let reviewer: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    reviewer = await join(school.site, 'reviewer')
  })

  test('decides on the submission of a member, and undoes this decision', async () => {
    const id = await send.species(school.lin, 'plant', 'Acer palmatum')
    const { newAuthPosts } = jsonOf(await reviewer.get('/api/adminAuth'))
    expect(newAuthPosts.map((card: { _id: string }) => card._id)).toContain(id)
    expect(jsonOf(await reviewer.get('/api/submissionNews')).pending).toBeGreaterThan(0)
    const { changeId } = jsonOf(await reviewer.call('newPostAuth', { id, decision: true }))
    jsonOf(await reviewer.call('undoChange', { id: changeId }))
    const submission = jsonOf(await school.lin.get(`/api/submissions?id=${id}`)).submissions[0]
    expect(submission.status).toBe('pending')
  })

  test('cannot undo the decision of another reviewer, or a change that is not a decision', async () => {
    const id = await send.species(school.lin, 'plant', 'Acer rubrum')
    const { changeId } = jsonOf(await school.teacher.call('newPostAuth', { id, decision: true }))
    const ownUndo = await school.site.database.db
      .selectFrom('activity')
      .select('id')
      .where('account_id', '=', reviewer.accountId)
      .where('action', '=', 'undo')
      .executeTakeFirstOrThrow()
    for (const entry of [changeId, ownUndo.id]) {
      const rejectedAnswer = await reviewer.call('undoChange', { id: entry })
      expect([rejectedAnswer.statusCode, rejectedAnswer.json().code]).toEqual([
        403,
        'not_own_decision',
      ])
    }
    jsonOf(await school.teacher.call('undoChange', { id: changeId }))
  })

  test('sends submissions that need a review, like a member', async () => {
    const id = await send.species(reviewer, 'plant', 'Acer griseum')
    const submission = jsonOf(await reviewer.get(`/api/submissions?id=${id}`)).submissions[0]
    expect(submission.status).toBe('pending')
  })

  test('loses the rights and the sessions at once when an admin changes the role', async () => {
    const former = await join(school.site, 'reviewer')
    jsonOf(await school.teacher.call('setRole', { id: former.accountId, role: 'member' }))
    expect((await former.get('/api/adminAuth')).statusCode).toBe(401)
  })

  test('does not count as an admin: the last admin cannot become a reviewer', async () => {
    const { teacher } = school
    const rejectedAnswer = await teacher.call('setRole', {
      id: teacher.accountId,
      role: 'reviewer',
    })
    expect([rejectedAnswer.statusCode, rejectedAnswer.json().code]).toEqual([409, 'last_admin'])
  })
})
