/** Tests which requests with a cookie may change data. Numbers in titles name attacks of security.md. */
import { beforeAll, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { accountCalls, bearer } from '../../../tests/harness/sites/account-calls.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'

onEachDatabaseNightly((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
  })
  const { call, register, tokenOf } = accountCalls(() => site)

  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('rejects a request that changes data: %j (47, 48)', async (headers) => {
    await register()
    const cookie = `session=${await tokenOf()}`
    const answer = await call('logout', {}, { cookie, ...headers })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'other_origin'])
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    expect((await site.get('/api/sessions', { cookie })).statusCode).toBe(200)
  })

  test('rejects a cookie without an origin, and accepts a Bearer token without an origin', async () => {
    await register()
    const token = await tokenOf()
    expect((await call('logout', {}, { cookie: `session=${token}` })).statusCode).toBe(403)
    expect((await call('logout', {}, bearer(token))).statusCode).toBe(200)
  })

  test('accepts requests of the site’s own pages', async () => {
    await register()
    const cookie = `session=${await tokenOf()}`
    for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost' }]) {
      const answer = await call('logout', {}, { cookie, ...headers })
      expect([headers, answer.statusCode]).toEqual([headers, 200])
    }
  })
})
