/** Tries every call with good and bad input, by other routes, repeatedly. Numbers are lines of security.md. */
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { AccountRole, Endpoint } from '../../../contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../../contract/endpoints.ts'
import { onEachDatabase } from '../../../tests/harness/databases/databases.ts'
import { examples } from '../../../tests/harness/examples/call-examples.ts'
import { goodInput, sendCall } from '../../../tests/harness/examples/send-call.ts'
import { join, type Person } from '../../../tests/harness/sites/members.ts'
import { admin, member, openSite, type Site, visitor } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'
import { mayActAs } from '../../kernel/caller.ts'

const names = Object.keys(endpoints) as EndpointName[]

test('has an example for every call of the table', () => {
  expect(Object.keys(examples).sort()).toEqual([...names].sort())
})

onEachDatabase((open) => {
  let site: Site
  let people: Record<AccountRole, Person>
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    const [member, admin] = [await join(site), await join(site, 'admin')]
    people = { member, reviewer: await join(site, 'reviewer'), admin }
  })

  describe.each(names.filter((name) => name in examples))('%s', (name) => {
    const row: Endpoint = endpoints[name]
    const { bad, session } = examples[name]
    const send = (input: unknown, address?: string) =>
      sendCall(site, name, input, address === undefined ? {} : { address })
    const good = () => goodInput(site, name)
    const bodyOf = (response: Awaited<ReturnType<typeof send>>) =>
      row.file ? response.body : response.json()
    /** The header that permits the call. */
    const entitled = () => {
      if (row.allow === 'visitor') return {}
      // A reviewer undoes own decisions only.
      return people[name === 'undoChange' ? 'admin' : row.allow].authorization
    }

    test.skipIf(session)('answers a visitor as its row says', async () => {
      const response = await send(await good())
      if (row.allow !== 'visitor') return expect(response.statusCode).toBe(401)
      expect(response.statusCode).toBe(200)
      const type = row.file?.type ?? 'application/json; charset=utf-8'
      expect(response.headers['content-type']).toBe(type)
      // The answer has exactly this shape and no other property.
      const body = bodyOf(response)
      expect(row.output.parse(body)).toEqual(body)
    })

    test.skipIf(session || row.allow === 'visitor')(
      'answers callers with the right as its row says',
      async () => {
        const response = await sendCall(site, name, await good(), { headers: entitled() })
        expect([response.statusCode, response.body]).toEqual([200, expect.any(String)])
        const body = bodyOf(response)
        expect(row.output.parse(body)).toEqual(body)
        expect(response.headers['cache-control']).toBe('no-store')
      },
    )

    // A call about the caller's account needs an account.
    const callers = [visitor, member, admin].filter(
      (caller) => row.allow === 'visitor' || !mayActAs(caller, row.allow),
    )
    test.skipIf(session).each(callers)(
      'answers a $role in process as its row says',
      async (caller) => {
        const call = site.apiAs(caller)[name] as (input: unknown) => Promise<unknown>
        if (mayActAs(caller, row.allow)) {
          expect(row.output.safeParse(await call(await good())).success).toBe(true)
        } else {
          const status = caller.role === 'visitor' ? 401 : 403
          await expect(call(await good())).rejects.toMatchObject({ status })
        }
      },
    )

    test.skipIf(session)('answers the same when asked again', async () => {
      // The fallback picture is one of several, and an e-book names the second in which it was made.
      const whole = !name.startsWith('db2Alt') && name !== 'guide.epub'
      const [first, second] = [await send(await good()), await send(await good())]
      expect(second.statusCode).toBe(first.statusCode)
      if (whole) expect(second.body).toBe(first.body)
    })

    test('rejects bad input with a reason', async () => {
      for (const input of bad) {
        const response = await sendCall(site, name, input, { headers: entitled() })
        expect([input, response.statusCode]).toEqual([input, 400])
        const { message, code, fields } = response.json()
        expect([typeof message, code]).toEqual(['string', 'bad_input'])
        expect(Object.keys(fields)).not.toEqual([])
        const problem = message.replaceAll(' ', '').toLowerCase()
        for (const field of Object.keys(fields)) expect(problem).toContain(field.toLowerCase())
        expect(response.body.length).toBeLessThan(2500)
      }
    })

    test('has no other path (22)', async () => {
      const { path } = row
      const roads = [`/api${path}/`, `/API${path}`, `/api%2F${path.slice(1)}`, `/api/${path}`]
      roads.push(`/api${path.toUpperCase()}`, `/api/../api${path}/.`, `/api${path}%00`)
      const input = await good()
      for (const road of roads) {
        const response = await send(input, road)
        expect([road, response.statusCode]).toEqual([road, 404])
      }
    })

    test('accepts no other method, except HEAD beside GET', async () => {
      const here: Endpoint[] = Object.values(endpoints).filter(({ path }) => path === row.path)
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (here.some((known) => known.method === method)) continue
        const response = await site.app.inject({ method, url: `/api${row.path}` })
        expect([method, response.statusCode]).toEqual([method, 404])
      }
      const head =
        row.method === 'GET'
          ? await sendCall(site, name, await good(), { method: 'HEAD' })
          : await site.app.inject({ method: 'HEAD', url: `/api${row.path}` })
      const read = here.find(({ method }) => method === 'GET')
      const got = read?.allow === 'visitor' ? 200 : 401
      expect([head.statusCode, head.body]).toEqual([read ? got : 404, ''])
    })
  })

  describe('a call that is not for everyone', () => {
    // The tests above try the rows of the table. Here two open calls are closed, which tries the guard itself.
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
      ['a prototype (33)', '{"postName":"Magnolia denudata","__proto__":{"admin":true}}'],
      ['a prototype, spelt with escapes', '{"postName":"a","__\\u0070roto__":{"admin":true}}'],
      ['a constructor (33)', '{"postName":"a","constructor":{"prototype":{"admin":true}}}'],
      ['a constructor alone (33)', '{"postName":"Magnolia denudata","constructor":1}'],
      ['a constructor inside (33)', '{"postName":"Magnolia denudata","a":[{"constructor":{}}]}'],
      ['null', 'null'],
      ['a bare word', 'true'],
    ])('that is %s gets 400', async (_what, payload) => {
      const response = await send(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
      })
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
    ])('is checked for each notation of its type (49): %j', async (type) => {
      expect((await send('{"postName":{"$ne":""}}', type)).statusCode).toBeGreaterThanOrEqual(400)
      expect((await send('{"postName":{"$ne":""}}', type)).statusCode).toBeLessThan(500)
    })

    test.each([
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonx',
      'text/plain, application/json',
    ])('of the type %s is rejected (49)', async (type) => {
      const response = await send('{"postName":"Magnolia denudata"}', type)
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
    })

    test('may have unknown fields, which are ignored', async () => {
      const response = await send('{"postName":"Magnolia denudata","admin":true,"_id":"1"}')
      expect(response.statusCode).toBe(200)
    })
  })

  test('answers 404 for an unknown call, in the common shape', async () => {
    const response = await site.get('/api/users')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'There is no such call', code: 'no_such_call' })
  })

  test('makes the OpenAPI document once for all queries (82)', async () => {
    const first = await site.get('/api/openapi.json')
    const headers = { 'if-none-match': String(first.headers.etag) }
    const again = await site.get('/api/openapi.json?x=1', headers)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await site.get('/api/openapi.json?x=2')).body).toBe(first.body)
  })

  test('describes every call in the OpenAPI document', async () => {
    const document = (await site.get('/api/openapi.json')).json()
    expect(document.openapi).toMatch(/^3\.1/)
    for (const name of names) {
      const { path, method, form, file }: Endpoint = endpoints[name]
      const operation = document.paths[path][method.toLowerCase()]
      expect(operation.operationId).toBe(name)
      const answered = Object.keys(operation.responses[200].content)
      expect(answered).toEqual([file?.type ?? 'application/json'])
      if (method === 'GET') continue
      const type = form ? 'multipart/form-data' : 'application/json'
      expect(Object.keys(operation.requestBody.content)).toEqual([type])
      const { properties } = operation.requestBody.content[type].schema
      for (const field of form?.files ?? []) {
        expect(properties[field]).toMatchObject({ type: 'array', items: { format: 'binary' } })
      }
    }
  })
})
