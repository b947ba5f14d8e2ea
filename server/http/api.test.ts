/** Every call of the table, as visitor, member and admin, with bad input, by other roads, repeated. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint } from '../../contract/endpoint.ts'
import { type EndpointName, endpoints, type Input } from '../../contract/endpoints.ts'
import { onEachDatabase } from '../../tests/harness/databases.ts'
import { admin, member, openSite, type Site, visitor } from '../../tests/harness/site.ts'
import { addSmallCollection } from '../../tests/harness/small-collection.ts'
import { mayActAs } from './caller.ts'

interface Example<Name extends EndpointName> {
  good: Input<Name>
  /** Each must be answered 400. */
  bad: unknown[]
  /** Who is signed in depends on it: what it does is tried in `accounts/routes.test.ts`. */
  session?: true
}

const long = 'a'.repeat(10_000)
const noText = [{}, [], 'text', { postName: '' }, { postName: '  ' }, { postName: 7 }]
const badName = [
  ...noText,
  { postName: null },
  { postName: ['Magnolia denudata'] },
  { postName: { $ne: '' } },
  { postName: long },
]
const badPlant = [
  {},
  [],
  { plant: { $gt: '' } },
  { plant: long },
  { plant: 'Magnolia denudata', kind: 'fish' },
  { plant: 'Magnolia denudata', kind: ['plant'] },
]
const badLetter = [{ letter: 'A' }, { letter: 'ab' }, { letter: '' }, { letter: "a'" }]

const badCredentials = [
  {},
  [],
  { username: 'lin' },
  { username: { $ne: '' }, password: { $ne: '' } },
  { username: ['lin'], password: 'a fine long one' },
  { username: 7, password: 'a fine long one' },
  { username: 'lin', password: null },
  { username: long, password: 'a fine long one' },
  { username: 'lin', password: 'a'.repeat(900_000) },
]

/** A new call is not finished before it stands here. */
const examples: { [Name in EndpointName]: Example<Name> } = {
  userInfo: { good: {}, bad: [] },
  userInfoGlossary: { good: { letter: 'm' }, bad: badLetter },
  userInfoGlossaryBird: { good: {}, bad: badLetter },
  searchNames: { good: {}, bad: [] },
  searchBirdNames: { good: {}, bad: [] },
  numOFPlants: { good: {}, bad: [] },
  numOfPlants: { good: {}, bad: [] },
  numOfBirds: { good: {}, bad: [] },
  syncPlantInfo: { good: { postName: 'Magnolia_denudata' }, bad: badName },
  syncBirdInfo: { good: { postName: 'Tachybaptus_ruficollis' }, bad: badName },
  getPics: { good: { plant: 'Magnolia denudata' }, bad: badPlant },
  getPicsAndArts: { good: { plant: 'Magnolia denudata' }, bad: badPlant },
  getDb2Pic: { good: {}, bad: [] },
  getDb2PicBird: { good: {}, bad: [] },
  db2Alt: { good: {}, bad: [] },
  db2AltBird: { good: {}, bad: [] },
  refresh: { good: {}, bad: [], session: true },
  login: { good: { username: 'lin', password: 'x' }, bad: badCredentials, session: true },
  logout: { good: {}, bad: [], session: true },
  register: {
    good: { username: 'lin', password: 'a fine long one' },
    bad: [
      ...badCredentials,
      { username: 'a', password: 'a fine long one' },
      { username: 'a'.repeat(33), password: 'a fine long one' },
      { username: 'a b', password: 'a fine long one' },
      { username: '<b>lin</b>', password: 'a fine long one' },
      { username: 'lin', password: 'seven77' },
      { username: 'lin', password: 'a'.repeat(129) },
    ],
    session: true,
  },
  changePassword: {
    good: { password: 'x', newPassword: 'a fine long one' },
    bad: [],
    session: true,
  },
  sessions: { good: {}, bad: [], session: true },
  endSession: { good: { id: '00000000-0000-4000-8000-000000000000' }, bad: [], session: true },
  searchSpecies: {
    good: { q: 'magnolia' },
    bad: [{ q: long }, { kind: 'fish' }, { page: '0' }, { page: '1.5' }, { page: 'NaN' }],
  },
}

const names = Object.keys(endpoints) as EndpointName[]

test('the table of calls and the examples here name the same calls', () => {
  expect(Object.keys(examples).sort()).toEqual([...names].sort())
})

