/**
 * The row of `setting` that says whether the sample was loaded. A declined sample is removed by the process that
 * loads it, or by the one that declines it.
 */
import type { Queries } from '../../database/connection.ts'
import { addSetting, changeSetting, lockSetting, readSetting } from '../../database/setting.ts'

const name = 'sample'

/** `declined`: it is not yet removed. `removed`: the site stays empty. */
export type SampleState = 'loading' | 'loaded' | 'declined' | 'removed'

export async function sampleState(db: Queries): Promise<SampleState | undefined> {
  return (await readSetting(db, name)) as SampleState | undefined
}

/** @returns false if another process began earlier */
export const beginSample = (db: Queries) => addSetting(db, name, 'loading')

/** Call it in a transaction. @returns the state, which no other process changes until the end */
export async function lockSampleState(db: Queries): Promise<SampleState | undefined> {
  await lockSetting(db, name)
  return sampleState(db)
}

export const changeSampleState = (db: Queries, state: SampleState) => changeSetting(db, name, state)
