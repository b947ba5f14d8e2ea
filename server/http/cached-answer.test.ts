/** Tests that the server compresses and sends cached bytes like other answers, and a short answer in one write. */
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LastingBytes } from '../kernel/caching/lasting-bytes.ts'
import { sendCachedBytes } from './cached-answer.ts'
import { registerCompression } from './compression.ts'

/** The text `long` is too long for one write, even when it is compressed. */
const texts = {
  short: 'a short answer 鸟',
  usual: 'An oriole sings in the camphor tree. 黄鹂 '.repeat(100),
  long: Array.from({ length: 20_000 }, (_, index) => (index ** 3 % 9973).toString(36)).join(' '),
}
const cachedTexts = Object.fromEntries(
  Object.entries(texts).map(([name, text]) => [name, new LastingBytes(text)]),
)

let app: FastifyInstance
let address: string
let writtenByFastify = 0
beforeAll(async () => {
  app = Fastify()
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setHeader('x-node', '1')
    reply.header('x-fastify', '2')
    done()
  })
  app.addHook('onSend', (_request, _reply, payload, done) => {
    writtenByFastify++
    done(null, payload)
  })
  await registerCompression(app)
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const headers = { 'content-type': 'text/plain; charset=utf-8', vary: 'Cookie', etag: 'W/"1"' }
    return sendCachedBytes(
      request,
      reply,
      cachedTexts[request.params.name] ?? new LastingBytes(''),
      headers,
    )
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function fetchText(name: string, encoding: string, method = 'GET') {
  const response = await fetch(`${address}/${name}`, {
    method,
    headers: { 'accept-encoding': encoding },
  })
  const { date: _, ...headers } = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}

test('a cached answer has the headers and the bytes that Fastify would send', async () => {
  for (const [name, text] of Object.entries(texts)) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const [first, second] = [await fetchText(name, encoding), await fetchText(name, encoding)]
      expect(second).toEqual(first)
      expect(first).toMatchObject({ status: 200, text })
      expect(first.headers).toMatchObject({ 'x-node': '1', 'x-fastify': '2', etag: 'W/"1"' })
      const isCompressed = name !== 'short' && encoding !== 'identity'
      expect(first.headers['content-encoding']).toBe(isCompressed ? encoding : undefined)
      expect(first.headers.vary).toBe(isCompressed ? 'Cookie, accept-encoding' : 'Cookie')
      const head = await fetchText(name, encoding, 'HEAD')
      expect(head).toMatchObject({ status: 200, text: '' })
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)))
    }
  }
})

test('sends a short answer and a short compressed form without Fastify, but not a long form', async () => {
  writtenByFastify = 0
  await fetchText('usual', 'br')
  await fetchText('short', 'br')
  expect(writtenByFastify).toBe(0)
  await fetchText('long', 'br')
  expect(writtenByFastify).toBe(1)
})
