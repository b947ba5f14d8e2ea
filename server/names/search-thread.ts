/**
 * A thread that searches lists of names (search-worker.ts). They go there in parts, so that others have
 * their turn between; each goes by a number of its own.
 */
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Names } from '../../contract/names.ts'
import type { FurtherNames } from '../catalogue/repositories/further-names.ts'
import type { Answer, Asked, Message } from './search-worker.ts'

export interface SearchThread {
  /** @throws what reading the further names throws */
  send(
    list: number,
    names: readonly Names[],
    furtherNames: AsyncIterable<FurtherNames[]>,
  ): Promise<void>
  ask(list: number, asked: Asked): Promise<Answer>
  forget(list: number): void
  /** As soon as all it was asked is answered. */
  end(): void
  terminate(): Promise<void>
}

interface Waiting {
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Names of one message. */
const atOnce = 2000

/** @param onDeath should it ever fail: whoever waits is told, and it is of no use any more */
export function startSearchThread(onDeath: () => void): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const waiting = new Map<number, Waiting>()
  let questions = 0
  let isEnding = false
  let hasEnded = false
  worker.unref()
  worker.on('message', (answer: Answer) => {
    waiting.get(answer.id)?.resolve(answer)
    waiting.delete(answer.id)
    endIfIdle()
  })
  worker.on('error', (error) => {
    onDeath()
    tellAll(error)
  })
  worker.on('exit', () => tellAll(ended()))

  const ended = () => new Error('The search thread has ended')

  function tellAll(error: unknown): void {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function endIfIdle(): void {
    if (isEnding && waiting.size === 0) worker.terminate()
  }

  function post(message: Message): void {
    if (hasEnded) throw ended()
    worker.postMessage(message)
  }

  return {
    async send(list, names, furtherNames) {
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
    },

    async ask(list, asked) {
      const id = ++questions
      post({ list, id, ...asked })
      return new Promise<Answer>((resolve, reject) => waiting.set(id, { resolve, reject }))
    },

    forget(list) {
      if (!hasEnded) post({ list, forget: true })
    },

    end() {
      isEnding = true
      endIfIdle()
    },

    async terminate() {
      hasEnded = true
      await worker.terminate()
    },
  }
}
