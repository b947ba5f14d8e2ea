/**
 * Tests every call with bad input and with other paths and methods, and one call with invalid bodies. Numbers in titles
 * name attacks of security.md.
 */
import { beforeAll, describe, expect, test } from 'vitest'
import { type EndpointName, endpoints } from '../../../contract/calls/endpoints.ts'
import type { AccountRole, Endpoint } from '../../../contract/endpoint.ts'
import { onEachDatabaseNightly } from '../../../tests/harness/databases/databases.ts'
import { examples } from '../../../tests/harness/examples/call-examples.ts'
import { sendCall, validInput } from '../../../tests/harness/examples/send-call.ts'
import { joinAsEachRole, type Person } from '../../../tests/harness/sites/members.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

const names = Object.keys(endpoints) as EndpointName[]

onEachDatabaseNightly((open) => {
  let site: Site
  let people: Record<AccountRole, Person>
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
    people = await joinAsEachRole(site)
  })

  describe.each(names)('%s', (name) => {
    const row: Endpoint = endpoints[name]
    const makeInput = () => validInput(site, name)

    test('rejects invalid input with a reason', async () => {
      const headers = row.allow === 'visitor' ? {} : people[row.allow].authorization
      for (const input of examples[name].invalid) {
        const response = await sendCall(site, name, input, { headers })
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
      const addresses = [`/api${path}/`, `/API${path}`, `/api%2F${path.slice(1)}`, `/api/${path}`]
      addresses.push(`/api${path.toUpperCase()}`, `/api/../api${path}/.`, `/api${path}%00`)
      const input = await makeInput()
      for (const address of addresses) {
        const response = await sendCall(site, name, input, { address })
        expect([address, response.statusCode]).toEqual([address, 404])
      }
    })

    test('accepts no other method, except HEAD for GET', async () => {
      const sameAddress: Endpoint[] = Object.values(endpoints).filter(
        ({ path }) => path === row.path,
      )
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        if (sameAddress.some((known) => known.method === method)) continue
        const response = await site.app.inject({ method, url: `/api${row.path}` })
        expect([method, response.statusCode]).toEqual([method, 404])
      }
      const head =
        row.method === 'GET'
          ? await sendCall(site, name, await makeInput(), { method: 'HEAD' })
          : await site.app.inject({ method: 'HEAD', url: `/api${row.path}` })
      const getCall = sameAddress.find(({ method }) => method === 'GET')
      const getStatus = getCall?.allow === 'visitor' ? 200 : 401
      expect([head.statusCode, head.body]).toEqual([getCall ? getStatus : 404, ''])
    })
  })

  describe('the body of a call', () => {
    const send = (payload: string, type = 'application/json') =>
      site.post('/api/syncPlantInfo', payload, { 'content-type': type })

    test.each([
      ['not JSON', '{"postName":'],
      ['empty', ''],
      [
        'an object with __proto__ (33)',
        '{"postName":"Magnolia denudata","__proto__":{"admin":true}}',
      ],
      ['an object with __proto__ in escapes', '{"postName":"a","__\\u0070roto__":{"admin":true}}'],
      [
        'an object with a constructor (33)',
        '{"postName":"a","constructor":{"prototype":{"admin":true}}}',
      ],
      [
        'an object whose constructor is a number (33)',
        '{"postName":"Magnolia denudata","constructor":1}',
      ],
      [
        'an object with a nested constructor (33)',
        '{"postName":"Magnolia denudata","a":[{"constructor":{}}]}',
      ],
      ['null', 'null'],
      ['a bare word', 'true'],
    ])('is rejected with 400 if it is %s', async (_title, payload) => {
      const response = await send(payload)
      expect(response.statusCode).toBe(400)
      expect(response.json()).toMatchObject({
        message: expect.any(String),
        code: expect.any(String),
      })
    })

    test('is rejected with 413 if it is larger than a megabyte', async () => {
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
    ])('is rejected with the type %s (49)', async (type) => {
      const response = await send('{"postName":"Magnolia denudata"}', type)
      expect(response.statusCode).toBe(415)
      expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
    })

    test('may have unknown fields, which the call ignores', async () => {
      const response = await send('{"postName":"Magnolia denudata","admin":true,"_id":"1"}')
      expect(response.statusCode).toBe(200)
    })
  })

  test('answers 404 for an unknown call, in the common shape', async () => {
    const response = await site.get('/api/users')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ message: 'There is no such call', code: 'no_such_call' })
  })

  test('gives the OpenAPI document one entity tag for all queries (82)', async () => {
    const firstAnswer = await site.get('/api/openapi.json')
    const headers = { 'if-none-match': String(firstAnswer.headers.etag) }
    const secondAnswer = await site.get('/api/openapi.json?x=1', headers)
    expect([secondAnswer.statusCode, secondAnswer.body]).toEqual([304, ''])
    expect((await site.get('/api/openapi.json?x=2')).body).toBe(firstAnswer.body)
  })

  test('describes every call in the OpenAPI document', async () => {
    const document = (await site.get('/api/openapi.json')).json()
    expect(document.openapi).toMatch(/^3\.1/)
    for (const name of names) {
      const { path, method, form, file }: Endpoint = endpoints[name]
      const operation = document.paths[path][method.toLowerCase()]
      expect(operation.operationId).toBe(name)
      const answerTypes = Object.keys(operation.responses[200].content)
      expect(answerTypes).toEqual([file?.type ?? 'application/json'])
      if (method === 'GET') continue
      const type = form ? 'multipart/form-data' : 'application/json'
      expect(Object.keys(operation.requestBody.content)).toEqual([type])
      const { properties } = operation.requestBody.content[type].schema
      for (const field of form?.files ?? []) {
        const oneFile = { format: 'binary' }
        const expected = form?.bytes ? oneFile : { type: 'array', items: oneFile }
        expect(properties[field]).toMatchObject(expected)
      }
    }
  })
})
