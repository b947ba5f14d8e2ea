/**
 * The service worker: answers from saved walks when the network fails. It caches nothing by itself
 * and handles only requests that read. It shares no code with the pages, because it outlives the
 * build it came with.
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

/** Milliseconds that a slow network is waited for where there is a saved answer. */
const patience = 4000
/** As in `saved-walks.ts`. A walk without its record is not all there yet. */
const cachePrefix = 'walk '
const recordAddress = '/offline-record'

addEventListener('install', () => worker.skipWaiting())
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(worker.clients.claim()))

addEventListener('fetch', (event) => {
  const fetching = event as FetchEvent
  const { request } = fetching
  const url = new URL(request.url)
  const respond = (answer: Promise<Response>) => fetching.respondWith(answer)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // Who saves a walk asks as nobody; who jumps in a video wants a part.
  if (request.credentials === 'omit' || request.headers.has('range')) return
  if (request.mode === 'navigate' || url.pathname.endsWith('.data')) respond(page(request, url))
  else if (/^\/(assets|public\/compressed)\//.test(url.pathname)) respond(constant(request, url))
  else if (url.pathname.startsWith('/content/')) respond(page(request, url))
})

/** The network as long as it answers in time, else what was saved; a page shows `?zoom=` by itself. */
async function page(request: Request, url: URL): Promise<Response> {
  const saved = await find(url.pathname)
  if (!saved) return fetch(request)
  const answer = await Promise.race([fetch(request), after(patience)]).catch(() => undefined)
  return !answer || answer.status >= 502 ? saved : answer
}

/** Under its address it never changes: what is here need not be fetched. A picture in any width will do. */
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
    const names = (await caches.keys()).filter((name) => name.startsWith(cachePrefix))
    for (const name of names.reverse()) {
      const cache = await caches.open(name)
      const options = { ignoreSearch: !address.includes('?'), ignoreVary: true }
      const saved = await cache.match(address, options)
      if (saved && (await cache.match(recordAddress))) return saved
    }
  } catch {
    // Without its store the browser goes on as if nothing had been saved.
  }
  return undefined
}

function after(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))
}
