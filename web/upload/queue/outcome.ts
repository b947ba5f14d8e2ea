/** Derives the next state of a picture and of the queue from the server's answer, or from a missing one. */
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import { CallFailed } from '../../client/api.ts'
import type { ItemState } from './items/item.ts'

export type SendFailure =
  /** The site did not answer, so the request is repeated. */
  | { is: 'lost' }
  | { is: 'signed out' }
  /** The site asks to wait; `pause` has the milliseconds, if they are known. */
  | { is: 'busy'; code: string; message: string; pause: number | undefined }
  /** No picture can be sent until the member acts. */
  | { is: 'stopped'; code: string; message: string }
  | { is: 'refused'; state: ItemState }

/** Codes of files that the site refuses again at each retry. */
const final = ['unsupported_format', 'file_too_large', 'hidden_here']
/** Codes that every other picture would get too. */
const stopping = ['pending_full', 'another_member']
/** @returns whether nothing is sent until the member tries again */
export const stopsAll = (code = '') => code === 'sign_in_first' || stopping.includes(code)
/** Statuses without a decision of the server. */
const unreached = [408, 502, 503, 504]

const refused = (code: string, message: string): ItemState => ({
  is: 'refused',
  code,
  message,
  retry: !final.includes(code),
})

/**
 * @param begunBefore whether an earlier answer may have been lost. If so, a known original counts as
 * sent.
 */
export function stateAfter({ status, files }: SentFiles, begunBefore: boolean): ItemState {
  const [file] = files
  if (file?.outcome === 'refused') return refused(file.code ?? 'refused', file.message)
  if (file?.outcome === 'known' && !begunBefore) return { is: 'known', where: undefined }
  return { is: 'sent', status }
}

export function sendFailureOf(error: unknown): SendFailure {
  if (error instanceof TypeError) return { is: 'lost' }
  if (!(error instanceof CallFailed)) {
    return { is: 'refused', state: refused('unexpected', String(error)) }
  }
  const { status, code, message, retryAfter, files } = error
  if (unreached.includes(status)) return { is: 'lost' }
  if (status === 401) return { is: 'signed out' }
  if (status === 429) {
    return { is: 'busy', code, message, pause: retryAfter && retryAfter * 1000 }
  }
  if (stopping.includes(code)) return { is: 'stopped', code, message }
  const [file] = files ?? []
  return { is: 'refused', state: refused(file?.code ?? code, file?.message ?? message) }
}
