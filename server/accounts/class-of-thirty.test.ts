/**
 * Tests sign-ins and registrations from the single address of a school, with default settings (security.md 1, 2,
 * 75).
 */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { insertAccounts } from '../../tests/harness/databases/fast-accounts.ts'
import { accountCalls, linsAccount as lin } from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call } = accountCalls(() => site)
  const school = { remoteAddress: '192.0.2.7' }
  const pupils = Array.from({ length: 30 }, (_, index) => `pupil${index}`)
  beforeEach(() => insertAccounts(site.database.db, ['teacher', ...pupils], lin.password))

  const login = (username: string, password = lin.password) =>
    call('login', { username, password }, {}, school)

  test('limits only the five pupils whose logins fail, and states the time to wait', async () => {
    const [mistypingPupils, otherPupils] = [pupils.slice(0, 5), pupils.slice(5)]
    for (const pupil of mistypingPupils) {
      const codes: number[] = []
      for (let count = 0; count < 11; count++) codes.push((await login(pupil, 'wrong')).statusCode)
      expect(codes).toEqual([...Array(10).fill(401), 429])
    }
    const rejectedAnswer = await login(mistypingPupils[0] ?? '')
    expect([rejectedAnswer.statusCode, rejectedAnswer.json().message]).toEqual([
      429,
      'Too many attempts. Please try again in 10 minutes.',
    ])
    // These pupils and the teacher have not signed in on this device before.
    for (const person of [...otherPupils, 'teacher']) {
      expect([person, (await login(person)).statusCode]).toEqual([person, 200])
    }
  }, 60_000)

  test('registers more than sixty people in an hour', async () => {
    expect((await call('register', { ...lin, username: 'first' }, {}, school)).statusCode).toBe(200)
    const { db } = site.database
    const row = await db.selectFrom('attempt').selectAll().executeTakeFirstOrThrow()
    const rows = Array.from({ length: 60 }, () => ({ ...row, id: crypto.randomUUID() }))
    await db.insertInto('attempt').values(rows).execute()
    expect((await call('register', { ...lin, username: 'next' }, {}, school)).statusCode).toBe(200)
  })
})
