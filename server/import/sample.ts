/** The sample collection, loaded once into a data folder that was empty. */
import path from 'node:path'
import type { Database } from '../database/connection.ts'
import type { Store } from '../media/store.ts'
import { importCollection } from './import-collection.ts'
import { showProgress } from './progress.ts'

const setting = 'sample'

interface Into {
  database: Database
  store: Store
  timeZone: string
}

/** A start that was cut short goes on where it stopped; a club's own data never gets a sample. */
export async function loadSample({ database, store, timeZone }: Into): Promise<void> {
  const { db } = database
  const state = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', setting)
    .executeTakeFirst()
  if (state?.value === 'loaded') return
  const anySpecies = await db.selectFrom('species').select('id').limit(1).executeTakeFirst()
  if (!state && anySpecies) return
  if (!state) await db.insertInto('setting').values({ name: setting, value: 'loading' }).execute()

  console.info('Loading the sample collection, once:')
  const progress = showProgress()
  const folder = path.resolve('sample')
  const report = await importCollection({
    folder,
    database,
    store,
    timeZone,
    onProgress: progress.show,
  })
  progress.done()
  for (const line of report.lines()) console.info(`  ${line}`)
  await db.updateTable('setting').set({ value: 'loaded' }).where('name', '=', setting).execute()
}
