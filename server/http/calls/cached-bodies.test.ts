/** Tests that the server parses equal short JSON bodies once, and checks each valid body once. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { createInputParser } from './bad-input.ts'
import { cacheBodies } from './cached-bodies.ts'

let app: FastifyInstance
const seenBodies: unknown[] = []
beforeAll(async () => {
  app = Fastify()
  app.register(async (scope) => {
    cacheBodies(scope)
    scope.post('/', async ({ body }) => {
      seenBodies.push(body)
      return body
    })
  })
  await app.ready()
})
afterAll(() => app.close())

const send = (payload: string) =>
  app.inject({
    ...{ method: 'POST', url: '/', payload },
    headers: { 'content-type': 'application/json' },
  })

test('parses equal short bodies once, and long bodies each time', async () => {
  for (const name of ['银杏', '银杏', 'x'.repeat(600), 'x'.repeat(600)]) {
    expect((await send(JSON.stringify({ name }))).json()).toEqual({ name })
  }
  expect(seenBodies[1]).toBe(seenBodies[0])
  expect(seenBodies[3]).not.toBe(seenBodies[2])
})

test('checks a valid body once, and an invalid body each time', () => {
  let checks = 0
  const name = z.string().refine((text) => {
    checks += 1
    return text !== ''
  })
  const parse = createInputParser('call', z.object({ name }))
  const body = { name: '银杏', ignored: true }
  const expected = { parsedInput: { name: '银杏' }, key: 'call {"name":"银杏"}' }
  for (const _ of [1, 2]) expect(parse(body)).toEqual(expected)
  expect(checks).toBe(1)
  const invalidBody = { name: '' }
  for (const _ of [1, 2]) expect(() => parse(invalidBody)).toThrow()
  expect(checks).toBe(3)
  expect(() => parse('not an object')).toThrow()
})

test('rejects invalid JSON and forbidden keys each time', async () => {
  for (const body of ['', '{', '{"__proto__": {}}', '{"constructor": {"prototype": {}}}']) {
    for (const _ of [1, 2]) expect((await send(body)).statusCode).toBe(400)
  }
})
