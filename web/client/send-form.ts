/** Sends a form with its files to the server; only members do, so visitors do not load this module. */
import type { EndpointName, Endpoints, Input, Output } from '../../contract/endpoints.ts'
import { addressOf, CallFailed, failureOf, type SendOptions } from './api.ts'

/** Calls that take a form. */
type FormName = {
  [Name in EndpointName]: Endpoints[Name]['form'] extends undefined ? never : Name
}[EndpointName]

export interface FormFile {
  field: string
  blob: Blob
  name: string
}

interface FormOptions extends SendOptions {
  /** Called with 0 to 1 as the body leaves. */
  onProgress?: (sentFraction: number) => void
  signal?: AbortSignal
}

/** Milliseconds without any sign of life after which the network counts as lost. */
const silence = 90_000

/**
 * Sends a form with its files. By XMLHttpRequest: fetch cannot tell how much has left.
 * @throws {CallFailed} what the server refused. @throws {TypeError} when the network failed.
 * @throws {DOMException} an AbortError, when `signal` says so.
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
    let watch = setTimeout(() => request.abort(), silence)
    const alive = () => {
      clearTimeout(watch)
      watch = setTimeout(() => request.abort(), silence)
    }
    const stop = () => request.abort()
    const lost = () => reject(signal?.aborted ? signal.reason : new TypeError('network failed'))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      onProgress?.(total > 0 ? loaded / total : 0)
    })
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request
      if (status >= 200 && status < 300) {
        try {
          return resolve(JSON.parse(responseText))
        } catch {
          // A café's sign-in page answers for everyone.
          return lost()
        }
      }
      const failure = failureOf(responseText, statusText)
      reject(new CallFailed(status, failure, request.getResponseHeader('retry-after')))
    })
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    request.addEventListener('loadend', () => {
      clearTimeout(watch)
      signal?.removeEventListener('abort', stop)
    })
    signal?.addEventListener('abort', stop)
    request.open('POST', addressOf(name))
    if (sendKey) request.setRequestHeader('idempotency-key', sendKey)
    request.send(body)
  })
}
