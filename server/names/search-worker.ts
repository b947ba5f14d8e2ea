/** The fuzzy search, on a thread of its own: a long text over a large list takes seconds. */
import { parentPort } from 'node:worker_threads'
import Fuse from 'fuse.js'
import type { Kind } from '../../contract/kinds.ts'
import { fuzzySearch } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'

export interface NewNames {
  kind: Kind
  names: Names[]
}

export interface Question {
  id: number
  kind: Kind
  text: string
}

export interface Answer {
  id: number
  /** Places in the list of names, best first. */
  places: number[]
}

const searches = new Map<Kind, Fuse<Names>>()

parentPort?.on('message', (message: NewNames | Question) => {
  if ('names' in message) {
    searches.set(message.kind, new Fuse(message.names, fuzzySearch))
    return
  }
  const found = searches.get(message.kind)?.search(message.text) ?? []
  const places = found.map((result) => result.refIndex)
  parentPort?.postMessage({ id: message.id, places } satisfies Answer)
})
