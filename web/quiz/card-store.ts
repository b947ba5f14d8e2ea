/**
 * Stores the cards of the quiz in IndexedDB, only on this device. If the browser cannot store cards, the cards last as
 * long as the page.
 */
import * as idb from 'idb-keyval'
import { tryStorage } from '../device/browser-storage.ts'
import { keyOf, type QuizCard } from './schedule.ts'

let store: idb.UseStore | undefined
const cardStore = () => {
  store ??= idb.createStore('huaniao-quiz', 'cards')
  return store
}

/** @returns the stored cards; undefined if the browser cannot read its storage */
export function readCards(): Promise<QuizCard[] | undefined> {
  return tryStorage(() => idb.values<QuizCard>(cardStore()))
}

/** @returns whether the cards are stored */
export async function storeCards(changedCards: readonly QuizCard[]): Promise<boolean> {
  const entries = changedCards.map((card): [string, QuizCard] => [keyOf(card), card])
  const isStored = await tryStorage(async () => {
    await idb.setMany(entries, cardStore())
    return true
  })
  return isStored ?? false
}

/** @returns whether the browser erased the cards */
export async function eraseCards(): Promise<boolean> {
  const areErased = await tryStorage(async () => {
    await idb.clear(cardStore())
    return true
  })
  return areErased ?? false
}
