/** Tests registration, sign-in and changes of password. Numbers in titles name attacks of security.md. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import {
  accountCalls,
  bearer,
  linsAccount as lin,
} from '../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../tests/harness/sites/site.ts'

const wrongLogin = { ...lin, password: 'not the password' }

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call, register, tokenOf } = accountCalls(() => site)

  describe('registering', () => {
    test('creates a member and signs in', async () => {
      const answer = await register()
      expect(answer.statusCode).toBe(200)
      const { message, user, token } = answer.json()
      expect([message, user]).toEqual(['Register successful', { username: 'lin', admin: false }])
      const refresh = await site.get('/api/refresh', bearer(token))
      expect(refresh.json()).toEqual({ user })
    })

    test('accepts a name once, in any case or width (5)', async () => {
      await register()
      for (const username of ['LIN', 'Ｌｉｎ', ' lin ']) {
        const secondAnswer = await register({ ...lin, username })
        expect([secondAnswer.statusCode, secondAnswer.json().code]).toEqual([400, 'username_taken'])
      }
    })

    test('makes one account when twenty requests register one name at once (13)', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => register()))
      const codes = answers.map((answer) => answer.statusCode)
      expect(codes.filter((code) => code === 200)).toHaveLength(1)
      expect(codes.filter((code) => code === 400)).toHaveLength(19)
    })

    test.each(['password1', 'PASSWORD1', 'qwertyuiop'])('rejects %s (9)', async (password) => {
      const answer = await register({ ...lin, password })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_common'])
    })

    test.each(['hеad-of-garden', 'ΗEAD-OF-GARDEN', 'head-0f-garden', 'heаd-of-gаrden'])(
      'rejects %s, which looks the same as an admin’s name (69)',
      async (username) => {
        const { db } = site.database
        const key = 'head-of-garden'
        const admin = { id: key, username: key, username_key: key, password_hash: '' } as const
        await db
          .insertInto('account')
          .values({ ...admin, role: 'admin', disabled_at: null, created_at: '2025-01-01' })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const response = await site.post('/api/register', { ...lin, username })
        expect([response.statusCode, response.json().code]).toEqual([400, 'username_like_admin'])
      },
    )

    test.each(['he\uFE0Fad', 'he\u3164ad', 'head\u{E0041}'])(
      'rejects %j, which has invisible characters (69)',
      async (username) => {
        const response = await site.post('/api/register', { ...lin, username })
        expect([response.statusCode, response.json().code]).toEqual([400, 'bad_input'])
        expect(response.json().fields).toEqual({ username: 'username_unseen' })
      },
    )
    test.each([
      ['ｐａｓｓｗｏｒｄ１', 'password_common'],
      ['aaaaaaaa', 'password_pattern'],
      ['        ', 'password_blank'],
      ['huaniao2025', 'password_known_word'],
    ])('rejects %j with a reason (78)', async (password, code) => {
      const answer = await register({ ...lin, password })
      expect([answer.statusCode, answer.json().code]).toEqual([400, code])
    })

    test('rejects the username as the password', async () => {
      const answer = await register({ username: 'linxiaoman', password: 'LinXiaoMan' })
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'password_is_username'])
    })

    test('cannot make an admin (12)', async () => {
      const body = { ...lin, admin: true, role: 'admin', _id: '1' }
      const answer = await call('register', body)
      expect(answer.json().user).toEqual({ username: 'lin', admin: false })
    })

    test.each(['小明', 'Zoë', 'a_b-c.d', '𬟁𬟁'])('accepts the name %s', async (username) => {
      expect((await register({ ...lin, username })).json().user.username).toBe(username)
    })
  })

  describe('signing in', () => {
    test('answers with the messages of the specification', async () => {
      await register()
      const rightAnswer = await call('login', lin)
      expect([rightAnswer.statusCode, rightAnswer.json().message]).toEqual([
        200,
        'Login successful',
      ])
      const secondAnswer = await call('login', lin, bearer(rightAnswer.json().token))
      expect(secondAnswer.json()).toEqual({
        message: 'Already logged in',
        user: { username: 'lin', admin: false },
      })
      const unknownUser = await call('login', { ...lin, username: 'nobody' })
      expect([unknownUser.statusCode, unknownUser.json().message]).toEqual([401, 'User not found'])
      const rejectedAnswer = await call('login', wrongLogin)
      expect([rejectedAnswer.statusCode, rejectedAnswer.json().message]).toEqual([
        401,
        'Invalid username or password',
      ])
    })

    test('reports a disabled account only after the right password', async () => {
      await register()
      const disabled_at = new Date().toISOString()
      await site.database.db.updateTable('account').set({ disabled_at }).execute()
      const wrongAnswer = await call('login', wrongLogin)
      expect(wrongAnswer.json()).toEqual({
        message: 'Invalid username or password',
        code: 'wrong_password',
      })
      // The test makes more attempts than the limit for wrong passwords.
      for (let count = 0; count < 12; count++) {
        const rightAnswer = await call('login', lin)
        expect([rightAnswer.statusCode, rightAnswer.json().code]).toEqual([401, 'account_disabled'])
        expect(rightAnswer.headers).not.toHaveProperty('set-cookie')
      }
    })

    test.each([
      ['sixty characters', 'k'.repeat(40) + 'éß樟 _'.repeat(4)],
      ['Chinese characters', '小䴙䴘在芦苇塘里潜水'],
    ])('checks a password of %s to the last character (8)', async (_case, password) => {
      await register({ ...lin, password })
      expect((await call('login', { ...lin, password })).statusCode).toBe(200)
      expect((await call('login', { ...lin, password: password.slice(0, -1) })).statusCode).toBe(
        401,
      )
    })

    test.each(["' or '1'='1", 'lin"; drop table account; --', "lin' --"])(
      'rejects %s like any other unknown name (11)',
      async (username) => {
        await register()
        expect((await call('login', { username, password: username })).statusCode).toBe(401)
        expect((await call('login', lin)).statusCode).toBe(200)
      },
    )

    test('checks ten of thirty simultaneous guesses, in any spelling of the username (1, 4, 5)', async () => {
      await register()
      const spellings = ['lin', 'LIN', 'Ｌｉｎ']
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          call(
            'login',
            { ...wrongLogin, username: spellings[index % 3], extra: index },
            { 'x-forwarded-for': `10.0.0.${index}` },
          ),
        ),
      )
      const codes = answers.map((answer) => answer.statusCode)
      expect(codes.filter((code) => code === 401)).toHaveLength(10)
      expect(codes.filter((code) => code === 429)).toHaveLength(20)
      const rejectedAnswer = answers.find((answer) => answer.statusCode === 429)
      expect(Number(rejectedAnswer?.headers['retry-after'])).toBeGreaterThan(0)
    })

    test('unblocks an account after ten minutes (1)', async () => {
      await register()
      for (let count = 0; count < 11; count++) await call('login', wrongLogin)
      expect((await call('login', lin)).statusCode).toBe(429)
      const tenMinutesAgo = new Date(Date.now() - 601_000).toISOString()
      await site.database.db.updateTable('attempt').set({ at: tenMinutesAgo }).execute()
      expect((await call('login', lin)).statusCode).toBe(200)
    })

    test('blocks a network that tries thirty accounts, with any forwarding header (2, 3)', async () => {
      const codes: number[] = []
      for (let index = 0; index < 30; index++) {
        const credentials = { username: `pupil${index}`, password: 'not the password' }
        const headers = { 'x-forwarded-for': `10.0.0.${index}`, forwarded: `for=10.0.1.${index}` }
        codes.push((await call('login', credentials, headers)).statusCode)
      }
      expect(codes.indexOf(429)).toBe(25)
      expect(codes.lastIndexOf(401)).toBe(24)
    }, 60_000)

    test('does not count successful logins', async () => {
      await register()
      for (let count = 0; count < 12; count++) {
        expect((await call('login', lin)).statusCode).toBe(200)
      }
    })
  })

  describe('changing the password', () => {
    const newPassword = '暗香浮动月黄昏夜'

    test('accepts only one of two simultaneous requests with the old password', async () => {
      await register()
      const token = await tokenOf()
      const changeTo = (newPassword: string) =>
        call('changePassword', { password: lin.password, newPassword }, bearer(token))
      const bothAnswers = await Promise.all([changeTo(newPassword), changeTo(`${newPassword}二`)])
      expect(bothAnswers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
    })

    test('ends every session and starts a new session', async () => {
      await register()
      const [ownToken, otherToken] = [await tokenOf(), await tokenOf()]
      const answer = await call(
        'changePassword',
        { password: lin.password, newPassword },
        bearer(ownToken),
      )
      expect(answer.statusCode).toBe(200)
      for (const token of [ownToken, otherToken]) {
        expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(401)
      }
      expect((await site.get('/api/sessions', bearer(answer.json().token))).statusCode).toBe(200)
      expect((await call('login', lin)).statusCode).toBe(401)
      expect((await call('login', { ...lin, password: newPassword })).statusCode).toBe(200)
    })

    test('requires the current password, with limited attempts', async () => {
      await register()
      const token = await tokenOf()
      const guess = () => call('changePassword', { password: 'guess', newPassword }, bearer(token))
      const codes: number[] = []
      for (let count = 0; count < 12; count++) codes.push((await guess()).statusCode)
      expect(codes).toEqual([...Array(10).fill(401), 429, 429])
      expect((await site.get('/api/sessions', bearer(token))).statusCode).toBe(200)
    })
  })
})
