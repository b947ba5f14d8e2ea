/**
 * Tests that the server ends requests whose bodies do not arrive in time. The limits are short in this file. The file
 * whole-process.test.ts tests the real limits.
 */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWholeDose } from '../../../tests/harness/doses/dose.ts'
import { readConfig } from '../../config/config.ts'
import { answerSlowRequests, unreadableRequestOptions } from '../unreadable-requests.ts'
import { allowBodyTime, bodyTimes, registerBodyTimes } from './body-times.ts'

const config = readConfig({})
/** Multiplies the times in this file, because timers are late on a busy machine. */
const pace = 4
const times = {
  ...bodyTimes,
  bodyMaximum: 300 * pace,
  pauseMaximum: 500 * pace,
  gracePeriod: 1200 * pace,
  minimumRate: 100 / pace,
  formMaximum: 2500 * pace,
}

let app: FastifyInstance
let port: number

beforeAll(async () => {
  app = Fastify(unreadableRequestOptions(config))
  registerBodyTimes(app, answerSlowRequests(config), times)
  app.post('/call', async () => ({ isComplete: true }))
  app.addContentTypeParser('a/form', async (_request: FastifyRequest, payload: IncomingMessage) => {
    const endBodyTime = allowBodyTime(payload)
    await once(payload.resume(), 'end')
    endBodyTime()
    return 'whole'
  })
  // The body is still arriving when the handler answers, as in a rejected form.
  app.addContentTypeParser('a/rejected-form', async () => 'unread')
  app.post('/rejected', async (request, reply) => {
    const endBodyTime = allowBodyTime(request.raw)
    endBodyTime()
    return reply.code(400).send()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = address && typeof address === 'object' ? address.port : 0
})

afterAll(() => app.close())

interface Sending {
  type: string
  length?: number
  url?: string
  /** The pieces after the headers, and the milliseconds, divided by `pace`, to wait before each piece. */
  pieces?: [after: number, text: string][]
}

/** @returns the answer, and the milliseconds divided by `pace` until the connection ended */
async function send({ type, length = 1000, url = '/call', pieces = [] }: Sending) {
  const startedAt = Date.now()
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (text) => {
    answer += text
  })
  socket.on('error', () => {})
  const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(Date.now())))
  socket.write(
    `POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  for (const [after, text] of pieces) {
    await setTimeout(after * pace)
    socket.write(text)
    // The server answers a complete body, and the connection stays open.
    if (answer.includes('200 OK') || socket.destroyed) break
  }
  if (pieces.reduce((sum, [, text]) => sum + text.length, 0) === length) {
    await setTimeout(100)
    socket.end()
  }
  const closedAt = await closed
  return { status: Number(answer.split(' ')[1]), answer, after: (closedAt - startedAt) / pace }
}

/** A busy machine is late, so only a whole dose checks the maximum times. */
function expectWithin(after: number, milliseconds: number): void {
  if (isWholeDose) expect(after).toBeLessThan(milliseconds)
}

const slowPieces = (count: number, interval: number, size: number): [number, string][] =>
  Array.from({ length: count }, () => [interval, 'x'.repeat(size)])

describe.concurrent('a body other than a form', () => {
  test('receives 408 if its last bytes do not arrive within the limit', async () => {
    const { status, answer, after } = await send({
      type: 'application/json',
      pieces: [[10, '{"a":']],
    })
    expect(status).toBe(408)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      message: 'The request took too long',
      code: 'unreadable_request',
    })
    expect(after).toBeGreaterThanOrEqual(300)
    expectWithin(after, 1000)
  })

  test('receives 408 after the limit even if bytes keep arriving', async () => {
    const { status, after } = await send({
      type: 'application/json',
      pieces: slowPieces(20, 50, 1),
    })
    expect(status).toBe(408)
    expectWithin(after, 1500)
  })

  test.each([
    ['its type is unsupported', '/call', 415],
    ['the address is unknown', '/nowhere', 404],
    ['the address cannot be read', '/%zz', 400],
  ])('receives an answer, but no more time, if %s', async (_title, url, status) => {
    const reply = await send({ type: 'text/html', url, pieces: slowPieces(20, 50, 1) })
    expect(reply.status).toBe(status)
    expect(reply.answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
    expectWithin(reply.after, 1500)
  })
})

test('keeps a connection open when the last bytes of an answered body arrive in time', async () => {
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.on('data', (text) => {
    answers += text
  })
  const post = 'POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Type: a/b\r\nContent-Length: 4\r\n\r\n'
  for (const piece of [`${post}ab`, 'cd', `${post}abcd`, `${post}a`, 'bcd']) {
    socket.write(piece)
    await setTimeout(200)
  }
  await setTimeout(500 * pace)
  expect(socket.closed).toBe(false)
  expect(answers.match(/HTTP\/1\.1 404/g)).toHaveLength(3)
  socket.destroy()
})

describe.concurrent('a form', () => {
  test('may take longer than other bodies while bytes arrive', async () => {
    const pieces = slowPieces(10, 150, 100)
    const { status, after } = await send({ type: 'a/form', pieces })
    expect(status).toBe(200)
    expect(after).toBeGreaterThan(1500)
  })

  test('receives 408 after a pause above the limit', async () => {
    const { status, after } = await send({ type: 'a/form', pieces: slowPieces(2, 200, 100) })
    expect(status).toBe(408)
    expect(after).toBeGreaterThan(900)
    expectWithin(after, 2000)
  })

  test('receives 408 below the minimum rate', async () => {
    const { status, after } = await send({ type: 'a/form', pieces: slowPieces(12, 200, 10) })
    expect(status).toBe(408)
    expect(after).toBeGreaterThan(1100)
    expectWithin(after, 2600)
  })

  test('receives 408 after the maximum time, even at a sufficient rate', async () => {
    const length = 100_000
    const { status, after } = await send({
      type: 'a/form',
      length,
      pieces: slowPieces(16, 200, 100),
    })
    expect(status).toBe(408)
    expect(after).toBeGreaterThan(2400)
    expectWithin(after, 4000)
  })

  test('has only the time of other bodies after its rejection', async () => {
    const { status, after } = await send({
      type: 'a/rejected-form',
      url: '/rejected',
      pieces: slowPieces(20, 50, 10),
    })
    expect(status).toBe(400)
    expect(after).toBeGreaterThanOrEqual(300)
    expectWithin(after, 900)
  })
})
