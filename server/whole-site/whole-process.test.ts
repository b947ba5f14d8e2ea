/**
 * Tests slow connections (security.md 65), the log (44) and private files (51, 56) of the server as a process, on one
 * database only.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dose, isWholeDose } from '../../tests/harness/doses/dose.ts'
import { eventually } from '../../tests/harness/eventually.ts'
import { type RunningSite, runSite } from '../../tests/harness/sites/running-site.ts'

const connections = dose(60, 3000)
/** Number of files that the test and the site each have open: one for each connection, and some others. */
const filesNeeded = connections + 500

function reasonToSkip(): string {
  if (!existsSync('build/server/index.js'))
    return ' (skipped: run npm test, which builds the pages)'
  const allowed = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim()
  if (allowed === 'unlimited' || Number(allowed) >= filesNeeded) return ''
  return ` (skipped: ulimit -n allows ${allowed} open files, ${filesNeeded} are needed)`
}
const reason = reasonToSkip()

/** The first bytes of a connection, and whether the connection continues with one byte a second. */
type Slowness = [firstBytes: string, isDripping: boolean]

const json = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"user'
const form = 'Host: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000\r\n'
const slowConnections: Slowness[] = [
  ['', false],
  ['GET / HT', false],
  ['GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', true],
  [`POST /api/login HTTP/1.1\r\n${json}`, false],
  [`POST /api/login HTTP/1.1\r\n${json}`, true],
  [`POST /api/nothing HTTP/1.1\r\n${json}`, true],
  [`POST /api/%zz HTTP/1.1\r\n${json}`, true],
  [`POST /login HTTP/1.1\r\n${json}`, true],
  [`POST /api/uploadPic HTTP/1.1\r\n${form}\r\n--x\r\n`, true],
  [`POST /api/login HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`, false],
]

interface HeldConnection {
  socket: Socket
  since: number
  /** Milliseconds until the end of the connection; absent while the connection is open. */
  lasted?: number
}

async function open(port: number, [firstBytes, isDripping]: Slowness): Promise<HeldConnection> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('connect', resolve))
  const heldConnection: HeldConnection = { socket, since: Date.now() }
  const drip = isDripping && setInterval(() => socket.write('a'), 1000)
  socket.resume()
  socket.once('close', () => {
    heldConnection.lasted = Date.now() - heldConnection.since
    if (drip) clearInterval(drip)
  })
  if (firstBytes) socket.write(firstBytes)
  return heldConnection
}

