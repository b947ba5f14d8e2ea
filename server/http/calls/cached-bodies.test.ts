/** Tests that the server parses equal short JSON bodies once. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CachedBody, cacheBodies } from './cached-bodies.ts'

let app: FastifyInstance
const seenBodies: CachedBody[] = []
beforeAll(async () => {
  app = Fastify()
  app.register(async (scope) => {
    cacheBodies(scope)
    scope.post('/', async ({ body }) => {
      if (body instanceof CachedBody) seenBodies.push(body)
      return body instanceof CachedBody ? { value: body.value } : 'no body'
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
    expect((await send(JSON.stringify({ name }))).json()).toEqual({ value: { name } })
  }
  expect(seenBodies[1]).toBe(seenBodies[0])
  expect(seenBodies[3]).not.toBe(seenBodies[2])
})

test('derives a text from a body once for each name, and again after an error', () => {
  const body = new CachedBody(1)
  const fail = () => {
    throw new Error('bad input')
  }
  expect(() => body.derive('one', fail)).toThrow('bad input')
  expect(body.derive('one', () => 'first')).toBe('first')
  expect(body.derive('one', fail)).toBe('first')
  expect(body.derive('other', () => 'second')).toBe('second')
})

test('rejects invalid JSON and forbidden keys each time', async () => {
  for (const body of ['', '{', '{"__proto__": {}}', '{"constructor": {"prototype": {}}}']) {
    for (const _ of [1, 2]) expect((await send(body)).statusCode).toBe(400)
  }
})
