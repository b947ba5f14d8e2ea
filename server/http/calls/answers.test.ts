/**
 * Tests security headers, compression, failures, invalid HTTP and `/healthz`. Numbers in titles name attacks of
 * security.md.
 */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { onEachDatabaseNightly, onSqlite } from '../../../tests/harness/databases/databases.ts'
import { isWholeDose } from '../../../tests/harness/doses/dose.ts'
import { openSite, type Site } from '../../../tests/harness/sites/site.ts'
import { addSmallCollection } from '../../../tests/harness/sites/small-collection.ts'

onSqlite((open) => {
  let site: Site
  beforeAll(async () => {
    site = await openSite(await open())
    await addSmallCollection(site)
  })

  describe('security headers', () => {
    test.each([
      ['a call', 'GET', '/api/searchNames', 200],
      ['a call by HEAD', 'HEAD', '/api/searchNames', 200],
      ['a list', 'GET', '/api/plants.csv', 200],
      ['the API description', 'GET', '/api/openapi.json', 200],
      ['health', 'GET', '/healthz', 200],
      ['an unknown call', 'GET', '/api/nothing', 404],
      ['an unknown picture', 'GET', '/public/nothing.jpg', 404],
      ['a bad width', 'GET', '/public/compressed/x.jpg?width=1', 400],
      ['a body that is not JSON', 'POST', '/api/syncPlantInfo', 400],
      ['an unsupported method', 'PUT', '/nothing', 404],
      ['an address that cannot be read', 'GET', '/api/%zz', 400],
      ['an address that is not UTF-8', 'GET', '/public/%e0%80%af', 400],
    ] as const)('are on the answer to %s', async (_title, method, url, status) => {
      const payload = method === 'POST' ? '{' : undefined
      const headers = payload ? { 'content-type': 'application/json' } : {}
      const response = await site.app.inject({ method, url, headers, ...(payload && { payload }) })
      expect(response.statusCode).toBe(status)
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      })
      expect(response.headers).not.toHaveProperty('access-control-allow-origin')
      expect(response.headers).not.toHaveProperty('server')
      expect(response.headers).not.toHaveProperty('x-powered-by')
      if (status >= 400) {
        expect(response.json()).toEqual({ message: expect.any(String), code: expect.any(String) })
      }
    })

    test('never echo the request id of a caller', async () => {
      const response = await site.get('/healthz', { 'x-request-id': 'mine', 'request-id': 'mine' })
      expect(response.headers['x-request-id']).not.toBe('mine')
    })

    test('grant nothing to another origin (48)', async () => {
      const response = await site.get('/api/searchNames', { origin: 'https://evil.example' })
      expect(Object.keys(response.headers).filter((name) => name.startsWith('access-'))).toEqual([])
    })
  })

  test('answers 400 for an address with another host (72)', async () => {
    expect((await site.get('//etc/passwd')).statusCode).toBe(400)
  })

  describe('private files', () => {
    test.each([
      '/.git/config',
      '/.git/HEAD',
      '/.env',
      '/package.json',
      '/server/main.ts',
      '/data/huaniao.sqlite',
      '/assets/../server/index.js',
      '/assets/entry.js.map',
    ])('are not found: %s (51)', async (url) => {
      expect((await site.get(url)).statusCode).toBe(404)
    })
  })

  test('compresses an answer for a client that accepts br or gzip, and keeps the entity tag', async () => {
    for (let number = 0; number < 60; number++) {
      await site.addSpecies('bird', [`Avis number${number}`, `Bird ${number}`, `鸟${number}`])
    }
    const plainAnswer = await site.get('/api/searchBirdNames')
    const compressedAnswer = await site.get('/api/searchBirdNames', {
      'accept-encoding': 'gzip, br',
    })
    expect(compressedAnswer.headers['content-encoding']).toBe('br')
    expect(compressedAnswer.headers.vary).toContain('accept-encoding')
    expect(compressedAnswer.headers.etag).toBe(plainAnswer.headers.etag)
    expect(compressedAnswer.rawPayload.length).toBeLessThan(plainAnswer.rawPayload.length / 2)
    // Each encoding has a separate cached answer.
    for (const [acceptedEncoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const cachedAnswer = await site.get('/api/searchBirdNames', {
        'accept-encoding': acceptedEncoding,
      })
      expect(cachedAnswer.headers['content-encoding']).toBe(acceptedEncoding)
      expect(unpack(cachedAnswer.rawPayload).equals(plainAnswer.rawPayload)).toBe(true)
    }
  })

  describe('rejects very long input at once:', () => {
    test.each([
      ['a search (45)', 'GET', `/api/searchSpecies?q=${'a'.repeat(10_000)}`, ''],
      ['a password (7)', 'POST', '/api/login', { username: 'lin', password: 'a'.repeat(999_000) }],
      [
        'a password (7)',
        'POST',
        '/api/login',
        { username: 'lin', password: 'a'.repeat(1_048_576) },
      ],
    ] as const)('%s', async (_title, method, url, payload) => {
      const times: number[] = []
      for (let count = 0; count < 5; count++) {
        const usageBefore = process.cpuUsage()
        const response = await site.app.inject({ method, url, ...(payload && { payload }) })
        const { user, system } = process.cpuUsage(usageBefore)
        times.push((user + system) / 1000)
        expect([400, 413]).toContain(response.statusCode)
      }
      // Milliseconds of processor time, which a busy machine can increase.
      if (isWholeDose) expect(Math.min(...times)).toBeLessThan(50)
    })
  })

  describe('over a raw connection', () => {
    let port: number
    beforeAll(async () => {
      await site.app.listen({ port: 0, host: '127.0.0.1' })
      const address = site.app.server.address()
      port = address && typeof address === 'object' ? address.port : 0
    })

    /** Sends raw bytes, and reads until the site closes the connection. */
    async function sendRaw(request: string): Promise<{ status: number; answer: string }> {
      const socket = connect(port, '127.0.0.1')
      socket.write(request)
      const answer = await text(socket)
      return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]), answer }
    }
    const post = 'POST /api/syncPlantInfo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

    test('answers 400 for a length with a transfer encoding, and closes the connection (50)', async () => {
      const smuggledRequest = '0\r\n\r\nGET /api/userInfo HTTP/1.1\r\nHost: x\r\n\r\n'
      const { status, answer } = await sendRaw(
        `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n${smuggledRequest}`,
      )
      expect(status).toBe(400)
      expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    })

    test.each([
      ['two lengths', `${post}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
      ['an obscured encoding', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
      ['a header of two lines', `${post}X-A: b\r\n c\r\nContent-Length : 2\r\n\r\n{}`],
      ['a text that is not HTTP', 'hello\r\n\r\n'],
    ])('answers 400 for %s (50)', async (_title, request) => {
      expect((await sendRaw(request)).status).toBe(400)
    })

    test('answers an unreadable request with an error in the common shape', async () => {
      const { answer } = await sendRaw('hello\r\n\r\n')
      const body = answer.slice(answer.indexOf('\r\n\r\n') + 4)
      expect(JSON.parse(body)).toEqual({ message: expect.any(String), code: expect.any(String) })
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    })

    test.each(['TRACE', 'TRACK', 'PROPFIND'])('does not serve %s (51)', async (method) => {
      const { status, answer } = await sendRaw(
        `${method} / HTTP/1.1\r\nHost: x\r\nX-Secret: me\r\nConnection: close\r\n\r\n`,
      )
      expect([400, 404, 405]).toContain(status)
      expect(answer).not.toContain('X-Secret')
    })

    test('rejects CONNECT', async () => {
      expect(await sendRaw('CONNECT example.org:80 HTTP/1.1\r\nHost: x\r\n\r\n')).toMatchObject({
        answer: '',
      })
    })

    test('answers 431 for headers of more than 16 kB', async () => {
      const { status } = await sendRaw(
        `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
      )
      expect(status).toBe(431)
    })
  })
})

onEachDatabaseNightly((open) => {
  test('reports in /healthz and /readyz whether the database answers', async () => {
    const database = await open()
    const site = await openSite(database)
    for (const url of ['/healthz', '/readyz']) {
      const answer = await site.get(url)
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    await database.close()
    for (const url of ['/healthz', '/readyz']) {
      const answer = await site.get(url)
      expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'database unavailable' }])
    }
  })

  test('reveals no internal details in a server error (52)', async () => {
    const database = await open()
    const site = await openSite(database)
    await addSmallCollection(site)
    await database.db.schema.alterTable('species').renameTo('elsewhere').execute()
    for (const response of [
      await site.post('/api/syncPlantInfo', { postName: 'Magnolia denudata' }),
      await site.get('/api/getDb2Pic'),
    ]) {
      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({
        message: 'Something went wrong on our side. Please try again.',
        code: 'internal',
      })
      expect(response.headers['content-security-policy']).toContain('sandbox')
      expect(JSON.stringify(response.headers)).not.toMatch(/species|sqlite|node_modules/i)
    }
  })
})
