/** Tests that a password link sets a new password once, within a day. */
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { join, type Person } from '../../tests/harness/sites/members.ts'
import { jsonOf, openSchool, type School } from '../../tests/harness/sites/rich-species.ts'

const password = '疏影横斜水清浅，暗香浮动'
const newPassword = '梅须逊雪三分白，雪却输梅一段香'
const invalidLinkAnswer = { message: 'This link is already used or expired', code: 'link_invalid' }

onEachDatabaseNightly((open) => {
  let school: School
  let lin: Person
  beforeAll(async () => {
    school = await openSchool(await open())
  })
  beforeEach(async () => {
    lin = await join(school.site)
  })

  async function newLink({ accountId: id }: Person = lin): Promise<string> {
    const { path } = jsonOf(await school.teacher.call('passwordLink', { id }))
    // Browsers do not send the fragment to the server.
    expect(path).toMatch(/^\/newPassword#[\w-]{43}$/)
    return path.split('#')[1]
  }
  const reset = (token: string, chosenPassword = newPassword) =>
    school.site.post('/api/resetPassword', { token, password: chosenPassword })
  const login = (usedPassword: string) =>
    school.site.post('/api/login', { username: lin.username, password: usedPassword })

  async function expectInvalid(token: string) {
    const rejectedAnswer = await reset(token)
    expect([rejectedAnswer.statusCode, rejectedAnswer.json()]).toEqual([400, invalidLinkAnswer])
  }

  test('sets the password, ends every session, and cannot be used again', async () => {
    const token = await newLink()
    expect(jsonOf(await reset(token))).toEqual({
      message: 'The password has been set',
      username: lin.username,
    })
    expect((await lin.get('/api/sessions')).statusCode).toBe(401)
    expect((await login(password)).statusCode).toBe(401)
    jsonOf(await login(newPassword))
    await expectInvalid(token)
    const entries = jsonOf(await school.teacher.get('/api/activity')).entries.slice(0, 3)
    expect(entries).toMatchObject([
      { action: 'login', username: lin.username },
      { action: 'reset', username: lin.username, subject: { note: 'password' } },
      { action: 'reset', username: school.teacher.username, subject: { note: 'link' } },
    ])
  })

  test('works once when ten requests use one link at the same time', async () => {
    const token = await newLink()
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(token)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(codes.filter((code) => code === 400)).toHaveLength(9)
  })

  test('rejects a link after a day, a link that a newer link replaced, and a forged link', async () => {
    const firstToken = await newLink()
    const secondToken = await newLink()
    await expectInvalid(firstToken)
    const { db } = school.site.database
    const made_at = new Date(Date.now() - 86_400_001).toISOString()
    const ownLink = db.updateTable('password_reset').set({ made_at })
    await ownLink.where('account_id', '=', lin.accountId).execute()
    await expectInvalid(secondToken)
    const thirdToken = await newLink()
    for (const forgedToken of [
      'A'.repeat(43),
      thirdToken.slice(1),
      `${thirdToken}x`,
      thirdToken.toLowerCase(),
    ]) {
      await expectInvalid(forgedToken)
    }
    jsonOf(await login(password))
    jsonOf(await reset(thirdToken))
  })

  test('stops working after the owner changes the password, and the activity shows the change', async () => {
    const token = await newLink()
    const passwords = { password, newPassword }
    const answer = await school.site.post('/api/changePassword', passwords, lin.authorization)
    expect(answer.statusCode).toBe(200)
    await expectInvalid(token)
    const [latest] = jsonOf(await school.teacher.get('/api/activity')).entries
    expect(latest).toMatchObject({
      action: 'reset',
      username: lin.username,
      subject: { note: 'password' },
    })
  })

  test('expires by the clock of the database, not by the clock of a process', async ({ skip }) => {
    skip(school.site.database.dialect === 'sqlite', 'SQLite uses the clock of the process')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * 86_400_000 })
    const token = await newLink().finally(() => vi.useRealTimers())
    jsonOf(await reset(token))
  })

  test('rejects a guessable password and stays valid', async () => {
    const token = await newLink()
    for (const [guessable, code] of [
      ['password1', 'password_common'],
      ['ｐａｓｓｗｏｒｄ１', 'password_common'],
      ['aaaaaaaa', 'password_pattern'],
      ['        ', 'password_blank'],
      [lin.username.toUpperCase(), 'password_is_username'],
    ] as const) {
      const rejectedAnswer = await reset(token, guessable)
      expect([rejectedAnswer.statusCode, rejectedAnswer.json().code]).toEqual([400, code])
    }
    jsonOf(await reset(token))
  })

  test('unblocks an account that wrong guesses have blocked', async () => {
    for (let count = 0; count < 10; count++) await login('not the password')
    expect((await login(password)).statusCode).toBe(429)
    jsonOf(await reset(await newLink()))
    jsonOf(await login(newPassword))
  })

  test('does not let a disabled account sign in', async () => {
    const token = await newLink()
    jsonOf(await school.teacher.call('setDisabled', { id: lin.accountId, disabled: true }))
    jsonOf(await reset(token))
    expect((await login(newPassword)).statusCode).toBe(401)
  })

  test('stores the token of a link only as a digest, and not in the activity', async () => {
    const token = await newLink()
    const { db } = school.site.database
    const rows = [
      await db.selectFrom('password_reset').selectAll().execute(),
      await db.selectFrom('activity').selectAll().execute(),
    ]
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
