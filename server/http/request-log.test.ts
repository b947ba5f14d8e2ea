/** Tests that lines of the log contain no credentials (security.md 72), and name their request. */
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { expectLinear } from '../../tests/harness/texts/linear-time.ts'
import { requestLog, withoutCredentials } from './request-log.ts'

test.each([
  ['a URL with a password', 'Cannot read http://user:s3cret@host/path', 'http://…@host/path'],
  ['a database URL', 'postgres://huaniao:s3cret@db:5432/huaniao is away', 'postgres://…@db:5432/'],
  ['a URL whose password has an @', 'http://user:s3c@ret@host/', 'http://…@host/'],
  ['a target with backslashes', '/\\user:s3cret@host', '…@host'],
  ['a query', 'GET /newPassword?token=s3cret&x=s3cret failed', '/newPassword?… failed'],
  ['a Bearer header', 'authorization: Bearer s3cret-s3cret', 'Bearer …'],
  ['a Basic header', 'Authorization: Basic dXNlcjpzM2NyZXQ=', 'Basic …'],
  ['a cookie', '__Host-session=s3cret; language=zh', 'session=…; language=zh'],
])('removes the credentials from %s', (_title, message, expectedText) => {
  const line = JSON.stringify({ msg: message, err: { message } })
  const cleanLine = withoutCredentials(line)
  expect(cleanLine).not.toMatch(/s3c|ret@|dXNl/)
  expect(JSON.parse(cleanLine).err.message).toContain(expectedText)
  expect(JSON.parse(cleanLine).msg).toContain(expectedText)
})

test.each([
  'a picture could not be made: what is it? a folder',
  'https://flora.example/search/Rosa_chinensis',
  'lin@flora.example wrote',
  'import("file:///srv/huaniao/node_modules/@fastify/static/index.js:3:5")',
])('keeps a line without credentials: %s', (message) => {
  const line = JSON.stringify({ msg: message })
  expect(withoutCredentials(line)).toBe(line)
})

test('takes time in proportion to the length of the line', { timeout: 120_000 }, () => {
  expectLinear(20_000, (text) => withoutCredentials(text), 'a line of the log')
})

test('logs a failed request in lines with its id, and logs no ordinary request', async () => {
  const lines: Record<string, unknown>[] = []
  const app = Fastify({
    ...requestLog('info', (line) => lines.push(JSON.parse(line))),
    genReqId: () => 'the id',
  })
  app.get('/good', async () => 'good')
  app.get('/failing', async (request, reply) => {
    request.log.error({ err: new Error('broken') }, 'request failed')
    request.log.child({ part: 'cover' }).warn('no cover')
    return reply.code(500).send('failing')
  })
  await app.inject('/good?name=1')
  expect(lines).toEqual([])
  await app.inject('/failing?name=1')
  expect(lines).toEqual([
    expect.objectContaining({ level: 50, reqId: 'the id', msg: 'request failed' }),
    expect.objectContaining({ level: 40, reqId: 'the id', part: 'cover', msg: 'no cover' }),
    expect.objectContaining({ level: 40, reqId: 'the id', path: '/failing', status: 500 }),
  ])
  expect(lines[0]?.err).toMatchObject({ type: 'Error', message: 'broken' })
})
