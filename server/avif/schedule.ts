/**
 * Makes AVIF renditions of published pictures in the background. Each process checks once a minute whether the site
 * has changed since the worker last tried every picture. A lease lets only one process start the worker.
 */
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { pathsInUse } from '../catalogue/repositories/files/paths.ts'
import type { Database } from '../database/connection.ts'
import { beginRun } from '../database/run.ts'
import { addSetting, changeSetting, readSetting } from '../database/setting.ts'
import { createSiteVersionReader } from '../database/versions.ts'
import {
  type AvifResult,
  deleteAvifResults,
  storeAvifResult,
  sumAvifResults,
  triedSetting,
} from '../media/avif/repository.ts'
import { decodingBudget } from '../media/decoding/decoding-memory.ts'
import { avifKeysOf } from '../media/intake.ts'
import type { Store } from '../media/store/store.ts'
import type { RunWorker } from './in-own-process.ts'

/** Name of the row of `setting` with the state of the worker, which a page shows to admins. */
export const avifRun = 'avif run'
/** Name of the row of `setting` with the lease of the worker. */
const avifLease = 'avif lease'

/** Milliseconds before the first check, and between two checks. */
const checkInterval = 60_000
/** Milliseconds before the next check after a failure. */
const retryInterval = 600_000
/** Milliseconds between two updates of a run's stored progress; a run may last for days. */
const noteInterval = 10_000
/** The site is busy if its event loop works for more than this part of the time, between 0 and 1. */
const busyPart = 0.25

interface Needs {
  database: Database
  store: Store
  run: RunWorker
  /** Milliseconds from the start of the site to the first check, and between two checks. */
  interval?: number
}

export function registerAvif(app: FastifyInstance, needs: Needs): void {
  const { database, run, interval = checkInterval } = needs
  const { db } = database
  const readSiteVersion = createSiteVersionReader(db)
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()

  async function check(): Promise<void> {
    let nextDelay = interval
    try {
      await makeIfNeeded()
    } catch (err) {
      nextDelay = Math.max(interval, retryInterval)
      if (!stopping.signal.aborted) app.log.warn({ err }, 'AVIF renditions could not be made')
    }
    if (!stopping.signal.aborted) timer = setTimeout(startCheck, nextDelay).unref()
  }

  async function makeIfNeeded(): Promise<void> {
    // An unchanged version means that there is no new picture, so no process has to search the pictures.
    const version = String(await readSiteVersion())
    const isNeeded = async () => (await readSetting(db, triedSetting)) !== version
    if (!(await isNeeded())) return
    const startedRun = await beginRun(db, {
      ...{ name: avifRun, lease: avifLease, noteInterval, isNeeded },
      async work(onProgress) {
        const ended = await run({
          ...{ signal: stopping.signal, onProgress, isBusy: watchLoad() },
          onDecoding: decodingBudget.onUse,
          storeResult: (result) => storeUnlessPurged(needs, result),
        }).catch((error: unknown) => {
          // The next start of the site continues the work.
          if (!stopping.signal.aborted) throw error
        })
        if (ended) {
          await deleteAvifResults(db, ended.purgedPaths)
          await addSetting(db, triedSetting, version)
          await changeSetting(db, triedSetting, version)
        }
        return { ...(await sumAvifResults(db)), broken: ended?.broken.length ?? 0 }
      },
    })
    await startedRun?.finished
  }

  function startCheck(): void {
    running = check()
  }

  app.addHook('onListen', async () => {
    timer = setTimeout(startCheck, interval).unref()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  })
}

/** Stores a result. The picture may have been purged while its files were made. */
async function storeUnlessPurged(
  { database: { db }, store }: Pick<Needs, 'database' | 'store'>,
  result: AvifResult,
): Promise<void> {
  if ((await pathsInUse(db, [result.path])).length > 0) await storeAvifResult(db, result)
  else await store.remove(avifKeysOf(result.path))
}

/** @returns a function that returns whether this process decodes a picture or was busy since the last call */
function watchLoad(): () => boolean {
  let lastUse = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, lastUse)
    lastUse = now
    return utilization > busyPart || decodingBudget.isInUse()
  }
}
