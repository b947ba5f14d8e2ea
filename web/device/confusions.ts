/**
 * Counts in IndexedDB, on this device alone, which two species an answer of the quiz confused. An admin who edits the
 * look-alikes on this device sees the counts.
 */
import * as idb from 'idb-keyval'
import { tryStorage } from './browser-storage.ts'

export interface Confusion {
  /** Latin names, in alphabetical order. */
  first: string
  second: string
  times: number
}

let store: idb.UseStore | undefined
const confusions = () => {
  store ??= idb.createStore('huaniao-confusions', 'pairs')
  return store
}

export async function saveConfusion(one: string, other: string): Promise<void> {
  const [first = '', second = ''] = [one, other].sort()
  await tryStorage(() =>
    idb.update<Confusion>(
      `${first} – ${second}`,
      (known) => ({ first, second, times: (known?.times ?? 0) + 1 }),
      confusions(),
    ),
  )
}

/** @returns none if the browser stores nothing */
export async function readConfusions(): Promise<Confusion[]> {
  return (await tryStorage(() => idb.values<Confusion>(confusions()))) ?? []
}

/** @returns whether the browser erased the counts */
export async function eraseConfusions(): Promise<boolean> {
  const erased = await tryStorage(async () => {
    await idb.clear(confusions())
    return true
  })
  return erased ?? false
}
