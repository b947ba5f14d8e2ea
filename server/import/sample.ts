/**
 * Loads the sample collection once into an empty data folder. The site opens as soon as every species is
 * recorded. The pictures of the home page and the exhibition follow within seconds, then the first picture
 * of each species, then the others.
 */
import path from 'node:path'
import type { Database } from '../database/connection.ts'
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
  /** Resolves when every species is recorded. @rejects as `finished` does. */
  presentable: Promise<void>
  /** Resolves when all of it is in, or when it was stopped. */
  finished: Promise<void>
  stop(): void
}

/** A start that was cut short goes on where it stopped; a club's own data never gets a sample. */
export async function sampleIsWanted({ database: { db } }: Into): Promise<boolean> {
  const state = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirst()
  if (state) return state.value !== 'loaded'
  const anySpecies = await db.selectFrom('species').select('id').limit(1).executeTakeFirst()
  if (anySpecies) return false
  // Of several processes that start at once one loads it.
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('setting')
    .values({ name: setting, value: 'loading' })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function loadSample(into: Into): SampleLoading {
  const stopping = new AbortController()
  const opened = Promise.withResolvers<void>()
  const finished = load(into, stopping.signal, opened.resolve)
  // Whoever waits for the first pictures hears of a failure too.
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
  await db.updateTable('setting').set({ value: 'loaded' }).where('name', '=', setting).execute()
}
