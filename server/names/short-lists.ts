/** Keeps all short lists on one search thread, because sending a few thousand names takes little time. */
import type { Kind } from '../../contract/kinds.ts'
import type { KnownList, KnownLists, ReadFurtherNames } from './known-list.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'

/** A list that is on the thread or being sent to it. */
interface Sent extends KnownList {
  whole: Promise<void>
  forget(): void
}

export function openShortLists(readFurtherNames: ReadFurtherNames): KnownLists {
  const sent = new Map<Kind, Sent>()
  let thread: SearchThread | undefined
  let numbers = 0

  /** Starts the thread at the first search, and again after a failure. */
  function running(): SearchThread {
    thread ??= startSearchThread(() => {
      thread = undefined
      sent.clear()
    })
    return thread
  }

  function send(kind: Kind, { version, names }: NameList): Sent {
    const to = running()
    const number = ++numbers
    const whole = to.send(number, names, readFurtherNames(kind))
    return {
      version,
      whole,
      async ask(asked) {
        await whole
        return to.ask(number, asked)
      },
      forget: () => to.forget(number),
    }
  }

  return {
    async of(kind, list) {
      // A late request with an older version must not replace the newer list.
      const before = sent.get(kind)
      if (before && before.version >= list.version) return before
      const next = send(kind, list)
      sent.set(kind, next)
      next.whole.catch(() => {
        if (sent.get(kind) === next) sent.delete(kind)
        next.forget()
      })
      // The old list stays until both lists are sent, because some requests still await the old one.
      if (before) Promise.allSettled([next.whole, before.whole]).then(before.forget)
      return next
    },

    async close() {
      await thread?.terminate()
    },
  }
}
