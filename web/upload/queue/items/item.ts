/** Defines a picture of a queue, as a `QueueItem` for pages and as an `Entry` for the queue, and makes new entries. */
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
  /** The size of the sent picture in pixels; zero until the picture is prepared. */
  width: number
  height: number
  /** The object URL of a small copy, which is valid as long as the item exists. */
  preview: string | undefined
  state: ItemState
  /** Whether to send the picture although the server has already received the original. */
  insisted: boolean
  /** Whether to send the picture as soon as possible. */
  isWanted: boolean
}

export type ItemState =
  | { is: 'preparing' }
  | { is: 'ready' }
  | { is: 'sending'; progress: number }
  /** The network is lost or the server is busy. `attempts` is the number of failed attempts. */
  | { is: 'waiting'; attempts: number }
  /** A picture with the status `pending` awaits review; a picture with the status `approved` is published. */
  | { is: 'sent'; status: SentFiles['status'] }
  /** The picture was published or submitted before. `where` contains the species if the server returned the species. */
  | { is: 'known'; where: KnownPicture | undefined }
  | { is: 'refused'; code: ItemFailureCode; message: string; retry: boolean }

/**
 * The failure codes of the server and of the browser; `unsupported_format` comes from both. `unreadable_picture` means
 * that the picture cannot be prepared. `chosen_twice` means that the queue already contains the picture.
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
  /** The chosen file, until the picture is prepared. If preparing fails, the file stays for another attempt. */
  file: Blob | undefined
  /** The prepared file, which is sent. */
  blob: Blob | undefined
  /** Whether the original needs no further check by the server. */
  isChecked: boolean
  /** Whether the answer to a request may have been lost. */
  begun: boolean
  isStored: boolean
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

/** The flags of a new entry. A restored entry has its stored `begun`, and `isStored` is true. */
export const untouched = { isWanted: false, isChecked: false, begun: false, isStored: false }
