/** Runs the worker in a process of its own, of the lowest priority, and pauses it while the site is busy. */
import { constants } from 'node:os'
import path from 'node:path'
import { endOf, type OnProgress, spawnQuietly } from '../kernel/own-process.ts'
import type { Tried } from '../media/avif/repository.ts'
import type { Ended, FromWorker, ToWorker } from './messages.ts'

export interface WorkerRun {
  signal: AbortSignal
  onProgress: OnProgress
  /** Notes a result in the database. A failure ends the worker. */
  note: (tried: Tried) => Promise<void>
  /** Called twice a second. */
  isBusy: () => boolean
}

/**
 * @returns the result of the worker, once it has tried every picture
 * @rejects with the sentence of the worker, or with the error of `note`
 */
export type RunWorker = (run: WorkerRun) => Promise<Ended>

/** Milliseconds: from one check whether the site is busy to the next, and of idle time before the worker continues. */
const usual = { lookInterval: 500, quietFor: 2000, priority: constants.priority.PRIORITY_LOW }

const program = path.join(import.meta.dirname, 'main.ts')

/** @param environment the settings of the site */
export function workerInOwnProcess(
  environment: NodeJS.ProcessEnv,
  { lookInterval, quietFor, priority }: typeof usual = usual,
): RunWorker {
  return async ({ signal, onProgress, note, isBusy }) => {
    const failing = new AbortController()
    const child = spawnQuietly(
      [program],
      'ignore',
      { environment, signal: AbortSignal.any([signal, failing.signal]) },
      priority,
    )
    // The worker may have ended meanwhile.
    const send = (message: ToWorker) => child.connected && child.send(message, () => {})
    let ended: Ended = { broken: [], gone: [] }
    let failure: unknown

    child.on('message', async (message: FromWorker) => {
      if ('progress' in message) onProgress(message.progress)
      else if ('ended' in message) ended = message.ended
      else {
        try {
          await note(message.tried)
          send('noted')
        } catch (error) {
          failure = error
          failing.abort()
        }
      }
    })
    let busyAt = Number.NEGATIVE_INFINITY
    let isPaused = false
    const looking = setInterval(() => {
      if (isBusy()) busyAt = performance.now()
      const mayRun = performance.now() - busyAt >= quietFor
      if (mayRun !== isPaused) return
      isPaused = !mayRun
      send(isPaused ? 'pause' : 'resume')
    }, lookInterval)
    try {
      await endOf(child)
    } catch (error) {
      throw failure ?? error
    } finally {
      clearInterval(looking)
    }
    return ended
  }
}
