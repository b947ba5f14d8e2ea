/**
 * Checks that no answer has a status of 500 or above, and that an invalid address or form gets 400 or 413 (security.md
 * 72). `npm test` draws 60 requests from a seed, and `npm run test:all` draws 200. `FUZZ_REQUESTS=100000 FUZZ_SEED=7`
 * draws more requests from another seed.
 */
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly } from '../../tests/harness/databases/databases.ts'
import { dose } from '../../tests/harness/doses/dose.ts'
import {
  drawRequests,
  type RandomRequest,
  secret,
} from '../../tests/harness/requests/random-requests.ts'
import { join } from '../../tests/harness/sites/members.ts'
import { errorsIn, type RunningSite, runSite } from '../../tests/harness/sites/running-site.ts'
import { openSite } from '../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../tests/harness/sites/small-collection.ts'

const count = Number(process.env.FUZZ_REQUESTS ?? dose(60, 200))
const seed = Number(process.env.FUZZ_SEED ?? 1)
/** Milliseconds for all requests. A request takes at most 10 ms, or 100 ms on a busy machine. */
const totalTimeout = 60_000 + count * 100

const isBuilt = existsSync('build/server/index.js')
const skipReason = isBuilt ? '' : ' (skipped: run npm test, which builds the pages)'

const describeRequest = ({ body, ...request }: RandomRequest, status: number) =>
  `${status} ${JSON.stringify(request).slice(0, 600)} ${body.slice(0, 300)}`

describe.skipIf(!isBuilt)(`the site${skipReason}`, () => {
  onEachDatabaseNightly((open) => {
    test(`answers ${count} requests of visitors, members and admins without a server error`, {
      timeout: totalTimeout,
    }, async () => {
      const site = await openSite(await open(), { pages: true })
      await addSmallCollection(site)
      const people = [
        {},
        (await join(site)).authorization,
        (await join(site, 'admin')).authorization,
      ]
      const faults: string[] = []
      for (const [index, request] of drawRequests(seed, count).entries()) {
        const { method, target, body } = request
        const headers = { ...request.headers, ...people[index % people.length] }
        const options = { method, url: target, headers, ...(body && { payload: body }) }
        // `inject` cannot send a target that is not a valid URL. The tests below send such targets over the network.
        if (!URL.canParse(target, 'http://localhost')) continue
        const { statusCode } = await site.app.inject(options as InjectOptions)
        if (statusCode >= 500) faults.push(describeRequest(request, statusCode))
      }
      expect(faults).toEqual([])
    })
  })

  describe('over the network', () => {
    let site: RunningSite
    beforeAll(async () => {
      site = await runSite(undefined, { LOG_LEVEL: 'debug' })
    })
    afterAll(() => site.stop())

    /**
     * @param keepsOpen whether the client keeps its half of the connection open, because a server may stop work for a
     * closed connection
     * @returns the status; 0 if the connection closed without an answer
     */
    const send = ({ method, target, headers, body }: RandomRequest, { keepsOpen = false } = {}) =>
      new Promise<number>((resolve, reject) => {
        const allHeaders = {
          ...headers,
          ...(body && { 'content-length': Buffer.byteLength(body) }),
        }
        const lines = Object.entries({ ...allHeaders, connection: 'close' }).map(
          ([name, value]) => `${name}: ${value}\r\n`,
        )
        let answer = ''
        const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
        socket.on('data', (piece) => {
          answer += piece.toString('latin1')
        })
        socket.on('error', (error: Error & { code?: string }) => {
          // The server may answer and close the connection before it has read the whole body.
          if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
        })
        socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0)))
        socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
        if (!keepsOpen) socket.end()
      })

    test(`answers ${count} requests without a server error, and logs no error and no credentials`, {
      timeout: totalTimeout,
    }, async () => {
      const faults: string[] = []
      for (const request of drawRequests(seed, count)) {
        const status = await send(request)
        if (status >= 500) faults.push(describeRequest(request, status))
      }
      expect(faults).toEqual([])
      expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
      expect(errorsIn(site.output())).toEqual([])
      expect(site.output().filter((line) => line.includes(secret))).toEqual([])
    })

    test.each<[string, Partial<RandomRequest>]>([
      ['a name and password in the target', { target: `//user:${secret}@h/x` }],
      ['a host in the target', { target: '//evil.example/login' }],
      ['a host behind a backslash', { target: '/\\evil.example/login' }],
      ['a host behind dots', { target: '/.//evil.example/login' }],
      ['a whole URL', { target: 'http://evil.example/login' }],
      ['a fragment', { target: '/login#x' }],
      ['a name in the host', { headers: { host: 'a@b' } }],
      ['a name and password in the host', { headers: { host: `user:${secret}@b` } }],
      ['a path in the host', { headers: { host: 'localhost/x' } }],
      ['no host for a page', { headers: { host: '' } }],
      ['a call to another host', { target: '//evil.example/api/login', method: 'POST' }],
    ])('answers 400 for %s (72)', async (_title, request) => {
      const baseRequest = {
        method: 'GET',
        target: '/login',
        headers: { host: 'localhost' },
        body: '',
      }
      expect(await send({ ...baseRequest, ...request })).toBe(400)
    })

    test.each(['text/plain', 'application/json', 'multipart/form-data', 'a/b; charset="', ''])(
      'answers 400 for a choice of language with the body type %j (72)',
      async (type) => {
        const headers = { host: 'localhost', ...(type && { 'content-type': type }) }
        const request = { method: 'POST', headers, body: 'language=zh' }
        expect(await send({ ...request, target: '/language' })).toBe(400)
        expect(await send({ ...request, target: '/language.data' })).toBe(400)
      },
    )

    test('answers 413 if the form of a page is too large (72)', async () => {
      const type = 'application/x-www-form-urlencoded'
      const headers = { host: 'localhost', 'content-type': type }
      const body = `language=zh&x=${'x'.repeat(10_000)}`
      expect(await send({ method: 'POST', target: '/language', headers, body })).toBe(413)
    })

    test('answers /healthz without a host, for load balancers with HTTP/1.0', async () => {
      const request = { method: 'GET', target: '/healthz', headers: { host: '' }, body: '' }
      expect(await send(request, { keepsOpen: true })).toBe(200)
    })
  })
})
