/** Tests that admins manage accounts, and that the last admin stays. Numbers in titles name attacks of security.md. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf, openSchool, type School, send } from '../../tests/harness/sites/rich-species.ts'
import { magnolia } from '../../tests/harness/sites/small-collection.ts'

const password = '疏影横斜水清浅，暗香浮动'

onEachDatabaseNightly((open) => {
  let school: School
  let teacher: Person
  let lin: Person
  beforeAll(async () => {
    school = await openSchool(await open())
    teacher = school.teacher
  })
  beforeEach(async () => {
    lin = await join(school.site)
  })

  const setRole = (actor: Person, { accountId: id }: Person, admin: boolean) =>
    actor.call('setRole', { id, role: admin ? 'admin' : 'member' })
  const setDisabled = (actor: Person, { accountId: id }: Person, disabled: boolean) =>
    actor.call('setDisabled', { id, disabled })
  const login = (person: Person) =>
    school.site.post('/api/login', { username: person.username, password })
  const refresh = (person: Person) => person.get('/api/refresh')
  const ownSessions = (person: Person) => person.get('/api/sessions')
  const accounts = async (query: Record<string, string> = {}) =>
    jsonOf(await teacher.get(`/api/accounts?${new URLSearchParams(query)}`))
  const accountOf = async ({ username }: Person) =>
    (await accounts({ search: username })).accounts[0]
  const sessionsOf = async ({ accountId }: Person) =>
    school.site.database.db
      .selectFrom('session')
      .select('id')
      .where('account_id', '=', accountId)
      .execute()
  const recentActivity = async () => jsonOf(await teacher.get('/api/activity')).entries

  describe('an account with a look-alike username (69)', () => {
    test('cannot become an admin until the similar account is disabled', async () => {
      const register = (username: string) =>
        school.site.post('/api/register', { username, password })
      jsonOf(await register('gardener'))
      jsonOf(await register('gаrdener'))
      const [gardener, lookAlike] = await Promise.all(
        ['gardener', 'gаrdener'].map((username) => accountOf({ username } as Person)),
      )
      const promote = () => teacher.call('setRole', { id: gardener.id, role: 'admin' })
      const answer = await promote()
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'username_like_other'])
      jsonOf(await teacher.call('setDisabled', { id: lookAlike.id, disabled: true }))
      jsonOf(await promote())
      const enabling = await teacher.call('setDisabled', { id: lookAlike.id, disabled: false })
      expect([enabling.statusCode, enabling.json().code]).toEqual([400, 'username_like_admin'])
      jsonOf(await teacher.call('setRole', { id: gardener.id, role: 'member' }))
    })
  })

  describe('the list', () => {
    test('shows only those facts of an account that an admin needs', async () => {
      await send.creation(lin, 'plant', magnolia[0])
      jsonOf(await login(lin))
      expect(await accountOf(lin)).toEqual({
        id: lin.accountId,
        username: lin.username,
        role: 'member',
        disabled: false,
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        lastSeenAt: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        sessions: 2,
        ...{ submissions: 1, className: '', realName: '', endsOn: null, ended: false },
      })
      expect((await teacher.get('/api/accounts')).body).not.toMatch(/argon2|token|hash/)
    })

    test('finds accounts by the beginning of a name, in any case or width', async () => {
      for (const username of ['Ａlba', 'alba_2', 'albinus', '阿尔巴']) {
        jsonOf(await school.site.post('/api/register', { username, password }))
      }
      const names = async (search: string) =>
        (await accounts({ search })).accounts.map((each: { username: string }) => each.username)
      expect(await names('ALB')).toEqual(['Alba', 'alba_2', 'albinus'])
      expect(await names('ａｌｂａ')).toEqual(['Alba', 'alba_2'])
      expect(await names('阿尔')).toEqual(['阿尔巴'])
      for (const pattern of ['%', '_lba', 'alba%', "a' or '1'='1", '\\']) {
        expect(await names(pattern)).toEqual([])
      }
    })

    test('has pages of fifty accounts, and an empty page after the last page', async () => {
      const { total, pageSize } = await accounts()
      expect(total).toBeGreaterThan(3)
      expect(pageSize).toBe(50)
      expect((await accounts({ page: '1000' })).accounts).toEqual([])
    })
  })

  describe('a change of an account', () => {
    test('makes an admin at once, and signs out an admin who loses the role (15)', async () => {
      jsonOf(await setRole(teacher, lin, true))
      expect((await lin.get('/api/accounts')).statusCode).toBe(200)
      expect(jsonOf(await refresh(lin)).user.admin).toBe(true)
      jsonOf(await setRole(teacher, lin, false))
      expect((await ownSessions(lin)).statusCode).toBe(401)
      expect((await lin.get('/api/accounts')).statusCode).toBe(401)
      expect(jsonOf(await login(lin)).user).toEqual({ username: lin.username, admin: false })
      const [loginEntry, roleEntry] = await recentActivity()
      expect([loginEntry, roleEntry]).toMatchObject([
        { action: 'login' },
        { action: 'role', username: teacher.username, subject: { note: 'member' }, canUndo: false },
      ])
    })

    test('has no effect if nothing changes: no sign-out, no entry in the activity', async () => {
      const latestEntry = (await recentActivity())[0]
      jsonOf(await setRole(teacher, lin, false))
      jsonOf(await setDisabled(teacher, lin, false))
      jsonOf(await setRole(teacher, teacher, true))
      expect((await ownSessions(lin)).statusCode).toBe(200)
      expect((await recentActivity())[0]).toEqual(latestEntry)
    })

    test('cannot demote or disable the last admin', async () => {
      for (const answer of [
        await setRole(teacher, teacher, false),
        await setDisabled(teacher, teacher, true),
      ]) {
        expect([answer.statusCode, answer.json()]).toEqual([
          409,
          { message: 'At least one admin must remain', code: 'last_admin' },
        ])
      }
      // A disabled admin does not count as an admin.
      const secondAdmin = await join(school.site, 'admin')
      jsonOf(await setDisabled(teacher, secondAdmin, true))
      expect((await setRole(teacher, teacher, false)).statusCode).toBe(409)
      jsonOf(await setRole(teacher, secondAdmin, false))
      expect(jsonOf(await refresh(teacher)).user.admin).toBe(true)
    })

    test.each([
      ['demote', setRoleOf(false), setRoleOf(false)],
      ['disable', disableTarget, disableTarget],
      ['demote or disable', setRoleOf(false), disableTarget],
    ] as const)(
      'leaves one admin when two admins %s each other at the same time',
      async (_changes, changeFirst, changeSecond) => {
        for (let round = 0; round < 5; round++) {
          const [a, b] = [await join(school.site, 'admin'), await join(school.site, 'admin')]
          const { db } = school.site.database
          const otherAdmins = db
            .updateTable('account')
            .set({ role: 'member' })
            .where('role', '=', 'admin')
          await otherAdmins.where('id', 'not in', [a.accountId, b.accountId]).execute()
          const answers = await Promise.all([changeFirst(a, b), changeSecond(b, a)])
          const codes = answers.map(({ statusCode }) => statusCode).sort()
          expect([
            [200, 401],
            [200, 403],
            [200, 409],
          ]).toContainEqual(codes)
          const activeAdmins = await db
            .selectFrom('account')
            .select('id')
            .where('role', '=', 'admin')
            .where('disabled_at', 'is', null)
            .execute()
          expect(activeAdmins).toHaveLength(1)
          const promotion = db.updateTable('account').set({ role: 'admin' })
          await promotion.where('id', '=', teacher.accountId).execute()
        }
      },
    )
  })

  describe('the disabling of an account', () => {
    test('ends every session at once, by token and cookie, and blocks the login (15)', async () => {
      const token = jsonOf(await login(lin)).token
      jsonOf(await setDisabled(teacher, lin, true))
      for (const each of [lin.authorization.authorization.slice(7), token]) {
        const bearer = await school.site.get('/api/refresh', { authorization: `Bearer ${each}` })
        expect(bearer.json()).toEqual({ user: null })
        const cookie = await school.site.get('/api/refresh', { cookie: `session=${each}` })
        expect(cookie.json()).toEqual({ user: null })
      }
      const answer = await login(lin)
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'This account is disabled'])
      expect(await accountOf(lin)).toMatchObject({ disabled: true, sessions: 0 })
    })

    test('is undone by enabling, but the ended sessions stay ended', async () => {
      jsonOf(await setDisabled(teacher, lin, true))
      jsonOf(await setDisabled(teacher, lin, false))
      expect((await ownSessions(lin)).statusCode).toBe(401)
      jsonOf(await login(lin))
      const [newestEntry, ...olderEntries] = (await recentActivity()).slice(0, 3)
      expect(newestEntry).toMatchObject({ action: 'login' })
      for (const note of ['disabled', 'enabled']) {
        const subject = expect.objectContaining({ note, name: lin.username })
        expect(olderEntries).toContainEqual(expect.objectContaining({ action: 'disable', subject }))
      }
    })

    test('leaves no session when a login runs at the same time', async () => {
      for (let round = 0; round < 3; round++) {
        const person = await join(school.site)
        const logins = [1, 2, 3].map(() => login(person))
        await new Promise((resolve) => setTimeout(resolve, round * 40))
        jsonOf(await setDisabled(teacher, person, true))
        await Promise.all(logins)
        expect(await sessionsOf(person)).toEqual([])
      }
    })
  })

  test('ends the sessions of one account, and of no other account', async () => {
    jsonOf(await login(lin))
    jsonOf(await teacher.call('endSessionsOf', { id: lin.accountId }))
    expect(await sessionsOf(lin)).toEqual([])
    expect((await ownSessions(lin)).statusCode).toBe(401)
    jsonOf(await login(lin))
    expect((await ownSessions(teacher)).statusCode).toBe(200)
  })

  test('answers 404 for an unknown account', async () => {
    const id = '00000000-0000-4000-8000-000000000000'
    for (const [call, body] of [
      ['setRole', { id, role: 'admin' }],
      ['setDisabled', { id, disabled: true }],
      ['endSessionsOf', { id }],
      ['passwordLink', { id }],
    ] as const) {
      expect((await teacher.call(call, body)).statusCode).toBe(404)
    }
  })

  function setRoleOf(admin: boolean) {
    return (actor: Person, target: Person) => setRole(actor, target, admin)
  }
  function disableTarget(actor: Person, target: Person) {
    return setDisabled(actor, target, true)
  }
})
