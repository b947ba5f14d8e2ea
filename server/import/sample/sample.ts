/**
 * Imports the sample collection once into an empty site. The site opens as soon as every species and the first
 * photograph are imported. The pictures of the home page and the exhibition follow within seconds, then the first
 * picture of each species, then all other pictures.
 */
import { anySpecies } from '../../catalogue/repositories/whole-catalogue.ts'
import type { Database } from '../../database/connection.ts'
import type { Store } from '../../media/store/store.ts'
import { importCollection } from '../import-collection.ts'
import { showProgress } from '../progress.ts'
import { removeDeclined, sampleFolder } from './decline-sample.ts'
import { beginSample, changeSampleState, lockSampleState, sampleState } from './sample-state.ts'

/** Milliseconds between two checks of whether the sample was declined. */
const declineInterval = 500

interface SampleTarget {
  database: Database
  store: Store
  timeZone: string
}

export interface SampleLoading {
  /**
   * Resolves when every species and the first photograph are imported, or when `finished` resolves.
   * @rejects with the error of `finished`
   */
  presentable: Promise<void>
  /** Resolves when the whole sample is imported, when a stop ends the import, or when a declined sample is removed. */
  finished: Promise<void>
  stop(): void
}

/**
 * Decides whether this process imports the sample, and stores the decision.
 * @returns true in one process of an empty site; also true while the stored state is `loading`, so that an interrupted
 * import continues
 */
export async function claimSample({ database: { db } }: SampleTarget): Promise<boolean> {
  const state = await sampleState(db)
  if (state !== undefined) return state === 'loading'
  if (await anySpecies(db)) return false
  // If several processes reach this line at once, only one of them imports the sample.
  return beginSample(db)
}

/**
 * Begins to import the sample.
 * @returns the promises of the import, and a function that stops the import
 */
export function loadSample(target: SampleTarget): SampleLoading {
  const stopping = new AbortController()
  const presentable = Promise.withResolvers<void>()
  const finished = load(target, stopping, presentable.resolve)
  // A failure before the first photograph also rejects `presentable`.
  finished.then(presentable.resolve, presentable.reject)
  return { presentable: presentable.promise, finished, stop: () => stopping.abort() }
}

async function load(target: SampleTarget, stopping: AbortController, onPresentable: () => void) {
  const { db } = target.database
  const { signal } = stopping
  const progress = showProgress()
  // Any process may decline the sample.
  const watchTimer = setInterval(async () => {
    const state = await sampleState(db).catch(() => 'loading')
    if (state !== 'loading') stopping.abort()
  }, declineInterval)
  const report = await importCollection({
    ...target,
    folder: sampleFolder,
    creationsFirst: true,
    signal,
    onProgress(file, done) {
      progress.show(file, done)
      if (file === 'photographs.csv') onPresentable()
    },
  }).finally(() => clearInterval(watchTimer))
  progress.done()
  const isDeclined = await db.transaction().execute(async (transaction) => {
    if ((await lockSampleState(transaction)) === 'declined') return true
    if (!signal.aborted) await changeSampleState(transaction, 'loaded')
    return false
  })
  if (isDeclined) return removeDeclined(target)
  if (!signal.aborted) for (const line of report.lines()) console.info(`  ${line}`)
}
