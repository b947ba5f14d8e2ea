/**
 * Starts a thread that searches lists of names (search-worker.ts). The site sends names in parts, so that it can handle
 * other requests in between. Each list has its own number.
 */
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Names } from '../../contract/names.ts'
import type { FurtherNames } from '../catalogue/repositories/names/further.ts'
import { Stopping } from '../kernel/stopping.ts'
import type { Answer, Message, Request } from './search-worker.ts'

export interface SearchThread {
  /** Sends a whole list. @throws the error of reading the further names, or the error that ended the thread */
  send(
    list: number,
    names: readonly Names[],
    furtherNames: AsyncIterable<FurtherNames[]>,
  ): Promise<void>
  query(list: number, request: Request): Promise<Answer>
  forget(list: number): void
  /** Ends the thread after it has answered all open requests. */
  end(): void
  /** Ends the thread immediately, and rejects all open requests with `Stopping`. */
  terminate(): Promise<void>
}

interface PendingRequest {
  resolve(answer: Answer): void
  reject(error: unknown): void
}

/** Number of names in one message. */
const namesPerMessage = 2000

/**
 * Starts a thread.
 * @param onFailure a function that runs if the thread fails. The thread then rejects all open requests and is unusable.
 */
export function startSearchThread(onFailure: () => void): SearchThread {
  const worker = new Worker(new URL('./search-worker.ts', import.meta.url))
  const pending = new Map<number, PendingRequest>()
  let requests = 0
  let isEnding = false
  let endError: unknown
  worker.unref()
  worker.on('message', (answer: Answer) => {
    pending.get(answer.id)?.resolve(answer)
    pending.delete(answer.id)
    endIfIdle()
  })
  worker.on('error', (error) => {
    onFailure()
    rejectAll(error)
  })
  worker.on('exit', () => rejectAll(new Error('The search thread has ended')))

  /** @param error the error that ended the thread; only the first error counts */
  function rejectAll(error: unknown): void {
    endError ??= error
    for (const { reject } of pending.values()) reject(endError)
    pending.clear()
  }

  function endIfIdle(): void {
    if (isEnding && pending.size === 0) worker.terminate()
  }

  function post(message: Message): void {
    if (endError) throw endError
    worker.postMessage(message)
  }

  return {
    async send(list, names, furtherNames) {
      for (let start = 0; start < names.length; start += namesPerMessage) {
        const part = names.slice(start, start + namesPerMessage)
        const onlyNames = part.map(({ latinName, commonName, chineseName }) => ({
          latinName,
          commonName,
          chineseName,
        }))
        post({ list, names: onlyNames })
        await setImmediate()
      }
      for await (const further of furtherNames) if (further.length > 0) post({ list, further })
      post({ list, whole: true })
    },

    async query(list, request) {
      const id = ++requests
      post({ list, id, ...request })
      return new Promise<Answer>((resolve, reject) => pending.set(id, { resolve, reject }))
    },

    forget(list) {
      if (!endError) post({ list, forget: true })
    },

    end() {
      isEnding = true
      endIfIdle()
    },

    async terminate() {
      rejectAll(new Stopping())
      await worker.terminate()
    },
  }
}
