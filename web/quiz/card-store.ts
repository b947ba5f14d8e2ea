/**
 * Stores the cards of the quiz in IndexedDB on this device alone. If the browser cannot store cards, they last as
 * long as the page.
 */
import * as idb from 'idb-keyval'
import { tryStorage } from '../device/browser-storage.ts'
import { keyOf, type QuizCard } from './schedule.ts'

let store: idb.UseStore | undefined
const cards = () => {
  store ??= idb.createStore('huaniao-quiz', 'cards')
  return store
}

/** @returns the stored cards; undefined if the browser cannot read its storage */
export function readCards(): Promise<QuizCard[] | undefined> {
  return tryStorage(() => idb.values<QuizCard>(cards()))
}

/** @returns whether the cards are stored */
export async function storeCards(changed: readonly QuizCard[]): Promise<boolean> {
  const entries = changed.map((card): [string, QuizCard] => [keyOf(card), card])
  const isStored = await tryStorage(async () => {
    await idb.setMany(entries, cards())
    return true
  })
  return isStored ?? false
}

/** @returns whether the browser erased the cards */
export async function eraseCards(): Promise<boolean> {
  const areErased = await tryStorage(async () => {
    await idb.clear(cards())
    return true
  })
  return areErased ?? false
}
