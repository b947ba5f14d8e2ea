/**
 * Tests how sessions begin and end, and which tokens and requests the site rejects. Numbers in titles name attacks of
 * security.md.
 */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import {
  accountCalls,
  bearer,
  linsAccount as lin,
} from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call, register, tokenOf } = accountCalls(() => site)

  test('keeps a session in a cookie that scripts cannot read (20)', async () => {
    await register()
    for (const host of ['localhost', '192.0.2.7:3000', 'laptop.example']) {
      const plainAnswer = await call('login', lin, { host })
      expect(plainAnswer.headers['set-cookie'], host).toEqual([
        expect.stringMatching(
          /^session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
        ),
        expect.stringMatching(
          /^device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
        ),
      ])
    }
    const httpsHeaders = { host: 'flora.example', 'sec-fetch-site': 'same-origin' }
    const encryptedAnswer = await call('login', lin, httpsHeaders)
    expect(encryptedAnswer.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
      ),
      expect.stringMatching(
        /^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
      ),
    ])
  })

  test('replaces a planted session at a login (16)', async () => {
    await register()
    const plantedToken = 'A'.repeat(43)
    const headers = { cookie: `session=${plantedToken}`, 'sec-fetch-site': 'same-origin' }
    const answer = await call('login', lin, headers)
    expect(String(answer.headers['set-cookie'])).not.toContain(plantedToken)
    const cookie = `session=${plantedToken}`
    expect((await site.get('/api/refresh', { cookie })).json()).toEqual({ user: null })
  })

  test('ends a session at a sign-out, for the cookie and for the Bearer token (14)', async () => {
    await register()
    const token = await tokenOf()
    const logout = await call('logout', {}, bearer(token))
    expect(logout.json()).toEqual({ message: 'Logout successful' })
    expect(logout.headers['set-cookie']).toContain('Max-Age=0')
    expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
    const cookie = `session=${token}`
    expect((await site.get('/api/sessions', { cookie })).statusCode).toBe(401)
  })

  test('ends a session at once when its account is disabled (15)', async () => {
    await register()
    const token = await tokenOf()
    expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(200)
    const disabled_at = new Date().toISOString()
    await site.database.db.updateTable('account').set({ disabled_at }).execute()
    expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
    expect((await call('login', lin)).statusCode).toBe(401)
  })

  test.each(['', 'x', 'A'.repeat(43), '../../etc/passwd', "' or 1=1 --"])(
    'rejects the forged token %j (17)',
    async (token) => {
      const answer = await site.get('/api/sessions', { authorization: `Bearer ${token}` })
      expect(answer.statusCode).toBe(401)
    },
  )

  test.each(['without a session', 'after logout'])(
    'ignores a token %s in a call that visitors may make',
    async (state) => {
      await register()
      const token = state === 'after logout' ? await tokenOf() : 'A'.repeat(43)
      await call('logout', {}, bearer(token))
      const staleToken = bearer(token)
      const refreshAnswer = await site.get('/api/refresh', staleToken)
      expect([refreshAnswer.statusCode, refreshAnswer.json()]).toEqual([200, { user: null }])
      expect((await site.get('/api/searchNames', staleToken)).statusCode).toBe(200)
      expect((await site.get('/api/userInfo', staleToken)).json()).toMatchObject({ admin: false })
      expect((await call('login', lin, staleToken)).json().message).toBe('Login successful')
      const mei = { username: 'mei', password: '疏影横斜水清浅香' }
      expect((await call('register', mei, staleToken)).json().message).toBe('Register successful')
      expect((await call('logout', {}, staleToken)).json().message).toBe('Logout successful')
      expect((await site.get('/api/sessions', staleToken)).json().code).toBe('session_over')
    },
  )

  test('rejects a request of another site, even with a token without a session', async () => {
    await register()
    const cookie = `session=${await tokenOf()}`
    const headers = { cookie, 'sec-fetch-site': 'cross-site', ...bearer('A'.repeat(43)) }
    expect((await call('logout', {}, headers)).statusCode).toBe(403)
    expect((await site.get('/api/sessions', { cookie })).statusCode).toBe(200)
  })

  test('rejects a truncated token, and a token in the address (17, 18)', async () => {
    await register()
    const token = await tokenOf()
    expect((await site.get('/api/sessions', bearer(token.slice(0, -1)))).statusCode).toBe(401)
    const answer = await site.get(`/api/sessions?token=${token}&session=${token}`)
    expect(answer.statusCode).toBe(401)
  })

  test('does not extend a session for many refreshes at once (19)', async () => {
    await register()
    const token = await tokenOf()
    const sessionsBefore = await site.database.db.selectFrom('session').selectAll().execute()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.get('/api/refresh', bearer(token))),
    )
    for (const answer of answers) expect(answer.headers).not.toHaveProperty('set-cookie')
    const sessionsAfter = await site.database.db.selectFrom('session').selectAll().execute()
    expect(sessionsAfter).toEqual(sessionsBefore)
  })

  test.each([
    ['unused for fourteen days', { last_used_at: 14 }],
    ['ninety days old', { created_at: 90 }],
    ['begun a day in the future (76)', { created_at: -1 }],
    ['last used a day in the future (76)', { last_used_at: -1 }],
  ])('ends a session that is %s', async (_title, ages) => {
    await register()
    const token = await tokenOf()
    const set = Object.fromEntries(
      Object.entries(ages).map(([column, days]) => [
        column,
        new Date(Date.now() - days * 86_400_000 - 1000).toISOString(),
      ]),
    )
    await site.database.db.updateTable('session').set(set).execute()
    expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
  })

  test('stores a token only as a digest, and a password only as argon2id', async () => {
    await register()
    const token = await tokenOf()
    const { db } = site.database
    const storedRows = JSON.stringify([
      await db.selectFrom('session').selectAll().execute(),
      await db.selectFrom('account').selectAll().execute(),
      await db.selectFrom('attempt').selectAll().execute(),
    ])
    for (const secret of [token, lin.password, '127.0.0.1'])
      expect(storedRows).not.toContain(secret)
    expect(storedRows).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  })

  test('shows a session only to its owner, and lets no other member end the session', async () => {
    await register()
    const [firstToken, secondToken] = [await tokenOf(), await tokenOf()]
    const list = (await site.get('/api/sessions', bearer(firstToken))).json().sessions
    expect(list).toHaveLength(3)
    // Times are in the site's time zone, like the times of submissions.
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(list[0]).toMatchObject({ createdAt: time, lastUsedAt: time })
    expect(list.filter((session: { current: boolean }) => session.current)).toHaveLength(1)

    await register({ username: 'mei', password: '疏影横斜水清浅香' })
    const otherToken = await tokenOf({ username: 'mei', password: '疏影横斜水清浅香' })
    const ownSessions = (await site.get('/api/sessions', bearer(secondToken))).json().sessions
    const { id } = ownSessions.find((session: { current: boolean }) => session.current)
    expect((await call('endSession', { id }, bearer(otherToken))).statusCode).toBe(404)
    expect((await call('endSession', { id }, bearer(firstToken))).statusCode).toBe(200)
    expect((await site.get('/api/sessions', bearer(secondToken))).statusCode).toBe(401)
    expect((await site.get('/api/sessions', bearer(firstToken))).statusCode).toBe(200)
  })
})
