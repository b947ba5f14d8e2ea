/**
 * The service worker: answers from saved pages when the network is slow or fails, and with saved assets and pictures
 * first. It caches nothing by itself and handles only requests that read. It shares no code with the pages, because it
 * outlives the build it came with.
 */

interface FetchEvent extends Event {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}
interface LifeEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}
const worker = globalThis as unknown as {
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
}

/** Milliseconds to wait for a slow network if there is a saved answer. */
const networkTimeout = 4000
/** The same names as in `saved-files.ts`. A cache without its record is incomplete. */
const cachePrefixes = ['walk ', 'upload ']
/** The public page that takes the place of `/upload`, with the queue that this device stores. */
const uploadShell = '/uploadOffline'
const recordAddress = '/offline-record'

addEventListener('install', () => worker.skipWaiting())
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(worker.clients.claim()))

addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent
  const { request } = fetching
  const url = new URL(request.url)
  const respond = (answer: Promise<Response>) => fetching.respondWith(answer)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // Saving a walk fetches without credentials; a video player asks for a range. Both need the
  // network.
  if (request.credentials === 'omit' || request.headers.has('range')) return
  if (request.mode === 'navigate' && url.pathname === '/upload') respond(upload(request, url))
  else if (request.mode === 'navigate' && url.pathname === uploadShell)
    respond(constant(request, url))
  else if (request.mode === 'navigate' || url.pathname.endsWith('.data'))
    respond(page(request, url))
  else if (/^\/(assets|public\/(compressed|quiz))\//.test(url.pathname))
    respond(constant(request, url))
  else if (/^\/api\/(keyTable|quizDeck)$/.test(url.pathname)) respond(learning(request, url))
  else if (/^\/(content\/|api\/search(Bird)?(Names|Words)$)/.test(url.pathname))
    respond(page(request, url))
})

/**
 * Answers from the network, or from the saved walk if the network is too slow or fails. Of the query, only
 * the walk counts; the page reads `?zoom=` and the answers of the key itself.
 */
async function page(request: Request, url: URL): Promise<Response> {
  const walk = url.searchParams.get('walk')
  const ofWalk = walk ? await find(`${url.pathname}?walk=${walk}`) : undefined
  return networkFirst(request, ofWalk ?? (await find(url.pathname)))
}

/** The saved quiz has fewer photographs than that of the network. */
async function learning(request: Request, url: URL): Promise<Response> {
  const address = url.pathname + url.search
  return networkFirst(request, (await find(address)) ?? (await find(`${address}&few=yes`)))
}

async function networkFirst(request: Request, saved: Response | undefined): Promise<Response> {
  if (!saved) return fetch(request)
  const answer = await Promise.race([fetch(request), after(networkTimeout)]).catch(() => undefined)
  return !answer || answer.status >= 502 ? saved : answer
}

/** Redirects to the saved shell if the upload page cannot be reached in time. */
async function upload(request: Request, url: URL): Promise<Response> {
  if (!(await find(uploadShell))) return fetch(request)
  const answer = await Promise.race([fetch(request), after(networkTimeout)]).catch(() => undefined)
  if (answer && answer.status < 502) return answer
  return Response.redirect(uploadShell + url.search)
}

/**
 * A saved file is used first: assets and pictures never change under their address, and the shell belongs to the saved
 * assets. Offline, a picture of any width is used.
 */
async function constant(request: Request, url: URL): Promise<Response> {
  const saved = await find(url.pathname + url.search)
  if (saved) return saved
  try {
    return await fetch(request)
  } catch (error) {
    const other = await find(url.pathname)
    if (other) return other
    throw error
  }
}

/** @param address without a query, it matches every query */
async function find(address: string): Promise<Response | undefined> {
  try {
    const names = (await caches.keys()).filter((name) =>
      cachePrefixes.some((prefix) => name.startsWith(prefix)),
    )
    for (const name of names.reverse()) {
      const cache = await caches.open(name)
      const options = { ignoreSearch: !address.includes('?'), ignoreVary: true }
      const saved = await cache.match(address, options)
      if (saved && (await cache.match(recordAddress))) return saved
    }
  } catch {
    // If the caches fail, requests go to the network.
  }
  return undefined
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))
}
