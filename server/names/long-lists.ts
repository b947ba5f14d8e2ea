/**
 * Lists of very many names, each on a search thread of its own: to learn one takes seconds. Meanwhile
 * the older one goes on answering on its thread, which then ends and leaves no memory behind. Of all
 * that are wanted one is learnt at a time, and of those that come meanwhile only the newest.
 */
import type { Kind } from '../../contract/kinds.ts'
import { keepNewest } from '../kernel/keep-newest.ts'
import type { KnownList, KnownLists, ReadFurtherNames } from './known-list.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'

interface Learnt extends KnownList {
  thread: SearchThread
  /** Until then it is new enough for whoever takes an older one: learning costs a core no more than half its time. */
  newUntil: number
}

type Wanted = Pick<NameList, 'version' | 'names'>

/** The only one its thread has. */
const list = 1

export function openLongLists(readFurtherNames: ReadFurtherNames): KnownLists {
  const known = new Map<Kind, Learnt>()
  const wanted = new Map<Kind, Wanted>()
  const newest = keepNewest<Kind, Learnt>()
  const inTurn = oneAfterTheOther()
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

  async function learn(kind: Kind, atLeast: number): Promise<Learnt> {
    if (isClosed) throw new Error('The search is closed')
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
    const learnt = { version, thread, ask, newUntil: now + (now - begun) }
    known.set(kind, learnt)
    // Whoever has just been given it still asks.
    if (before) setImmediate(end, before.thread)
    return learnt
  }

  async function send(kind: Kind, thread: SearchThread): Promise<number> {
    const { version, names } = wanted.get(kind) as Wanted
    // Nothing here holds them while the thread learns them, unless they are the newest.
    wanted.delete(kind)
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
      if (before && mayBeOlder && performance.now() < before.newUntil) return before
      if (version >= (wanted.get(kind)?.version ?? -1)) wanted.set(kind, { version, names })
      const coming = newest.of(kind, version, (atLeast) => inTurn(() => learn(kind, atLeast)))
      if (!before || !mayBeOlder) return coming
      // Where it fails, whoever asks next has it tried again.
      coming.catch(() => {})
      return before
    },

    async close() {
      isClosed = true
      await Promise.all([...running].map((thread) => thread.terminate()))
    },
  }
}

function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(next: () => Promise<Result>): Promise<Result> => {
    const done = last.then(next)
    last = done.catch(() => {})
    return done
  }
}
