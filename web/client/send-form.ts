/** Sends a form with its files to the server. Only members send forms, so visitors do not load this module. */
import type { EndpointName, Endpoints, Input, Output } from '../../contract/calls/endpoints.ts'
import { addressOf, announceChange, CallFailed, failureOf, type SendOptions } from './api.ts'

/** The names of the calls that take a form. */
type FormName = {
  [Name in EndpointName]: Endpoints[Name]['form'] extends undefined ? never : Name
}[EndpointName]

export interface FormFile {
  field: string
  blob: Blob
  name: string
}

interface FormOptions extends SendOptions {
  /** Called with the fraction of the body that is sent, 0 to 1. */
  onProgress?: (sentFraction: number) => void
  signal?: AbortSignal
}

/** Milliseconds without progress after which the request is aborted. */
const silenceLimit = 90_000

/**
 * Sends a form with its files by XMLHttpRequest, because fetch reports no upload progress.
 * @returns the answer
 * @throws {CallFailed} if the server answers with an error
 * @throws {TypeError} if the network fails
 * @throws {DOMException} an AbortError, if `signal` aborts
 */
export function sendForm<Name extends FormName>(
  name: Name,
  fields: Input<Name>,
  files: readonly FormFile[],
  { onProgress, signal, sendKey }: FormOptions = {},
): Promise<Output<Name>> {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) body.append(field, String(value))
  }
  for (const { field, blob, name } of files) body.append(field, blob, name)
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    let timer = setTimeout(() => request.abort(), silenceLimit)
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(() => request.abort(), silenceLimit)
    }
    const abortRequest = () => request.abort()
    const rejectAsLost = () =>
      reject(signal?.aborted ? signal.reason : new TypeError('network failed'))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer()
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) {
        try {
          resolve(JSON.parse(responseText))
          return announceChange()
        } catch {
          // A public network may answer with the HTML of its sign-in page.
          return rejectAsLost()
        }
      }
      const failure = failureOf(responseText, statusText)
      reject(new CallFailed(status, failure, request.getResponseHeader('retry-after')))
    })
    request.addEventListener('error', rejectAsLost)
    request.addEventListener('abort', rejectAsLost)
    request.addEventListener('loadend', () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abortRequest)
    })
    signal?.addEventListener('abort', abortRequest)
    request.open('POST', addressOf(name))
    if (sendKey) request.setRequestHeader('idempotency-key', sendKey)
    request.send(body)
  })
}
