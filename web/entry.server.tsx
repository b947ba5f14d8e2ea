/** Renders a page to HTML in the language of the request, after all data of the page is loaded. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import italicFont from '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff2?url'
import uprightFont from '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2?url'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { keepPageParameters } from './addresses/page-parameters.ts'
import { type Language, languageOf } from './language/language.ts'
import { withLateScripts, withRememberedPresses } from './late-scripts.ts'
import { pageContext } from './page-data/page-data.ts'
import { PageNonce } from './page-data/page-nonce.ts'
import { withoutShownPlaceholders } from './page-data/shown-placeholders.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

/**
 * The server fills `pageContext` for each request. With `languageOf` and `keepPageParameters`, the server names a
 * cached page by its language and parameters.
 */
export { keepPageParameters, languageOf, pageContext }

const language = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => language.getStore() ?? 'en')

/**
 * Runs a function so that every message is in the language of the request.
 * @returns the result of the function
 */
export function runInLanguageOf<Result>(request: Request, action: () => Result): Result {
  return language.run(languageOf(request), action)
}

const preloadHeader = (font: string) =>
  `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/**
 * The `Link` headers that preload the italic font of Latin names and, in English, the upright font of headings. The
 * upright font has low priority, so that on a slow network the first picture loads before it.
 */
const preloadedFonts: Record<Language, string> = {
  en: `${preloadHeader(italicFont)}, ${preloadHeader(uprightFont)}; fetchpriority=low`,
  zh: preloadHeader(italicFont),
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError, viewer } = loadContext.get(pageContext)
  const page = (
    <PageNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
    </PageNonce>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Link', preloadedFonts[languageOf(request)])
  const html = await renderPage(page, nonce, reportError)
  // Members and admins use forms at once, and the forms need a script.
  const withScripts = viewer.role === 'visitor' ? withLateScripts : withRememberedPresses
  return new Response(withoutShownPlaceholders(withoutLinkNonces(withScripts(html, nonce))), {
    status,
    headers,
  })
}

/**
 * Renders the whole page at once. Streaming would gain nothing, because all data is already loaded.
 * @returns the HTML
 */
function renderPage(page: ReactNode, nonce: string | undefined, onError: (error: unknown) => void) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // This size keeps every part in its position. React would otherwise move larger parts to the end, and a script
      // would move the parts back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    })
  })
}

/**
 * Removes the nonces of links. The content security policy allows the site's own files, so twenty nonces would only add
 * bytes.
 */
function withoutLinkNonces(html: string): string {
  return html.replaceAll(/(<link\b[^>]*?) nonce="[^"]*"/g, '$1')
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // A request that the reader cancelled needs no entry in the log.
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
