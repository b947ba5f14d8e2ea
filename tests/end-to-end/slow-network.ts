/** Delays requests of a page, or sends the documents of a site in pieces, as a slow network does. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** @param addresses the addresses to delay; by default all scripts. @returns a function that releases the requests */
export async function delayRequests(page: Page, addresses = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const delay = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(addresses, async (route) => {
    await delay
    await route.continue()
  })
  return () => release()
}

/** The size of a piece, in characters, and the milliseconds until the next piece. A screen is painted every 17 ms. */
const pieceSize = 1000
const pause = 40
/** The maximum number of pieces. Longer documents have larger pieces. */
const pieceMaximum = 100

/** Calls `use` with the origin of a server that sends the documents of `origin` in pieces, and all other files at once. */
export async function useSlowSite(origin: string, use: (slowOrigin: string) => Promise<void>) {
  const server = createSlowServer(origin)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

function createSlowServer(origin: string): Server {
  return createServer(async (request, response) => {
    const { accept = '', cookie = '' } = request.headers
    const answer = await fetch(`${origin}${request.url}`, {
      headers: { accept, cookie, 'accept-language': request.headers['accept-language'] ?? '' },
      redirect: 'manual',
    })
    const type = answer.headers.get('content-type') ?? ''
    for (const [name, value] of answer.headers)
      if (!/^(content-(length|encoding)|transfer-encoding|connection|set-cookie)$/.test(name))
        response.setHeader(name, value)
    response.writeHead(answer.status)
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await answer.arrayBuffer()))
      return
    }
    const text = await answer.text()
    const size = Math.max(pieceSize, text.length / pieceMaximum)
    for (let start = 0; start < text.length; start += size) {
      response.write(text.slice(start, start + size))
      await setTimeout(pause)
    }
    response.end()
  })
}
