/** Signing in, and what it must stand: security.md 1 to 20, 47 and 48. Numbers in names are its lines. */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onEachDatabase } from '../../tests/harness/databases.ts'
import { openSite, type Site } from '../../tests/harness/site.ts'

const lin = { username: 'lin', password: '竹外桃花三两枝春' }
const wrong = { ...lin, password: 'not the password' }

onEachDatabase((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  beforeEach(async () => {
    for (const table of ['session', 'attempt', 'activity', 'account'] as const) {
      await site.database.db.deleteFrom(table).execute()
    }
  })

  const from = (remoteAddress: string) => ({ remoteAddress })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  async function call(name: string, body: object, headers = {}, more: object = {}) {
    return site.app.inject({
      method: 'POST',
      url: `/api/${name}`,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
      ...more,
    })
  }
  const register = (who = lin) => call('register', who)
  async function tokenOf(who = lin): Promise<string> {
    return (await call('login', who)).json().token
  }

  describe('registering', () => {
    test('makes a member and signs in', async () => {
      const answer = await register()
      expect(answer.statusCode).toBe(200)
      const { message, user, token } = answer.json()
      expect([message, user]).toEqual(['Register successful', { username: 'lin', admin: false }])
      const refresh = await site.get('/api/refresh', bearer(token))
      expect(refresh.json()).toEqual({ user })
    })

    test('takes a name once, whatever its case or width (5)', async () => {
      await register()
      for (const username of ['LIN', 'Ｌｉｎ', ' lin ']) {
        const again = await register({ ...lin, username })
        expect([again.statusCode, again.json().code]).toEqual([400, 'username_taken'])
      }
    })

    test('of one name twenty times at once succeeds exactly once (13)', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => register()))
      const codes = answers.map((answer) => answer.statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 400)).toHaveLength(19)
    })

    test.each(['password1', 'PASSWORD1', 'qwertyuiop'])('refuses %s (9)', async (password) => {
      const answer = await register({ ...lin, password })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_common'])
    })

    test('refuses the username as password', async () => {
      const answer = await register({ username: 'linxiaoman', password: 'LinXiaoMan' })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_is_username'])
    })

    test('cannot make an admin of oneself (12)', async () => {
      const body = { ...lin, admin: true, role: 'admin', _id: '1' }
      const answer = await call('register', body)
      expect(answer.json().user).toEqual({ username: 'lin', admin: false })
    })

    test.each(['小明', 'Zoë', 'a_b-c.d', '𬟁𬟁'])('takes the name %s', async (username) => {
      expect((await register({ ...lin, username })).json().user.username).toBe(username)
    })
  })

  describe('logging in', () => {
    test('answers with the words of the specification', async () => {
      await register()
      const right = await call('login', lin)
      expect([right.statusCode, right.json().message]).toEqual([200, 'Login successful'])
      const again = await call('login', lin, bearer(right.json().token))
      expect(again.json()).toEqual({
        message: 'Already logged in',
        user: { username: 'lin', admin: false },
      })
      const unknown = await call('login', { ...lin, username: 'nobody' })
      expect([unknown.statusCode, unknown.json().message]).toEqual([401, 'User not found'])
      const refused = await call('login', wrong)
      expect([refused.statusCode, refused.json().message]).toEqual([
        401,
        'Invalid username or password',
      ])
    })

    test.each([
      ['sixty-four characters', 'k'.repeat(40) + 'éß樟 _'.repeat(4)],
      ['Chinese', '小䴙䴘在芦苇塘里潜水'],
    ])('works with a password of %s, all of it (8)', async (_what, password) => {
      await register({ ...lin, password })
      expect((await call('login', { ...lin, password })).statusCode).toBe(200)
      expect((await call('login', { ...lin, password: password.slice(0, -1) })).statusCode).toBe(
        401,
      )
    })

    test.each(["' or '1'='1", 'lin"; drop table account; --', "lin' --"])(
      'refuses %s as any other wrong name (11)',
      async (username) => {
        await register()
        expect((await call('login', { username, password: username })).statusCode).toBe(401)
        expect((await call('login', lin)).statusCode).toBe(200)
      },
    )

    test('thirty wrong passwords for one account are stopped, from anywhere, at once (1, 4, 5)', async () => {
      await register()
      const spellings = ['lin', 'LIN', 'Ｌｉｎ']
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, place) =>
          call(
            'login',
            { ...wrong, username: spellings[place % 3], extra: place },
            { 'x-forwarded-for': `10.0.0.${place}` },
            from(`192.168.0.${place}`),
          ),
        ),
      )
      const codes = answers.map((answer) => answer.statusCode)
      expect(codes.filter((code) => code === 401)).toHaveLength(10)
      expect(codes.filter((code) => code === 429)).toHaveLength(20)
      const stopped = answers.find((answer) => answer.statusCode === 429)
      expect(Number(stopped?.headers['retry-after'])).toBeGreaterThan(0)
    })

    test('who was stopped is let in again later (1)', async () => {
      await register()
      for (let tries = 0; tries < 11; tries++) await call('login', wrong)
      expect((await call('login', lin)).statusCode).toBe(429)
      const later = new Date(Date.now() - 601_000).toISOString()
      await site.database.db.updateTable('attempt').set({ at: later }).execute()
      expect((await call('login', lin)).statusCode).toBe(200)
    })

    test('thirty accounts from one address are stopped, whatever it forwards (2, 3)', async () => {
      const codes: number[] = []
      for (let place = 0; place < 30; place++) {
        const who = { username: `pupil${place}`, password: 'not the password' }
        const headers = { 'x-forwarded-for': `10.0.0.${place}`, forwarded: `for=10.0.1.${place}` }
        codes.push((await call('login', who, headers)).statusCode)
      }
      expect(codes.indexOf(429)).toBe(25)
      expect(codes.lastIndexOf(401)).toBe(24)
    })

    test('logins that succeed count against nobody', async () => {
      await register()
      for (let tries = 0; tries < 12; tries++) {
        expect((await call('login', lin)).statusCode).toBe(200)
      }
    })
  })

  describe('a session', () => {
    test('lies in a cookie out of reach of scripts (20)', async () => {
      await register()
      const local = await call('login', lin)
      expect(local.headers['set-cookie']).toMatch(
        /^session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/,
      )
      const remote = await call('login', lin, { host: 'flora.example' })
      expect(remote.headers['set-cookie']).toMatch(
        /^__Host-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
      )
    })

    test('replaces one that was planted before (16)', async () => {
      await register()
      const planted = 'A'.repeat(43)
      const headers = { cookie: `session=${planted}`, 'sec-fetch-site': 'same-origin' }
      const answer = await call('login', lin, headers)
      expect(answer.headers['set-cookie']).not.toContain(planted)
      const cookie = `session=${planted}`
      expect((await site.get('/api/refresh', { cookie })).json()).toEqual({ user: null })
    })

    test('is over after logging out, by cookie and by Bearer (14)', async () => {
      await register()
      const token = await tokenOf()
      const out = await call('logout', {}, bearer(token))
      expect(out.json()).toEqual({ message: 'Logout successful' })
      expect(out.headers['set-cookie']).toContain('Max-Age=0')
      expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
      const cookie = `session=${token}`
      expect((await site.get('/api/sessions', { cookie })).statusCode).toBe(401)
    })

    test('is over at once when its account is disabled (15)', async () => {
      await register()
      const token = await tokenOf()
      expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(200)
      const disabled_at = new Date().toISOString()
      await site.database.db.updateTable('account').set({ disabled_at }).execute()
      expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
      expect((await call('login', lin)).statusCode).toBe(401)
    })

    test.each(['', 'x', 'A'.repeat(43), '../../etc/passwd', "' or 1=1 --"])(
      'is not to be had with the forged token %j (17)',
      async (token) => {
        const answer = await site.get('/api/sessions', { authorization: `Bearer ${token}` })
        expect(answer.statusCode).toBe(401)
      },
    )

    test('is not to be had with a truncated token, nor one in the address (17, 18)', async () => {
      await register()
      const token = await tokenOf()
      expect((await site.get('/api/sessions', bearer(token.slice(0, -1)))).statusCode).toBe(401)
      const asked = await site.get(`/api/sessions?token=${token}&session=${token}`)
      expect(asked.statusCode).toBe(401)
    })

    test('gains nothing by being refreshed many times at once (19)', async () => {
      await register()
      const token = await tokenOf()
      const before = await site.database.db.selectFrom('session').selectAll().execute()
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => site.get('/api/refresh', bearer(token))),
      )
      for (const answer of answers) expect(answer.headers).not.toHaveProperty('set-cookie')
      const after = await site.database.db.selectFrom('session').selectAll().execute()
      expect(after).toEqual(before)
    })

    test.each([
      ['unused for fourteen days', { last_used_at: 14 }],
      ['ninety days old', { created_at: 90 }],
    ])('is over when %s', async (_what, ages) => {
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

    test('is kept as a digest only, and a password as argon2id only', async () => {
      await register()
      const token = await tokenOf()
      const { db } = site.database
      const kept = JSON.stringify([
        await db.selectFrom('session').selectAll().execute(),
        await db.selectFrom('account').selectAll().execute(),
        await db.selectFrom('attempt').selectAll().execute(),
      ])
      for (const secret of [token, lin.password, '127.0.0.1']) expect(kept).not.toContain(secret)
      expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    })

    test('can be seen and ended by its owner alone', async () => {
      await register()
      const [here, there] = [await tokenOf(), await tokenOf()]
      const list = (await site.get('/api/sessions', bearer(here))).json().sessions
      expect(list).toHaveLength(3)
      expect(list.filter((session: { current: boolean }) => session.current)).toHaveLength(1)

      await register({ username: 'mei', password: '疏影横斜水清浅香' })
      const other = await tokenOf({ username: 'mei', password: '疏影横斜水清浅香' })
      const mine = (await site.get('/api/sessions', bearer(there))).json().sessions
      const { id } = mine.find((session: { current: boolean }) => session.current)
      expect((await call('endSession', { id }, bearer(other))).statusCode).toBe(404)
      expect((await call('endSession', { id }, bearer(here))).statusCode).toBe(200)
      expect((await site.get('/api/sessions', bearer(there))).statusCode).toBe(401)
      expect((await site.get('/api/sessions', bearer(here))).statusCode).toBe(200)
    })
  })

  describe('changing the password', () => {
    const newPassword = '暗香浮动月黄昏夜'

    test('ends every session and begins one anew', async () => {
      await register()
      const [here, there] = [await tokenOf(), await tokenOf()]
      const answer = await call(
        'changePassword',
        { password: lin.password, newPassword },
        bearer(here),
      )
      expect(answer.statusCode).toBe(200)
      for (const token of [here, there]) {
        expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
      }
      expect((await site.get('/api/sessions', bearer(answer.json().token))).statusCode).toBe(200)
      expect((await call('login', lin)).statusCode).toBe(401)
      expect((await call('login', { ...lin, password: newPassword })).statusCode).toBe(200)
    })

    test('asks for the one there is, and not for ever', async () => {
      await register()
      const token = await tokenOf()
      const guess = () => call('changePassword', { password: 'guess', newPassword }, bearer(token))
      const codes: number[] = []
      for (let tries = 0; tries < 12; tries++) codes.push((await guess()).statusCode)
      expect(codes).toEqual([...Array(10).fill(401), 429, 429])
      expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(200)
    })
  })

  describe('a request from elsewhere', () => {
    test.each([
      [{ 'sec-fetch-site': 'cross-site' }],
      [{ 'sec-fetch-site': 'same-site' }],
      [{ origin: 'https://elsewhere.example' }],
      [{ origin: 'null' }],
    ])('that changes something is refused: %j (47, 48)', async (headers) => {
      await register()
      const cookie = `session=${await tokenOf()}`
      const answer = await call('logout', {}, { cookie, ...headers })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'other_origin'])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
      expect((await site.get('/api/sessions', { cookie })).statusCode).toBe(200)
    })

    test('is refused when nothing says where a cookie comes from, not when a program asks', async () => {
      await register()
      const token = await tokenOf()
      expect((await call('logout', {}, { cookie: `session=${token}` })).statusCode).toBe(403)
      expect((await call('logout', {}, bearer(token))).statusCode).toBe(200)
    })

    test('our own pages are listened to', async () => {
      await register()
      const cookie = `session=${await tokenOf()}`
      for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }]) {
        const answer = await call('logout', {}, { cookie, ...headers })
        expect([headers, answer.statusCode]).toEqual([headers, 200])
      }
    })
  })
})
