/** Lists on one search thread: of a few thousand names a new one is there in a moment. */
import type { Kind } from '../../contract/kinds.ts'
import type { KnownList, KnownLists, ReadFurtherNames } from './known-list.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'

/** A list on its way to the thread, or there. */
interface Sent extends KnownList {
  whole: Promise<void>
  forget(): void
}

export function openShortLists(readFurtherNames: ReadFurtherNames): KnownLists {
  const sent = new Map<Kind, Sent>()
  let thread: SearchThread | undefined
  let numbers = 0

  /** Started at the first search, and again should it ever die. */
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
      // Who comes late does not bring back the older.
      const before = sent.get(kind)
      if (before && before.version >= list.version) return before
      const next = send(kind, list)
      sent.set(kind, next)
      next.whole.catch(() => {
        if (sent.get(kind) === next) sent.delete(kind)
        next.forget()
      })
      // Not while it is still on its way itself: some wait for it until then.
      if (before) Promise.allSettled([next.whole, before.whole]).then(before.forget)
      return next
    },

    async close() {
      await thread?.terminate()
    },
  }
}
