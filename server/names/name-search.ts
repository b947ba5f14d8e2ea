/**
 * Asks the search thread which names resemble a text. Fuse compares every name with every piece of
 * the text: 20 milliseconds for a school's list, seconds for 100,000 names, during which no page
 * could be answered if it ran here.
 */
import { Worker } from 'node:worker_threads'
import type { Kind } from '../../contract/kinds.ts'
import { fuzzyPatternChunk } from '../../contract/limits.ts'
import type { Names } from '../../contract/names.ts'
import { Refusal } from '../http/refusal.ts'
import type { NameList } from './name-lists.ts'
import type { Answer, NewNames, Question } from './search-worker.ts'

export interface NameSearch {
  /** Names resembling the text, best first. @throws {Refusal} 429 when too many wait already. */
  search(kind: Kind, list: NameList, text: string): Promise<Names[]>
  close(): Promise<void>
}

/** Fuse's cost grows with each chunk of a pattern; two hold any name people type. */
const patternMaximum = 2 * fuzzyPatternChunk
const waitingMaximum = 32

export function openNameSearch(): NameSearch {
  const waiting = new Map<
    number,
    { resolve(places: number[]): void; reject(error: unknown): void }
  >()
  const sent = new Map<Kind, NameList>()
  let worker: Worker | undefined
  let questions = 0

  /** Started at the first search, and again should it ever die. */
  function running(): Worker {
    if (worker) return worker
    const started = new Worker(new URL('./search-worker.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, places }: Answer) => {
      waiting.get(id)?.resolve(places)
      waiting.delete(id)
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

  return {
    async search(kind, list, text) {
      if (waiting.size >= waitingMaximum) {
        throw new Refusal(429, 'busy', 'Too many searches at once. Please try again in a moment.')
      }
      const thread = running()
      if (sent.get(kind) !== list) {
        const names = list.names.map(({ letter: _, ...name }) => name)
        thread.postMessage({ kind, names } satisfies NewNames)
        sent.set(kind, list)
      }
      const id = ++questions
      const places = await new Promise<number[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        thread.postMessage({ id, kind, text: text.slice(0, patternMaximum) } satisfies Question)
      })
      return places.flatMap((place) => list.names[place] ?? [])
    },
    async close() {
      await worker?.terminate()
    },
  }
}
