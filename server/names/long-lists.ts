/**
 * Keeps each long list of names on a search thread of its own, because indexing takes seconds. The old thread answers
 * until the new index is ready, and then ends, which frees its memory. Lists are indexed one at a time, always in their
 * newest version.
 */
import type { Kind } from '../../contract/kinds.ts'
import { createNewestCache } from '../kernel/newest-cache.ts'
import { Stopping } from '../kernel/stopping.ts'
import type { KnownList, KnownLists, ReadFurtherNames } from './known-list.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'

interface IndexedList extends KnownList {
  thread: SearchThread
  /** A `performance.now()` time. Until then an older version may answer, so that indexing uses at most half a core. */
  freshUntil: number
}

type PendingList = Pick<NameList, 'version' | 'names'>

/** The number of the list; its thread has only one. */
const list = 1

export function openLongLists(readFurtherNames: ReadFurtherNames): KnownLists {
  const known = new Map<Kind, IndexedList>()
  const pending = new Map<Kind, PendingList>()
  const newest = createNewestCache<Kind, IndexedList>()
  const inSequence = sequence()
  const running = new Set<SearchThread>()
  let isClosed = false

  function start(kind: Kind): SearchThread {
    const thread = startSearchThread(() => {
      running.delete(thread)
      if (known.get(kind)?.thread === thread) forget(kind)
    })
    running.add(thread)
    return thread
  }

  function forget(kind: Kind): void {
    known.delete(kind)
    newest.forget(kind)
  }

  async function index(kind: Kind, atLeast: number): Promise<IndexedList> {
    if (isClosed) throw new Stopping()
    const before = known.get(kind)
    if (before && before.version >= atLeast) return before
    const begun = performance.now()
    const thread = start(kind)
    let version: number
    try {
      version = await send(kind, thread)
      await thread.ask(list, { ready: true })
    } catch (error) {
      end(thread)
      throw error
    }
    const now = performance.now()
    const ask = thread.ask.bind(thread, list)
    const indexed = { version, thread, ask, freshUntil: now + (now - begun) }
    known.set(kind, indexed)
    // The caller that has just received the older list still sends its question.
    if (before) setImmediate(end, before.thread)
    return indexed
  }

  async function send(kind: Kind, thread: SearchThread): Promise<number> {
    const { version, names } = pending.get(kind) as PendingList
    // Releases the names while the thread indexes them, unless `NameLists` keeps them.
    pending.delete(kind)
    await thread.send(list, names, readFurtherNames(kind))
    return version
  }

  function end(thread: SearchThread): void {
    running.delete(thread)
    thread.end()
  }

  return {
    async of(kind, { version, names }, mayBeOlder) {
      const before = known.get(kind)
      if (before && before.version >= version) return before
      if (before && mayBeOlder && performance.now() < before.freshUntil) return before
      if (version >= (pending.get(kind)?.version ?? -1)) pending.set(kind, { version, names })
      const indexing = newest.of(kind, version, (atLeast) => inSequence(() => index(kind, atLeast)))
      if (!before || !mayBeOlder) return indexing
      // The next request tries a failed index again.
      indexing.catch(() => {})
      return before
    },

    async close() {
      isClosed = true
      await Promise.all([...running].map((thread) => thread.terminate()))
    },
  }
}

function sequence() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(next: () => Promise<Result>): Promise<Result> => {
    const done = last.then(next)
    last = done.catch(() => {})
    return done
  }
}
