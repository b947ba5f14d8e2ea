/**
 * Asks the search thread which names resemble a text, and by what else they can be found. Fuse
 * compares every name with every piece of the text: 20 milliseconds for a school's list, seconds for
 * 100,000 names, during which no page could be answered if it ran here.
 */
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'
import type { MatchedName } from '../../contract/schemas/search-words.ts'
import { lasting } from '../http/compression.ts'
import { Refusal } from '../http/refusal.ts'
import type { NameList } from './name-lists.ts'
import type { FurtherNames } from './search-words.ts'
import type { Answer, Message } from './search-worker.ts'

export interface FoundNames extends Names {
  /** The name it was found by, where that is none of the three. */
  matched?: MatchedName | undefined
}

export interface NameSearch {
  /**
   * Names resembling the text, best first; all, unless a limit is given.
   * @throws {Refusal} 429 when too many wait already
   */
  search(kind: Kind, list: NameList, text: string, limit?: number): Promise<FoundNames[]>
  /** The answer of `/searchWords`, serialised once for each list. */
  words(kind: Kind, list: NameList): Promise<{ body: Buffer; etag: string }>
  close(): Promise<void>
}

type ReadFurtherNames = (kind: Kind) => AsyncIterable<FurtherNames[]>

/** A list on its way to the thread, or there. */
interface Sent {
  thread: Worker
  number: number
  list: NameList
  whole: Promise<void>
  words?: Promise<{ body: Buffer; etag: string }>
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: unknown): void
}

const searchesMaximum = 32
/** Names of one message. */
const atOnce = 2000

export function openNameSearch(readFurtherNames: ReadFurtherNames): NameSearch {
  const waiting = new Map<number, Waiting>()
  const sent = new Map<Kind, Sent>()
  let worker: Worker | undefined
  let numbers = 0
  let searches = 0

  /** Started at the first search, and again should it ever die. */
  function running(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./search-worker.ts', import.meta.url))
    started.unref()
    started.on('message', (answer: Answer) => {
      waiting.get(answer.id)?.resolve(answer)
      waiting.delete(answer.id)
    })
    started.on('error', (error) => {
      worker = undefined
      sent.clear()
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    })
    worker = started
    return started
  }

  /** The list of that version or of a later one: who comes late does not bring back the older. */
  function known(kind: Kind, list: NameList): Sent {
    const before = sent.get(kind)
    if (before && before.list.version >= list.version) return before
    const thread = running()
    const number = ++numbers
    const whole = send(thread, number, list, readFurtherNames(kind))
    const next: Sent = { thread, number, list, whole }
    sent.set(kind, next)
    whole.catch(() => {
      if (sent.get(kind) === next) sent.delete(kind)
      forget(next)
    })
    // Not while it is still on its way itself: some wait for it until then.
    if (before) Promise.allSettled([whole, before.whole]).then(() => forget(before))
    return next
  }

  function forget({ thread, number }: Sent): void {
    thread.postMessage({ list: number, forget: true } satisfies Message)
  }

  async function ask(
    { thread, number, whole }: Sent,
    question: { text: string; limit?: number } | { words: true },
  ) {
    await whole
    if (thread !== worker) throw new Error('The search thread has ended')
    const id = ++numbers
    return new Promise<Answer>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      thread.postMessage({ list: number, id, ...question } satisfies Message)
    })
  }

  async function askWords(to: Sent): Promise<{ body: Buffer; etag: string }> {
    const answer = await ask(to, { words: true })
    if ('words' in answer) return { ...answer.words, body: lasting(answer.words.body) }
    throw new Error('The search thread does not know this list')
  }

  return {
    async search(kind, list, text, limit) {
      if (searches >= searchesMaximum) {
        throw new Refusal(429, 'busy', 'Too many searches at once. Please try again in a moment.')
      }
      searches++
      try {
        const to = known(kind, list)
        const answer = await ask(to, { text, ...(limit !== undefined && { limit }) })
        if (!('found' in answer)) throw new Error('The search thread does not know this list')
        return answer.found.flatMap(({ place, matched }) => {
          const names = to.list.names[place]
          return names ? [{ ...names, matched }] : []
        })
      } finally {
        searches--
      }
    },

    words(kind, list) {
      const to = known(kind, list)
      to.words ??= askWords(to)
      to.words.catch(() => {
        delete to.words
      })
      return to.words
    },

    async close() {
      await worker?.terminate()
    },
  }
}

/** In parts, and others have their turn between. */
async function send(
  thread: Worker,
  list: number,
  { names }: NameList,
  furtherNames: AsyncIterable<FurtherNames[]>,
): Promise<void> {
  const post = (message: Message) => thread.postMessage(message)
  for (let start = 0; start < names.length; start += atOnce) {
    const part = names.slice(start, start + atOnce)
    const three = part.map(({ latinName, commonName, chineseName }) => ({
      latinName,
      commonName,
      chineseName,
    }))
    post({ list, names: three })
    await setImmediate()
  }
  for await (const further of furtherNames) if (further.length > 0) post({ list, further })
  post({ list, whole: true })
}
