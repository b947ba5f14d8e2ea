/** Renders a page to HTML in the language of the request, once all its data is loaded. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import italicFont from '@fontsource/eb-garamond/files/eb-garamond-latin-500-italic.woff2?url'
import uprightFont from '@fontsource/eb-garamond/files/eb-garamond-latin-500-normal.woff2?url'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { readByPages } from './addresses/page-parameters.ts'
import { type Language, languageOf } from './language/language.ts'
import { withLateScripts, withRememberedPresses } from './late-scripts.ts'
import { pageContext } from './page-data/page-data.ts'
import { PageNonce } from './page-data/page-nonce.ts'
import { withoutShownPreviews } from './page-data/shown-previews.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

/**
 * Exports for the server: the context object that it fills for each request, and two functions.
 * They name a cached page by its language and parameters.
 */
export { languageOf, pageContext, readByPages }

const language = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => language.getStore() ?? 'en')

/** Runs the work for one request, so that every message is in its language. */
export function inLanguageOf<Result>(request: Request, answer: () => Result): Result {
  return language.run(languageOf(request), answer)
}

const preloaded = (font: string) =>
  `<${font}>; rel=preload; as=font; type="font/woff2"; crossorigin`

/**
 * Headers of pages: Latin names are italic in both languages, and English headings upright. On a slow network the first
 * picture loads before the upright font.
 */
const preloadedFonts: Record<Language, string> = {
  en: `${preloaded(italicFont)}, ${preloaded(uprightFont)}; fetchpriority=low`,
  zh: preloaded(italicFont),
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
  const html = await renderWhole(page, nonce, reportError)
  // Members and admins act at once, in forms that need a script.
  const withScripts = viewer.role === 'visitor' ? withLateScripts : withRememberedPresses
  return new Response(withoutShownPreviews(withoutLinkNonces(withScripts(html, nonce))), {
    status,
    headers,
  })
}

/** All data is loaded before a page is rendered, so streaming would gain nothing. */
function renderWhole(
  page: ReactNode,
  nonce: string | undefined,
  onError: (error: unknown) => void,
) {
  return new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      // Keeps every part in its place. React would move larger ones to the end, and a script would have to move them
      // back.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError,
    })
  })
}

/**
 * Removes the nonces of links. The policy allows the site's own files, so twenty nonces would only
 * add bytes.
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