onEachDatabase((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
  })

  /** The call over HTTP, by a visitor. */
  async function send(row: Endpoint, input: unknown, address = `/api${row.path}`) {
    if (row.method !== 'GET') return site.post(address, JSON.stringify(input))
    const query = new URLSearchParams(input as Record<string, string>)
    return site.get(query.size > 0 ? `${address}?${query}` : address)
  }

  describe.each(names.filter((name) => name in examples))('%s', (name) => {
    const row: Endpoint = endpoints[name]
    const { good, bad, session } = examples[name]

    test.skipIf(session)('answers a visitor as its row says', async () => {
      const response = await send(row, good)
      if (row.allow !== 'visitor') return expect(response.statusCode).toBe(401)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
      // Exactly that shape: nothing more goes out either.
      expect(row.output.parse(response.json())).toEqual(response.json())
    })

    test.skipIf(session).each([visitor, member, admin])(
      'answers a $role in process as its row says',
      async (caller) => {
        const call = site.apiAs(caller)[name] as (input: unknown) => Promise<unknown>
        if (mayActAs(caller, row.allow)) {
          expect(row.output.safeParse(await call(good)).success).toBe(true)
        } else {
          const status = caller.role === 'visitor' ? 401 : 403
          await expect(call(good)).rejects.toMatchObject({ status })
        }
      },
    )

    test.skipIf(session)('answers the same when asked again', async () => {
      // A fallback picture is any of several.
      const whole = !name.startsWith('db2Alt')
      const [first, second] = [await send(row, good), await send(row, good)]
      expect(second.statusCode).toBe(first.statusCode)
      if (whole) expect(second.body).toBe(first.body)
    })

    test('refuses bad input and says what is wrong', async () => {
      for (const input of bad) {
        const response = await send(row, input)
        expect([input, response.statusCode]).toEqual([input, 400])
        expect(response.json()).toEqual({ message: expect.any(String), code: 'bad_input' })
        expect(response.body.length).toBeLessThan(1000)
      }
    })

    test('has no back door', async () => {
      const { path } = row
      const roads = [`/api${path}/`, `/API${path}`, `/api%2F${path.slice(1)}`, `/api/${path}`]
      roads.push(`/api${path.toUpperCase()}`, `/api/../api${path}/.`, `/api${path}%00`)
      for (const road of roads) {
        const response = await send(row, good, road)
        expect([road, response.statusCode]).toEqual([road, 404])
      }
    })

    test('knows no other method, but HEAD where GET is', async () => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (method === row.method) continue
        const response = await site.app.inject({ method, url: `/api${row.path}` })
        expect([method, response.statusCode]).toEqual([method, 404])
      }
      const head = await site.app.inject({ method: 'HEAD', url: `/api${row.path}` })
      const got = row.allow === 'visitor' ? 200 : 401
      expect([head.statusCode, head.body]).toEqual([row.method === 'GET' ? got : 404, ''])
    })
  })

  describe('a call that is not for everyone', () => {
    // Those of the table are tried above; this one is closed for a moment, so that the guard is tried
    // whatever the table holds.
    const closed = ['numOfBirds', 'searchNames'] as const
    afterEach(() => {
      for (const name of closed) (endpoints[name] as Endpoint).allow = 'visitor'
    })

    test.each([
      ['member', visitor, 401],
      ['admin', visitor, 401],
      ['admin', member, 403],
      ['member', member, undefined],
      ['member', admin, undefined],
      ['admin', admin, undefined],
    ] as const)('for a %s answers $role with %s', async (allow, caller, refused) => {
      for (const name of closed) {
        ;(endpoints[name] as Endpoint).allow = allow
        const answer = site.apiAs(caller)[name]({})
        if (refused) await expect(answer).rejects.toMatchObject({ status: refused })
        else await expect(answer).resolves.toBeTruthy()
        const response = await site.get(`/api/${name}`)
        expect(response.statusCode).toBe(401)
        expect(response.json()).toEqual({ message: 'Please sign in first', code: 'sign_in_first' })
        expect(response.headers).not.toHaveProperty('etag')
      }
    })
  })

  describe('the body of a call', () => {
    const send = (payload: string, type = 'application/json') =>
      site.post('/api/syncPlantInfo', payload, { 'content-type': type })

    test.each([
      ['no JSON', '{"postName":'],
      ['nothing', ''],
      ['a prototype', '{"postName":"Magnolia denudata","__proto__":{"admin":true}}'],
      ['a prototype, spelt with escapes', '{"postName":"a","__\\u0070roto__":{"admin":true}}'],
      ['a constructor', '{"postName":"a","constructor":{"prototype":{"admin":true}}}'],
      ['null', 'null'],
      ['a bare word', 'true'],
    ])('that is %s is refused with 400', async (_what, payload) => {
      const response = await send(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
    })

    test('may not be larger than a megabyte', async () => {
      const response = await send(JSON.stringify({ postName: 'a'.repeat(1_000_001) }))
      expect(response.statusCode).toBe(413)
      expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
    })

    test.each([
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json ;charset=utf-8',
      '\tapplication/json',
    ])('is checked whatever way its type is written: %j', async (type) => {
      expect((await send('{"postName":{"$ne":""}}', type)).statusCode).toBeGreaterThanOrEqual(400)
      expect((await send('{"postName":{"$ne":""}}', type)).statusCode).toBeLessThan(500)
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/plain, application/json',
    ])('of the type %s is refused', async (type) => {
      const response = await send('{"postName":"Magnolia denudata"}', type)
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
    })

    test('may hold what nobody asked for: it is ignored', async () => {
      const response = await send('{"postName":"Magnolia denudata","admin":true,"_id":"1"}')
      expect(response.statusCode).toBe(200)
    })
  })

  test('a call that is not in the table is 404, in the shape of every failure', async () => {
    const response = await site.get('/api/users')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'There is no such call', code: 'no_such_call' })
  })

  test('the OpenAPI document describes every call', async () => {
    const document = (await site.get('/api/openapi.json')).json()
    expect(document.openapi).toMatch(/^3\.1/)
    for (const name of names) {
      const { path, method } = endpoints[name]
      expect(document.paths[path][method.toLowerCase()].operationId).toBe(name)
    }
  })
})
