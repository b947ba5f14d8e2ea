/**
 * The search for names, on a thread of its own: a long text over a large list takes seconds, and so
 * do the further words of one.
 */
import { parentPort } from 'node:worker_threads'
import Fuse from 'fuse.js'
import { fuzzyPatternChunk, fuzzySearch, namesInBrowserMaximum } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import {
  createNameSearch,
  type FindResembling,
  type FoundName,
  type NameSearch,
} from '../../contract/search/name-search.ts'
import type { FurtherNames } from '../catalogue/repositories/further-names.ts'
import { etagOf } from '../kernel/etag.ts'
import { createClosestNames } from './exact/closest-names.ts'
import { searchWordsOf } from './search-words.ts'

/** A list comes in parts under a number of its own, and is searched once it is `whole`. */
export type Message = { list: number } & (
  | { names: Names[] }
  | { further: FurtherNames[] }
  | { whole: true }
  | { forget: true }
  | Question
)

type Question = { id: number } & Asked
/** Where all are found of a list that who asks has too, names are better left out. */
export type Asked =
  | { text: string; limit?: number; withNames: boolean }
  | { words: true }
  | { ready: true }

export interface Prepared {
  body: Uint8Array
  etag: string
}

export type Answer = { id: number } & (
  | { found: (FoundName & { names?: Names })[] }
  | { words: Prepared }
  | { ready: true }
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
  const isLong = names.length > namesInBrowserMaximum
  const resembling = isLong ? closestNames(names) : resemblingNames(names)
  list.search = createNameSearch(names, (typed, limit) =>
    resembling(typed.slice(0, patternMaximum), limit),
  )
  if (isLong) clearAway()
  const words = searchWordsOf(names, further)
  list.search.learn(words)
  const body = Buffer.from(JSON.stringify(words))
  list.words = { body, etag: etagOf(body) }
  list.further = []
  if (isLong) clearAway()
}

/** What a long list takes on the way would stay for as long as nobody changes a name: hundreds of megabytes. */
function clearAway(): void {
  globalThis.gc?.()
}

function resemblingNames(names: readonly Names[]): FindResembling {
  const fuse = new Fuse(names, fuzzySearch)
  return (text, limit) =>
    fuse.search(text, { limit: Number.isFinite(limit) ? limit : -1 }).map((r) => r.refIndex)
}

function closestNames(names: readonly Names[]): FindResembling {
  const closest = createClosestNames(names)
  return (text, limit) => (Number.isFinite(limit) ? closest.find(text, limit) : closest.all(text))
}

function answer(list: List | undefined, asked: Question): void {
  const { id } = asked
  const post = (message: Answer) => parentPort?.postMessage(message)
  if (!list?.search || !list.words) post({ id, unknown: true })
  else if ('text' in asked) {
    const found = list.search.find(asked.text, asked.limit)
    post({ id, found: asked.withNames ? found.map(named(list.names)) : found })
  } else if ('words' in asked) post({ id, words: list.words })
  else post({ id, ready: true })
}

const named = (names: readonly Names[]) => (found: FoundName) => {
  const three = names[found.place]
  return three ? { ...found, names: three } : found
}
