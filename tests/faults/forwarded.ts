/**
 * Checks that forged forwarding headers change no page, cookie or limit behind nginx, configured as in
 * deploy/nginx.conf (security.md 74).
 */
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { Fault } from './fault.ts'
import { startNginx } from './nginx.ts'
import { openTestedSite, password } from './tested-site.ts'

const ownHost = 'flora.example'
const foreignHost = 'evil.example'
const guesses = 40

/** The headers that name another host and another client address. */
const forgedHeaders = (host: string, address: string) => ({
  'x-forwarded-host': host,
  'x-forwarded-proto': 'http',
  'x-forwarded-port': '8443',
  'x-forwarded-for': address,
  'x-real-ip': address,
  forwarded: `for=${address};host=${host};proto=http`,
})

export const forwardedHeaders: Fault = async () => {
  const testedSite = await openTestedSite({ TRUST_PROXY: 'on' })
  const servers = [await testedSite.start(), await testedSite.start()]
  const nginx = await startNginx(servers.map(({ origin }) => origin))
  const losses: string[] = []

  const page = await send(nginx.origin, '/', forgedHeaders(foreignHost, '10.0.0.1'))
  if (!page.body.includes(`rel="canonical" href="http://${ownHost}/"`))
    losses.push('a page has another canonical address')
  if (page.body.includes(foreignHost)) losses.push('a page names the host of the forged header')

  const signInBody = JSON.stringify({ username: testedSite.username, password })
  const signInAnswer = await send(
    nginx.origin,
    '/api/login',
    forgedHeaders('localhost', '10.0.0.1'),
    signInBody,
  )
  const cookie = String(signInAnswer.headers['set-cookie'])
  if (!/^__Host-session=.*; Secure$/.test(cookie))
    losses.push(`the session cookie is not secure: ${cookie.slice(0, 20)}`)

  let rejectedCount = 0
  for (let guess = 0; guess < guesses; guess++) {
    const loginBody = JSON.stringify({ username: `pupil${guess}`, password: 'not the password' })
    const { status } = await send(
      nginx.origin,
      '/api/login',
      forgedHeaders(ownHost, `10.0.0.${guess}`),
      loginBody,
    )
    if (status === 429) rejectedCount += 1
  }
  if (rejectedCount === 0)
    losses.push('password guesses from many forged addresses are never rejected')

  await nginx.stop()
  for (const server of servers) await server.end('SIGTERM')
  await testedSite.remove()
  return {
    counts: `a page, a sign-in, ${guesses} guesses of which ${rejectedCount} were rejected`,
    losses,
  }
}

async function send(origin: string, address: string, headers: object, body?: string) {
  const sentRequest = request(`${origin}${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { host: ownHost, ...(body && { 'content-type': 'application/json' }), ...headers },
  }).end(body)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sentRequest.once('response', resolve).once('error', reject)
  })
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}
