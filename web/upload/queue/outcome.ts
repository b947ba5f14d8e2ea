/** Derives the next state of a picture and of the queue from the server's answer, or from the error of a request. */
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import { CallFailed } from '../../client/api.ts'
import type { ItemState } from './items/item.ts'

export type SendFailure =
  /** The network fails, or the server may not have handled the request. The queue retries the request. */
  | { is: 'lost' }
  | { is: 'signed out' }
  /** The site limits requests; `pause` is the time to wait in milliseconds, if the site has sent the time. */
  | { is: 'busy'; code: string; message: string; pause: number | undefined }
  /** The server rejects every picture, for example because too many submissions of the member are pending. */
  | { is: 'stopped'; code: string; message: string }
  | { is: 'refused'; state: ItemState }

/** The codes of failures that a retry cannot correct. */
const finalCodes = ['unsupported_format', 'file_too_large', 'hidden_here']
/** The codes of failures that affect every picture of the queue. */
const stoppingCodes = ['pending_full', 'another_member']
/** @returns whether no picture is sent until the member retries */
export const stopsAll = (code = '') => code === 'sign_in_first' || stoppingCodes.includes(code)
/** The statuses after which the queue retries, because the server may not have handled the request. */
const unreachedStatuses = [408, 502, 503, 504]

const failedState = (code: string, message: string): ItemState => ({
  is: 'refused',
  code,
  message,
  retry: !finalCodes.includes(code),
})

/**
 * @param begunBefore whether an earlier answer may have been lost, so that a known original counts as sent
 * @returns the state of the picture after an answer
 */
export function stateAfter({ status, files }: SentFiles, begunBefore: boolean): ItemState {
  const [file] = files
  if (file?.outcome === 'refused') return failedState(file.code ?? 'refused', file.message)
  if (file?.outcome === 'known' && !begunBefore) return { is: 'known', where: undefined }
  return { is: 'sent', status }
}

/** @returns the failure, which decides how the queue continues */
export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof TypeError) return { is: 'lost' }
  if (!(error instanceof CallFailed)) {
    return { is: 'refused', state: failedState('unexpected', String(error)) }
  }
  const { status, code, message, retryAfter, files } = error
  if (unreachedStatuses.includes(status)) return { is: 'lost' }
  if (status === 401) return { is: 'signed out' }
  if (status === 429) {
    return { is: 'busy', code, message, pause: retryAfter && retryAfter * 1000 }
  }
  if (stoppingCodes.includes(code)) return { is: 'stopped', code, message }
  const [file] = files ?? []
  return { is: 'refused', state: failedState(file?.code ?? code, file?.message ?? message) }
}
