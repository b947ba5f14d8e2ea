/**
 * Counts how often answers of the quiz confused two species. The counts are in IndexedDB, only on this device. An admin
 * who edits the look-alikes on this device sees the counts.
 */
import * as idb from 'idb-keyval'
import { tryStorage } from './browser-storage.ts'

export interface Confusion {
  /** The two Latin names are in alphabetical order. */
  first: string
  second: string
  times: number
}

let store: idb.UseStore | undefined
const confusionStore = () => {
  store ??= idb.createStore('huaniao-confusions', 'pairs')
  return store
}

export async function saveConfusion(latinName: string, confusedName: string): Promise<void> {
  const [first = '', second = ''] = [latinName, confusedName].sort()
  await tryStorage(() =>
    idb.update<Confusion>(
      `${first} – ${second}`,
      (storedCount) => ({ first, second, times: (storedCount?.times ?? 0) + 1 }),
      confusionStore(),
    ),
  )
}

/** @returns the confusions, or an empty list if the browser stores nothing */
export async function readConfusions(): Promise<Confusion[]> {
  return (await tryStorage(() => idb.values<Confusion>(confusionStore()))) ?? []
}

/** @returns whether the browser erased the counts */
export async function eraseConfusions(): Promise<boolean> {
  const isErased = await tryStorage(async () => {
    await idb.clear(confusionStore())
    return true
  })
  return isErased ?? false
}
