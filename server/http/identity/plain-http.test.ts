/** Tests that sessions work over plain http on a local network, and that sessions over https keep their protection. */
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { accountCalls, linsAccount as lin } from '../../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

/** The host of the site in a local network. Over plain http, browsers send an Origin and no `Sec-Fetch-Site`. */
const host = '192.0.2.7:3000'
const onNetwork = { host, origin: `http://${host}` }
/** The headers behind an https proxy, if `TRUST_PROXY` is not set. */
const overHttps = { host: 'flora.example', 'sec-fetch-site': 'same-origin' }

onEachDatabaseNightly((open) => {
  let site: Site
  let proxiedSite: Site
  beforeAll(async () => {
    site = await openSite(await open())
    proxiedSite = await openSite(await open(), { settings: { TRUST_PROXY: 'on' } })
  })
  const { call, register } = accountCalls(() => site)

  type Answer = Awaited<ReturnType<typeof call>>
  const cookiesOf = (answer: Answer) => [answer.headers['set-cookie']].flat().map(String)
  const jarOf = (answer: Answer) =>
    cookiesOf(answer)
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const usernameFor = async (headers: Record<string, string>) =>
    (await site.get('/api/refresh', headers)).json().user?.username

  test('recognises the session cookie, and lets the member sign out', async () => {
    await register()
    const cookie = jarOf(await call('login', lin, onNetwork))
    expect(cookie).toMatch(/^session=[\w-]{43}; device=[\w-]{43}$/)
    expect(await usernameFor({ host, cookie })).toBe('lin')
    const logout = await call('logout', {}, { ...onNetwork, cookie })
    expect([logout.statusCode, cookiesOf(logout)[0]]).toEqual([
      200,
      'session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect(await usernameFor({ host, cookie })).toBe(undefined)
  })

  test('recognises a device again, so that wrong guesses do not block its owner (75)', async () => {
    await register()
    const cookie = jarOf(await call('login', lin, onNetwork)).replace(/^session=[^;]+; /, '')
    const wrongLogin = { ...lin, password: 'not the password' }
    for (let count = 0; count < 10; count++) await call('login', wrongLogin, onNetwork)
    expect((await call('login', lin, onNetwork)).statusCode).toBe(429)
    expect((await call('login', lin, { ...onNetwork, cookie })).statusCode).toBe(200)
  })

  test.each([
    ['another host', { origin: 'http://evil.example' }],
    ['another port', { origin: 'http://192.0.2.7:4000' }],
    ['a program without an origin', {}],
  ])('rejects a change that %s sends with the cookie (47, 48)', async (_title, headers) => {
    await register()
    const cookie = jarOf(await call('login', lin, onNetwork))
    expect((await call('logout', {}, { host, cookie, ...headers })).statusCode).toBe(403)
  })

  describe.each<[string, Record<string, string>]>([
    ['shown by Sec-Fetch-Site', overHttps],
    ['shown by X-Forwarded-Proto', { host: 'flora.example', 'x-forwarded-proto': 'https' }],
    ['shown by Forwarded', { host: 'flora.example', forwarded: 'for=192.0.2.1;proto="https"' }],
  ])('over https, %s, a site', (_title, headers) => {
    test('sets no cookie without Secure and prefix (20)', async () => {
      await register()
      for (const cookie of cookiesOf(await call('login', lin, headers)))
        expect(cookie).toMatch(/^__Host-(session|device)=.*; Secure$/)
    })

    test('accepts no cookie of plain http (20)', async () => {
      await register()
      const plainCookies = jarOf(await call('login', lin, onNetwork))
      expect(await usernameFor({ ...headers, cookie: plainCookies })).toBe(undefined)
      expect(await usernameFor({ ...headers, cookie: `__Host-${plainCookies}` })).toBe('lin')
    })
  })

  test('accepts no cookie of https over plain http', async () => {
    await register()
    const cookie = jarOf(await call('login', lin, overHttps))
    expect(cookie).toMatch(/^__Host-session=/)
    expect(await usernameFor({ host, cookie })).toBe(undefined)
  })

  test('keeps Secure behind a proxy that TRUST_PROXY trusts, even for plain http', async () => {
    await proxiedSite.post('/api/register', lin, onNetwork)
    const answer = await proxiedSite.post('/api/login', lin, onNetwork)
    for (const cookie of cookiesOf(answer)) expect(cookie).toMatch(/^__Host-.*; Secure$/)
  })
})
