/** Runs the worker in a separate process with the lowest priority, and pauses or ends the worker on a busy site. */
import { constants } from 'node:os'
import path from 'node:path'
import { type OnProgress, spawnWithLowPriority, waitForEnd } from '../kernel/own-process.ts'
import type { AvifResult } from '../media/avif/repository.ts'
import type { FromWorker, ToWorker, WorkerResult } from './messages.ts'

export interface WorkerRun {
  signal: AbortSignal
  onProgress: OnProgress
  /** Stores a result in the database. A failure ends the worker. */
  storeResult: (result: AvifResult) => Promise<void>
  /** @returns whether the site is busy; this module checks twice a second */
  isBusy: () => boolean
  /** Calls the listener when the site begins to decode a picture. @returns a function that removes the listener */
  onDecoding: (listener: () => void) => () => void
}

/**
 * @returns the result of the worker, after it has tried every picture
 * @rejects with the error message of the worker, the error of `storeResult`, or the abort of the signal
 */
export type RunWorker = (run: WorkerRun) => Promise<WorkerResult>

/** Times in milliseconds, and the priority of the worker's process. */
const defaultTimes = {
  /** The time between two checks of whether the site is busy. */
  checkInterval: 500,
  /** The time for which the site must be idle before the worker starts or continues. */
  quietTime: 2000,
  /** The longest pause. After this time the worker ends, to free its memory. */
  pauseMaximum: 10_000,
  priority: constants.priority.PRIORITY_LOW,
}

const program = path.join(import.meta.dirname, 'main.ts')
/**
 * Most of the worker's memory is outside V8's heap, so these flags keep the heap small and allow a forced collection.
 */
const flags = ['--max-semi-space-size=1', '--heap-growing-percent=20', '--expose-gc'] as const

/**
 * Ends the worker after a long pause, or when the site decodes a picture, because the worker and decoding both need
 * much memory. Another worker starts when the site is idle.
 * @param environment the environment variables of the site
 * @returns the function that runs the worker
 */
export function workerInOwnProcess(
  environment: NodeJS.ProcessEnv,
  times: typeof defaultTimes = defaultTimes,
): RunWorker {
  return async (run) => {
    for (;;) {
      const load = followLoad(run, times)
      try {
        await load.untilQuiet(run.signal)
        const ended = await runOnce(run, environment, load, times.priority)
        if (ended !== 'stopped') return ended
      } finally {
        load.stop()
      }
    }
  }
}

type Load = ReturnType<typeof followLoad>

/** Checks whether the site is busy, and reports to a listener whether the worker may run and when it must end. */
function followLoad({ isBusy, onDecoding }: WorkerRun, times: typeof defaultTimes) {
  let busyAt = performance.now()
  let mayRun = false
  let pausedAt = busyAt
  let onChange: (state: 'run' | 'pause' | 'end') => void = () => {}
  const quiet = Promise.withResolvers<void>()

  function checkLoad(): void {
    const now = performance.now()
    if (isBusy()) busyAt = now
    const couldRun = mayRun
    mayRun = now - busyAt >= times.quietTime
    if (mayRun) quiet.resolve()
    if (couldRun && !mayRun) pausedAt = now
    if (mayRun !== couldRun) onChange(mayRun ? 'run' : 'pause')
    else if (!mayRun && now - pausedAt >= times.pauseMaximum) onChange('end')
  }

  const timer = setInterval(checkLoad, times.checkInterval)
  const removeDecodingListener = onDecoding(() => onChange('end'))
  return {
    /** @rejects with the reason of the signal */
    async untilQuiet(signal: AbortSignal): Promise<void> {
      const stop = () => quiet.reject(signal.reason)
      if (signal.aborted) stop()
      signal.addEventListener('abort', stop)
      await quiet.promise.finally(() => signal.removeEventListener('abort', stop))
    },
    listen(listener: typeof onChange): void {
      onChange = listener
    },
    stop(): void {
      clearInterval(timer)
      removeDecodingListener()
    },
  }
}

/** @returns "stopped" if this module ended the worker so that the site can use the worker's memory */
async function runOnce(
  { signal, onProgress, storeResult }: WorkerRun,
  environment: NodeJS.ProcessEnv,
  load: Load,
  priority: number,
): Promise<WorkerResult | 'stopped'> {
  const ending = new AbortController()
  const child = spawnWithLowPriority(
    [...flags, program],
    'ignore',
    { environment, signal: AbortSignal.any([signal, ending.signal]) },
    priority,
  )
  // The worker may have ended meanwhile.
  const send = (message: ToWorker) => child.connected && child.send(message, () => {})
  let ended: WorkerResult = { broken: [], purgedPaths: [] }
  let failure: { error: unknown } | undefined
  let isStopped = false
  let lastStoring = Promise.resolve()

  async function storeAndReply(result: AvifResult): Promise<void> {
    try {
      await storeResult(result)
      send('stored')
    } catch (error) {
      failure = { error }
      ending.abort()
    }
  }

  child.on('message', (message: FromWorker) => {
    if ('progress' in message) onProgress(message.progress)
    else if ('ended' in message) ended = message.ended
    else lastStoring = storeAndReply(message.result)
  })
  load.listen((state) => {
    if (state === 'run') send('resume')
    else if (state === 'pause') send('pause')
    else {
      isStopped = true
      ending.abort()
    }
  })
  try {
    await waitForEnd(child)
  } catch (error) {
    // The next worker must not try a picture whose result is still being stored.
    await lastStoring
    if (failure) throw failure.error
    if (!isStopped || signal.aborted) throw error
    return 'stopped'
  }
  return ended
}
