/** The types of a picture in the queue: the part that pages see, and the internal part. */
import type { Kind } from '../../../../contract/kinds.ts'
import type { KnownPicture, SentFiles } from '../../../../contract/schemas/contributions.ts'
import type { Overrides } from './values.ts'

export interface QueueItem {
  id: string
  kind: Kind
  fileName: string
  overrides: Overrides
  exifDate: string | undefined
  /** Of what is sent; zero while preparing. */
  width: number
  height: number
  /** Address of a small picture, good as long as the item is there. */
  preview: string | undefined
  state: ItemState
  /** To be sent although the server knows the original. */
  insisted: boolean
  /** To be sent as soon as it can be. */
  wanted: boolean
}

export type ItemState =
  | { is: 'preparing' }
  | { is: 'ready' }
  | { is: 'sending'; progress: number }
  /** The network is lost, or the server too busy; it has been tried this often. */
  | { is: 'waiting'; attempts: number }
  /** `pending` waits for review, `approved` is published. */
  | { is: 'sent'; status: SentFiles['status'] }
  /** In the collection or sent before; where, if the server says so. */
  | { is: 'known'; where: KnownPicture | undefined }
  | { is: 'refused'; code: RefusedCode; message: string; retry: boolean }

/**
 * The server's codes, and three of this side: `unsupported_format` (the server's word too) for files
 * that are no picture we take, `unreadable_picture` for one that cannot be read, `chosen_twice` for
 * one that is in the queue already.
 */
export type RefusedCode =
  | 'unsupported_format'
  | 'unreadable_picture'
  | 'chosen_twice'
  | (string & {})

export interface Entry extends QueueItem {
  originalHash: string
  attempts: number
  /** Later ones are greater, across reloads too. */
  order: number
  /** The chosen file, until the page is left: what could not be prepared may be tried again. */
  file: Blob | undefined
  /** What is sent. */
  blob: Blob | undefined
  /** The server was asked whether it knows the original. */
  asked: boolean
  /** A request was begun whose answer may have been lost. */
  begun: boolean
  stored: boolean
}

let lastOrder = 0

export function newEntry(kind: Kind, file: Blob, fileName: string): Entry {
  lastOrder = Math.max(Date.now(), lastOrder + 1)
  return {
    id: crypto.randomUUID(),
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
    ...atRest,
  }
}

/** An entry nothing has been done with yet. */
export const atRest = { wanted: false, asked: false, begun: false, stored: false }
