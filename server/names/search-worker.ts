/**
 * The search for names, on a thread of its own: a long text over a large list takes seconds, and so
 * do the further words of one.
 */
import { parentPort } from 'node:worker_threads'
import Fuse, { type FuseIndex } from 'fuse.js'
import { fuzzyPatternChunk, fuzzySearch, namesInBrowserMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import {
  createNameSearch,
  type FoundName,
  type NameSearch,
} from '../../contract/search/name-search.ts'
import { createClosestNames } from './closest-names.ts'
import { etagOf } from './etag.ts'
import { type FurtherNames, searchWordsOf } from './search-words.ts'

/** A list comes in parts under a number of its own, and is searched once it is `whole`. */
export type Message = { list: number } & (
  | { names: Names[] }
  | { further: FurtherNames[] }
  | { whole: true }
  | { forget: true }
  | Question
)

type Question = { id: number } & ({ text: string; limit?: number } | { words: true })

export interface Prepared {
  body: Uint8Array
  etag: string
}

export type Answer = { id: number } & (
  | { found: FoundName[] }
  | { words: Prepared }
  | { unknown: true }
)

interface List {
  names: Names[]
  further: FurtherNames[]
  search?: NameSearch
  words?: Prepared
}

/** Fuse's cost grows with each chunk of a pattern; two hold any name people type. */
const patternMaximum = 2 * fuzzyPatternChunk

const lists = new Map<number, List>()

parentPort?.on('message', (message: Message) => {
  const list = lists.get(message.list)
  if ('forget' in message) lists.delete(message.list)
  else if ('id' in message) answer(list, message)
  else take(message, list ?? { names: [], further: [] })
})

function take(message: Exclude<Message, { forget: true } | Question>, list: List): void {
  lists.set(message.list, list)
  if ('names' in message) list.names.push(...message.names)
  else if ('further' in message) list.further.push(...message.further)
  else complete(list)
}

function complete(list: List): void {
  const { names, further } = list
  const fuse = new Fuse(names, fuzzySearch)
  const closest =
    names.length > namesInBrowserMaximum
      ? createClosestNames(names, fuse.getIndex() as FuseIndex<Names>)
      : undefined
  list.search = createNameSearch(names, (typed, limit) => {
    const text = typed.slice(0, patternMaximum)
    if (closest && Number.isFinite(limit)) return closest.find(text, limit)
    return fuse.search(text, { limit: Number.isFinite(limit) ? limit : -1 }).map((r) => r.refIndex)
  })
  const words = searchWordsOf(names, further)
  list.search.learn(words)
  const body = Buffer.from(JSON.stringify(words))
  list.words = { body, etag: etagOf(body) }
  list.further = []
}

function answer(list: List | undefined, asked: Question): void {
  const { id } = asked
  const post = (message: Answer) => parentPort?.postMessage(message)
  if (!list?.search || !list.words) post({ id, unknown: true })
  else if ('text' in asked) post({ id, found: list.search.find(asked.text, asked.limit) })
  else post({ id, words: list.words })
}
