/**
 * Reads, locks and changes the row of `setting` that stores the state of the sample. If a process is loading a declined
 * sample, that process removes the sample. Otherwise the process that declines the sample removes it.
 */
import type { Queries } from '../../database/connection.ts'
import { addSetting, changeSetting, lockSetting, readSetting } from '../../database/setting.ts'

const name = 'sample'

/** `declined`: the sample is not yet removed. `removed`: the site never imports the sample again. */
export type SampleState = 'loading' | 'loaded' | 'declined' | 'removed'

export async function sampleState(db: Queries): Promise<SampleState | undefined> {
  return (await readSetting(db, name)) as SampleState | undefined
}

/** @returns false if another process began earlier */
export const beginSample = (db: Queries) => addSetting(db, name, 'loading')

/**
 * Locks the state. The caller must open a transaction.
 * @returns the state, which no other process changes until the transaction ends
 */
export async function lockSampleState(db: Queries): Promise<SampleState | undefined> {
  await lockSetting(db, name)
  return sampleState(db)
}

export const changeSampleState = (db: Queries, state: SampleState) => changeSetting(db, name, state)
