/**
 * Imports the sample collection once into an empty data folder. The site opens as soon as every species is
 * recorded. The pictures of the home page and the exhibition follow within seconds, then the first picture
 * of each species, then the others.
 */
import path from 'node:path'
import type { Database } from '../database/connection.ts'
import { addSetting, changeSetting, readSetting } from '../database/setting.ts'
import type { Store } from '../media/store/store.ts'
import { importCollection } from './import-collection.ts'
import { showProgress } from './progress.ts'

const setting = 'sample'

interface Into {
  database: Database
  store: Store
  timeZone: string
}

export interface SampleLoading {
  /** Resolves when every species is recorded. @rejects with the error of `finished` */
  presentable: Promise<void>
  /** Resolves when the whole sample is imported, or when the import is stopped. */
  finished: Promise<void>
  stop(): void
}

/** Also true after an interrupted import, which then continues. A site with its own data never gets a sample. */
export async function sampleIsWanted({ database: { db } }: Into): Promise<boolean> {
  const state = await readSetting(db, setting)
  if (state !== undefined) return state !== 'loaded'
  const anySpecies = await db.selectFrom('species').select('id').limit(1).executeTakeFirst()
  if (anySpecies) return false
  // If several processes start at once, only one imports the sample.
  return addSetting(db, setting, 'loading')
}

export function loadSample(into: Into): SampleLoading {
  const stopping = new AbortController()
  const opened = Promise.withResolvers<void>()
  const finished = load(into, stopping.signal, opened.resolve)
  // A failure before the first pictures also rejects `presentable`.
  finished.then(opened.resolve, opened.reject)
  return { presentable: opened.promise, finished, stop: () => stopping.abort() }
}

async function load(into: Into, signal: AbortSignal, onPresentable: () => void): Promise<void> {
  const { db } = into.database
  const progress = showProgress()
  const report = await importCollection({
    ...into,
    folder: path.resolve('sample'),
    creationsFirst: true,
    signal,
    onProgress(file, done) {
      progress.show(file, done)
      if (file === 'photographs.csv') onPresentable()
    },
  })
  progress.done()
  if (signal.aborted) return
  for (const line of report.lines()) console.info(`  ${line}`)
  await changeSetting(db, setting, 'loaded')
}
