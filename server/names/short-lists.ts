/** Keeps all short lists on one search thread, because sending a few thousand names takes little time. */
import type { Kind } from '../../contract/kinds.ts'
import type { NameList } from './name-lists.ts'
import { type SearchThread, startSearchThread } from './search-thread.ts'
import type { ReadFurtherNames, SearchableList, SearchableLists } from './searchable-list.ts'

/** A list that the thread has received or is receiving. */
interface SentList extends SearchableList {
  completion: Promise<void>
  forget(): void
}

export function openShortLists(readFurtherNames: ReadFurtherNames): SearchableLists {
  const sentLists = new Map<Kind, SentList>()
  let thread: SearchThread | undefined
  let lastNumber = 0

  /** @returns the thread; starts it at the first search, and restarts it after a failure */
  function ensureThread(): SearchThread {
    thread ??= startSearchThread(() => {
      thread = undefined
      sentLists.clear()
    })
    return thread
  }

  function send(kind: Kind, { version, names }: NameList): SentList {
    const searchThread = ensureThread()
    const number = ++lastNumber
    const completion = searchThread.send(number, names, readFurtherNames(kind))
    return {
      version,
      completion,
      async query(request) {
        await completion
        return searchThread.query(number, request)
      },
      forget: () => searchThread.forget(number),
    }
  }

  return {
    async of(kind, list) {
      // A late request with an older version must not replace the newer list.
      const previous = sentLists.get(kind)
      if (previous && previous.version >= list.version) return previous
      const newList = send(kind, list)
      sentLists.set(kind, newList)
      newList.completion.catch(() => {
        if (sentLists.get(kind) === newList) sentLists.delete(kind)
        newList.forget()
      })
      // The previous list stays until both lists are sent, because some requests still need that list.
      if (previous)
        Promise.allSettled([newList.completion, previous.completion]).then(previous.forget)
      return newList
    },

    async close() {
      await thread?.terminate()
    },
  }
}
