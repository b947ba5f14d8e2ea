/** Readers who lie to the site through nginx, as deploy/nginx.conf sets it up (security.md 74). */
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Fault } from './fault.ts'
import { openGround, password } from './ground.ts'
import { startNginx } from './nginx.ts'

const own = 'flora.example'
const foreign = 'evil.example'
const guesses = 40

/** What a reader may write to seem somebody else, at another address. */
const lies = (host: string, address: string) => ({
  'x-forwarded-host': host,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '8443',
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address};host=${host};proto=http`,
})

export const forwardedHeaders: Fault = async () => {
  const ground = await openGround({ TRUST_PROXY: 'on' })
  const servers = [await ground.start(), await ground.start()]
  const nginx = await startNginx(servers.map(({ origin }) => origin))
  const losses: string[] = []

  const page = await ask(nginx.origin, '/', lies(foreign, '10.0.0.1'))
  if (!page.body.includes(`rel="canonical" href="http://${own}/"`)) losses.push('another canonical')
  if (page.body.includes(foreign)) losses.push('a page names the host that a reader wrote')

  const signIn = JSON.stringify({ username: ground.username, password })
  const signedIn = await ask(nginx.origin, '/api/login', lies('localhost', '10.0.0.1'), signIn)
  const cookie = String(signedIn.headers['set-cookie'])
  if (!/^__Host-session=.*; Secure$/.test(cookie)) losses.push(`cookie ${cookie.slice(0, 20)}`)

  let refused = 0
  for (let guess = 0; guess < guesses; guess++) {
    const wrong = JSON.stringify({ username: `pupil${guess}`, password: 'not the password' })
    const { status } = await ask(nginx.origin, '/api/login', lies(own, `10.0.0.${guess}`), wrong)
    if (status === 429) refused += 1
  }
  if (refused === 0) losses.push('another address each time is never stopped')

  await nginx.stop()
  for (const server of servers) await server.end('SIGTERM')
  await ground.remove()
  return {
    counts: `a page, a sign-in, ${guesses} guesses of which ${refused} were refused`,
    losses,
  }
}

async function ask(origin: string, address: string, headers: object, body?: string) {
  const asked = request(`${origin}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { host: own, ...(body && { 'content-type': 'application/json' }), ...headers },
  }).end(body)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).once('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
