/**
 * Keeps each long list of names on a separate search thread, because indexing takes seconds. Until the new index is
 * ready, the previous thread answers the queries that accept an older list, and then ends to free its memory. Lists are
 * indexed one at a time, always in their newest version.
 */
import type { Kind } from '../../contract/kinds.ts'
import { createNewestCache } from '../kernel/newest-cache.ts'
import { Stopping } from '../kernel/stopping.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'
import type { ReadFurtherNames, SearchableList, SearchableLists } from './searchable-list.ts'

interface IndexedList extends SearchableList {
  thread: SearchThread
  /**
   * A `performance.now()` time. Queries that accept an older list start no indexing before this time, so that indexing
   * uses at most half a core.
   */
  freshUntil: number
}

type PendingList = Pick<NameList, 'version' | 'names'>

/** The number of the only list of a thread. */
const onlyList = 1

export function openLongLists(readFurtherNames: ReadFurtherNames): SearchableLists {
  const indexedLists = new Map<Kind, IndexedList>()
  const pending = new Map<Kind, PendingList>()
  const cache = createNewestCache<Kind, IndexedList>()
  const runInSequence = createSequence()
  const running = new Set<SearchThread>()
  let isClosed = false

  function startThread(kind: Kind): SearchThread {
    const thread = startSearchThread(() => {
      running.delete(thread)
      if (indexedLists.get(kind)?.thread === thread) forget(kind)
    })
    running.add(thread)
    return thread
  }

  function forget(kind: Kind): void {
    indexedLists.delete(kind)
    cache.forget(kind)
  }

  async function indexList(kind: Kind, atLeast: number): Promise<IndexedList> {
    if (isClosed) throw new Stopping()
    const current = indexedLists.get(kind)
    if (current && current.version >= atLeast) return current
    const startedAt = performance.now()
    const thread = startThread(kind)
    let version: number
    try {
      version = await send(kind, thread)
      await thread.query(onlyList, { ready: true })
    } catch (error) {
      end(thread)
      throw error
    }
    const now = performance.now()
    const query = thread.query.bind(thread, onlyList)
    const indexedList = { version, thread, query, freshUntil: now + (now - startedAt) }
    indexedLists.set(kind, indexedList)
    // The caller that has just received the older list still sends its request.
    if (current) setImmediate(end, current.thread)
    return indexedList
  }

  async function send(kind: Kind, thread: SearchThread): Promise<number> {
    const { version, names } = pending.get(kind) as PendingList
    // The thread indexes a copy of the names, so this process can release them, unless `NameLists` caches them.
    pending.delete(kind)
    await thread.send(onlyList, names, readFurtherNames(kind))
    return version
  }

  function end(thread: SearchThread): void {
    running.delete(thread)
    thread.end()
  }

  return {
    async of(kind, { version, names }, mayBeOlder) {
      const current = indexedLists.get(kind)
      if (current && current.version >= version) return current
      if (current && mayBeOlder && performance.now() < current.freshUntil) return current
      if (version >= (pending.get(kind)?.version ?? -1)) pending.set(kind, { version, names })
      const indexing = cache.get(kind, version, (atLeast) =>
        runInSequence(() => indexList(kind, atLeast)),
      )
      if (!current || !mayBeOlder) return indexing
      // The next request retries the failed indexing.
      indexing.catch(() => {})
      return current
    },

    async close() {
      isClosed = true
      await Promise.all([...running].map((thread) => thread.terminate()))
    },
  }
}

function createSequence() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(next: () => Promise<Result>): Promise<Result> => {
    const done = last.then(next)
    last = done.catch(() => {})
    return done
  }
}
