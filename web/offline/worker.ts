/**
 * Answers requests as the service worker. The worker uses saved pages if the network is slow or fails, and always uses
 * saved assets and pictures first. The worker itself caches nothing, and shares no code with the pages, because an
 * older worker may serve the pages of a newer build.
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

/** Milliseconds to wait for a slow network if the worker has a saved answer. */
const networkTimeout = 4000
/** The prefixes of the names of caches, as in `saved-files.ts`. A cache without its record is incomplete. */
const cachePrefixes = ['walk ', 'upload ']
/** The public page that replaces `/upload`, with the queue that this device stores. */
const uploadShell = '/uploadOffline'
const recordAddress = '/offline-record'

addEventListener('install', () => worker.skipWaiting())
addEventListener('activate', (event) => (event as LifeEvent).waitUntil(worker.clients.claim()))

addEventListener('fetch', (event) => {
  const fetchEvent = event as FetchEvent
  const { request } = fetchEvent
  const url = new URL(request.url)
  const respond = (answer: Promise<Response>) => fetchEvent.respondWith(answer)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  // A walk is saved without credentials, and a video player requests a range. Both requests need the network.
  if (request.credentials === 'omit' || request.headers.has('range')) return
  if (request.mode === 'navigate' && url.pathname === '/upload') respond(answerUpload(request, url))
  else if (request.mode === 'navigate' && url.pathname === uploadShell)
    respond(answerConstant(request, url))
  else if (request.mode === 'navigate' || url.pathname.endsWith('.data'))
    respond(answerPage(request, url))
  else if (/^\/(assets|public\/(compressed|quiz))\//.test(url.pathname))
    respond(answerConstant(request, url))
  else if (/^\/api\/(keyTable|quizDeck)$/.test(url.pathname)) respond(answerKeyOrQuiz(request, url))
  else if (/^\/(content\/|api\/search(Bird)?(Names|Words)$)/.test(url.pathname))
    respond(answerPage(request, url))
})

/**
 * Answers from the network, or from the saved walk if the network is too slow or fails. Saved pages differ only by the
 * walk in the query. The page itself reads `?zoom=` and the answers of the key.
 */
async function answerPage(request: Request, url: URL): Promise<Response> {
  const walk = url.searchParams.get('walk')
  const savedForWalk = walk ? await findSaved(`${url.pathname}?walk=${walk}`) : undefined
  const isBehind = request.mode === 'navigate' && url.searchParams.has('is')
  if (savedForWalk && isBehind) return networkFirst(request, await hideContent(savedForWalk))
  return networkFirst(request, savedForWalk ?? (await findSaved(url.pathname)))
}

/** Hides the first question of a saved key until the page has read the answers (web/key/saved-key.ts). */
async function hideContent(saved: Response): Promise<Response> {
  const html = await saved.text()
  const headers = new Headers(saved.headers)
  headers.delete('content-length')
  return new Response(html.replace('<main', '<main data-is-behind'), { headers })
}

/**
 * Answers with the data of the key or of the quiz. The saved quiz has fewer photographs than the quiz on the network.
 */
async function answerKeyOrQuiz(request: Request, url: URL): Promise<Response> {
  const address = url.pathname + url.search
  return networkFirst(
    request,
    (await findSaved(address)) ?? (await findSaved(`${address}&few=yes`)),
  )
}

async function networkFirst(request: Request, saved: Response | undefined): Promise<Response> {
  if (!saved) return fetch(request)
  const answer = await Promise.race([fetch(request), wait(networkTimeout)]).catch(() => undefined)
  return !answer || answer.status >= 502 ? saved : answer
}

/** Redirects to the saved shell if the upload page cannot be reached in time. */
async function answerUpload(request: Request, url: URL): Promise<Response> {
  if (!(await findSaved(uploadShell))) return fetch(request)
  const answer = await Promise.race([fetch(request), wait(networkTimeout)]).catch(() => undefined)
  if (answer && answer.status < 502) return answer
  return Response.redirect(uploadShell + url.search)
}

/**
 * Answers with a saved file first. Assets and pictures never change under their address, and the shell belongs to the
 * saved assets. Without a network, the worker uses a picture of any width.
 */
async function answerConstant(request: Request, url: URL): Promise<Response> {
  const saved = await findSaved(url.pathname + url.search)
  if (saved) return saved
  try {
    return await fetch(request)
  } catch (error) {
    const otherWidth = await findSaved(url.pathname)
    if (otherWidth) return otherWidth
    throw error
  }
}

/**
 * @param address the address of a file or page. An address without a query matches every query.
 * @returns the saved response, or undefined if no complete cache has the address
 */
async function findSaved(address: string): Promise<Response | undefined> {
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

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, undefined))
}
