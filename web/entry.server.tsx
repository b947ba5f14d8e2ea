/** Renders a page to HTML in the language of the request, once all its data is loaded. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { readByPages } from './addresses/page-parameters.ts'
import { type Language, languageOf } from './language/language.ts'
import { pageContext } from './page-data/page-data.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

/**
 * The server takes these from the bundle: the one context object it fills for each request, and two
 * functions that name a cached page by its language and its parameters.
 */
export { languageOf, pageContext, readByPages }

const language = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => language.getStore() ?? 'en')

/** To be run around everything that answers one request, so that every message knows its language. */
export function inLanguageOf<Result>(request: Request, answer: () => Result): Result {
  return language.run(languageOf(request), answer)
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = loadContext.get(pageContext)
  const page = <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await renderWhole(page, nonce, reportError)
  return new Response(scriptsLast(noncesOfScriptsAlone(html)), { status, headers })
}

/** The data of a page is there before it is rendered, so there is nothing to stream for. */
function renderWhole(
  page: ReactNode,
  nonce: string | undefined,
  onError: (error: unknown) => void,
) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    })
  })
}

/**
 * What can be seen comes before what makes it move: on a thin line the scripts wait for the styles,
 * the font and the first picture.
 */
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  )
}

/** What links name is our own, which the policy allows as it is: twenty nonces would only be weight. */
function noncesOfScriptsAlone(html: string): string {
  return html.replaceAll(/(<link\b[^>]*?) nonce="[^"]*"/g, '$1')
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // A reader who left needs no entry in the log.
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
