/**
 * Searches names on a separate thread, because the search for a long text in a large list takes seconds. Building the
 * further words of such a list takes seconds too.
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
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import { etagOf } from '../kernel/caching/etag.ts'
import { createClosestNames } from './exact/closest-names.ts'
import { searchWordsOf } from './search-words.ts'

/** A list has a number and arrives in parts. The worker can search the list after the message `whole`. */
export type Message = { list: number } & (
  | { names: Names[] }
  | { further: FurtherNames[] }
  | { whole: true }
  | { forget: true }
  | NumberedRequest
)

type NumberedRequest = { id: number } & Request
/** A caller that has this version of the list finds the names by index, and may set `withNames` to false. */
export type Request =
  | { text: string; limit?: number; withNames: boolean }
  | { words: true }
  | { ready: true }

export interface SerialisedWords {
  body: Uint8Array
  etag: string
}

export type Answer = { id: number } & (
  | { found: (FoundName & { names?: Names })[] }
  | { words: SerialisedWords }
  | { ready: true }
  | { unknown: true }
)

interface List {
  names: Names[]
  further: FurtherNames[]
  search?: NameSearch
  words?: SerialisedWords
}

/**
 * Maximum characters of a pattern. Fuse's cost grows with each chunk, and two chunks are enough for every real name.
 */
const patternMaximum = 2 * fuzzyPatternChunk

const lists = new Map<number, List>()

parentPort?.on('message', (message: Message) => {
  const list = lists.get(message.list)
  if ('forget' in message) lists.delete(message.list)
  else if ('id' in message) answerRequest(list, message)
  else receivePart(message, list ?? { names: [], further: [] })
})

function receivePart(
  message: Exclude<Message, { forget: true } | NumberedRequest>,
  list: List,
): void {
  lists.set(message.list, list)
  if ('names' in message) list.names.push(...message.names)
  else if ('further' in message) list.further.push(...message.further)
  else indexList(list)
}

function indexList(list: List): void {
  const { names, further } = list
  const isLong = names.length > namesInBrowserMaximum
  const findResembling = isLong ? closestNames(names) : resemblingNames(names)
  list.search = createNameSearch(names, (pattern, limit) =>
    findResembling(pattern.slice(0, patternMaximum), limit),
  )
  if (isLong) collectGarbage()
  const words = searchWordsOf(names, further)
  list.search.addWords(words)
  const body = Buffer.from(JSON.stringify(words))
  list.words = { body, etag: etagOf(body) }
  list.further = []
  if (isLong) collectGarbage()
}

/** Frees the temporary memory of a long list: hundreds of megabytes, which would otherwise stay allocated for days. */
function collectGarbage(): void {
  globalThis.gc?.()
}

function resemblingNames(names: readonly Names[]): FindResembling {
  const fuse = new Fuse(names, fuzzySearch)
  return (text, limit) =>
    fuse
      .search(text, { limit: Number.isFinite(limit) ? limit : -1 })
      .map(({ refIndex }) => refIndex)
}

function closestNames(names: readonly Names[]): FindResembling {
  const closest = createClosestNames(names)
  return (text, limit) =>
    Number.isFinite(limit) ? closest.find(text, limit) : closest.findAll(text)
}

function answerRequest(list: List | undefined, request: NumberedRequest): void {
  const { id } = request
  const post = (message: Answer) => parentPort?.postMessage(message)
  if (!list?.search || !list.words) post({ id, unknown: true })
  else if ('text' in request) {
    const found = list.search.find(request.text, request.limit)
    post({ id, found: request.withNames ? found.map(withNames(list.names)) : found })
  } else if ('words' in request) post({ id, words: list.words })
  else post({ id, ready: true })
}

const withNames = (names: readonly Names[]) => (found: FoundName) => {
  const foundNames = names[found.place]
  return foundNames ? { ...found, names: foundNames } : found
}
