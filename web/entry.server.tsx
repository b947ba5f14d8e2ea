/** Renders a page to HTML once all its data is there, in the language of the request. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { PageContextValue } from '../contract/page-context.ts'
import { type Language, languageOf } from './layout/language.ts'
import { overwriteGetLocale } from './paraglide/runtime.js'

/** The server fills it; sharing this object is what makes both mean the same context. */
export const pageContext = createContext<PageContextValue>()

const language = new AsyncLocalStorage<Language>()
overwriteGetLocale(() => language.getStore() ?? 'en')

/** To be run around everything that answers one request, so that every message knows its language. */
export function inLanguageOf<Result>(request: Request, answer: () => Result): Result {
  return language.run(languageOf(request), answer)
}

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, reportError } = loadContext.get(pageContext)
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8')
          const body = new PassThrough()
          resolve(new Response(Readable.toWeb(body) as ReadableStream, { status, headers }))
          pipe(body)
        },
        onShellError: reject,
        onError: reportError,
      },
    )
  })
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  // A reader who left needs no entry in the log.
  if (!request.signal.aborted) context.get(pageContext).reportError(error)
}