describe.skipIf(reason)(`the server as a process${reason}`, () => {
  let site: RunningSite
  let token: string
  let port: number
  beforeAll(async () => {
    site = await runSite(undefined, { LOG_LEVEL: 'debug' })
    port = Number(new URL(site.origin).port)
    const answer = await fetch(`${site.origin}/api/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'lin', password: '疏影横斜水清浅，暗香浮动' }),
    })
    token = (await answer.json()).token
  })
  afterAll(async () => {
    expect(await site.stop()).toEqual([])
  })

  /** Sends a member's form in pieces of 4000 bytes, one a second; 20 pieces are the whole form. */
  async function memberForm(pieces: number): Promise<{ status: number; after: number }> {
    const startedAt = Date.now()
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    let answer = ''
    socket.on('data', (piece) => {
      answer += piece
    })
    const field = `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n`
    const end = '\r\n--x--\r\n'
    const size = 4000
    const length = field.length + size * 20 + end.length
    socket.write(
      `POST /api/uploadPic HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${field}`,
    )
    for (let piece = 0; piece < pieces; piece++) {
      await setTimeout(1000)
      socket.write('a'.repeat(size))
    }
    if (pieces === 20) socket.write(end)
    while (!answer && !socket.closed) await setTimeout(50)
    socket.destroy()
    return { status: Number(answer.split(' ')[1]), after: Date.now() - startedAt }
  }

  test(`ends at least ${connections} slow connections and answers other requests meanwhile (65)`, async () => {
    const heldConnections: HeldConnection[] = []
    const forms = Promise.all([memberForm(20), memberForm(1)])
    while (heldConnections.length < connections) {
      const batchSize = Math.min(100, connections - heldConnections.length)
      const batch = Array.from({ length: batchSize }, (_, index) =>
        open(port, slowConnections[index % slowConnections.length] as Slowness),
      )
      heldConnections.push(...(await Promise.all(batch)))
    }
    const answers: number[] = []
    while (
      heldConnections.some(
        ({ lasted, since }) => lasted === undefined && Date.now() - since < 60_000,
      )
    ) {
      const requestedAt = Date.now()
      const page = await fetch(`${site.origin}/login`)
      expect(page.status).toBe(200)
      await page.text()
      answers.push(Date.now() - requestedAt)
      await setTimeout(500)
    }
    expect(heldConnections.filter(({ lasted }) => lasted === undefined)).toEqual([])
    expect(answers.length).toBeGreaterThan(5)
    // The small dose may run on a busy machine, so it does not check the speed.
    if (isWholeDose) {
      expect(Math.max(...heldConnections.map(({ lasted = 0 }) => lasted))).toBeLessThan(20_000)
      expect(Math.max(...answers)).toBeLessThan(10_000)
    }

    const [continuedForm, stalledForm] = await forms
    // The form takes many seconds and then gets its usual answer.
    expect(continuedForm.after).toBeGreaterThan(20_000)
    expect(continuedForm.status).toBe(400)
    expect(stalledForm.status).toBe(408)
    if (isWholeDose) expect(stalledForm.after).toBeLessThan(25_000)
  }, 120_000)

  test.each([
    '/.git/config',
    '/.env',
    '/package.json',
    '/server/main.ts',
    '/data/huaniao.sqlite',
    '/public/../package.json',
    '/public/..%2f..%2fetc/passwd',
    '/public/..%252f..%252fetc/passwd',
    '/public/compressed/..%2f..%2f..%2fhuaniao.sqlite?width=480',
    '/incoming/',
    '/assets/',
    '/assets/../server/index.js',
    '/assets/..%2f..%2fserver%2findex.js',
    '/assets/%2e%2e/%2e%2e/server/index.js',
    '/assets/..\\..\\server\\index.js',
    '/assets/MAP',
  ])('does not serve the raw path %s (51, 56)', async (url) => {
    const [script] = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
    const address = url.replace('MAP', `${script}.map`)
    const answer = await sendRaw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    // A backslash is not allowed in an address.
    const status = url.includes('\\') ? '400' : '404'
    expect(answer.slice(0, 13)).toBe(`HTTP/1.1 ${status} `)
    expect(answer).not.toMatch(/root:|SQLite|"dependencies"|createRequestHandler/)
  })

  test.each(['TRACE', 'TRACK', 'OPTIONS', 'PUT'])('does not serve %s (51)', async (method) => {
    const answer = await sendRaw(
      `${method} / HTTP/1.1\r\nHost: x\r\nX: me\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404|405) /)
    expect(answer).not.toContain('X: me')
  })

  /** Sends a raw request, because a client would normalise its target. */
  async function sendRaw(request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1')
    socket.write(request)
    return text(socket)
  }

  test('logs neither the address of a reader nor a search', async () => {
    const before = site.output().join().length
    const search = 'plantDatabase?search=Zhang%20Wei'
    await fetch(`${site.origin}/${search}`)
    await fetch(`${site.origin}/api/syncPlantInfo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ postName: 'Zhang Wei' }),
    })
    const logged = () => site.output().join().slice(before)
    await eventually(() => expect(logged()).toContain('"path":"/api/syncPlantInfo"'))
    expect(logged()).toContain('"path":"/plantDatabase"')
    expect(/127\.0\.0\.1|::1|remote|Zhang|\?/.exec(logged())).toBeNull()
  })

  test('prevents callers from writing a line of the log (44)', async () => {
    const forged = '{"level":60,"msg":"forged"}'
    const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085']
    for (const lineBreak of breaks) {
      const hostileText = `lin${lineBreak}${forged}`
      const post = (path: string, body: object) =>
        fetch(`${site.origin}${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify(body),
        })
      await post('/api/login', { username: hostileText, password: hostileText })
      await post('/api/syncPlantInfo', { postName: hostileText })
      await post(`/api/${encodeURIComponent(hostileText)}`, {})
      const page = await fetch(`${site.origin}/search/${encodeURIComponent(hostileText)}`, {
        headers: {
          referer: encodeURI(hostileText),
          cookie: `language=${encodeURIComponent(hostileText)}`,
        },
      })
      for (const [name, value] of page.headers) expect(`${name}: ${value}`).not.toContain('forged')
    }
    const lines = site
      .output()
      .filter((line) => line.includes('"level"') || line.includes('forged'))
    expect(lines.length).toBeGreaterThan(20)
    for (const line of lines) {
      const { level, msg } = JSON.parse(line)
      // The log may warn of walks whose species do not exist here.
      expect(level).toBeLessThan(50)
      expect(msg).not.toBe('forged')
    }
  })
})
