/** Defines a picture in the queue, with the part that pages see and the internal part, and makes new entries. */
import type { Kind } from '../../../../contract/kinds.ts'
import type { KnownPicture, SentFiles } from '../../../../contract/schemas/submissions.ts'
import { randomId } from '../../../device/random-id.ts'
import type { Overrides } from './values.ts'

export interface QueueItem {
  id: string
  kind: Kind
  fileName: string
  overrides: Overrides
  exifDate: string | undefined
  /** Width of the picture that is sent, in pixels; zero while the picture is prepared. */
  width: number
  height: number
  /** The object URL of a small copy, valid as long as the item exists. */
  preview: string | undefined
  state: ItemState
  /** Whether to send the picture although the server knows the original. */
  insisted: boolean
  /** Whether to send the picture as soon as possible. */
  wanted: boolean
}

export type ItemState =
  | { is: 'preparing' }
  | { is: 'ready' }
  | { is: 'sending'; progress: number }
  /** The network is lost or the server is too busy. `attempts` counts the tries. */
  | { is: 'waiting'; attempts: number }
  /** `pending` awaits review, `approved` is published. */
  | { is: 'sent'; status: SentFiles['status'] }
  /** Published or submitted before; `where` has the place if the server names it. */
  | { is: 'known'; where: KnownPicture | undefined }
  | { is: 'refused'; code: ItemFailureCode; message: string; retry: boolean }

/**
 * The server's codes and those of the browser. `unsupported_format`, which the server uses too, is a format that is
 * not accepted. `unreadable_picture` is a picture that cannot be prepared, `chosen_twice` one that is already in the
 * queue.
 */
export type ItemFailureCode =
  | 'unsupported_format'
  | 'unreadable_picture'
  | 'chosen_twice'
  | (string & {})

export interface Entry extends QueueItem {
  originalHash: string
  attempts: number
  /** Later entries have greater numbers, even after a reload. */
  order: number
  /** The chosen file, until it is prepared. If preparing fails, the file stays for another attempt. */
  file: Blob | undefined
  /** The file that is sent. */
  blob: Blob | undefined
  /** Whether the server was asked if it knows the original. */
  asked: boolean
  /** Whether the answer to a request may have been lost. */
  begun: boolean
  stored: boolean
}

let lastOrder = 0

export function newEntry(kind: Kind, file: Blob, fileName: string): Entry {
  lastOrder = Math.max(Date.now(), lastOrder + 1)
  return {
    id: randomId(),
    kind,
    fileName,
    overrides: {},
    exifDate: undefined,
    width: 0,
    height: 0,
    preview: undefined,
    state: { is: 'preparing' },
    insisted: false,
    originalHash: '',
    attempts: 0,
    order: lastOrder,
    file,
    blob: undefined,
    ...untouched,
  }
}

/** The flags with which an entry begins. A restored entry has its stored `begun`, and `stored` is true. */
export const untouched = { wanted: false, asked: false, begun: false, stored: false }
