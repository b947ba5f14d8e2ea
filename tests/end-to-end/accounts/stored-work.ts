/** Reads a member's work from the storage of the browser. */
import type { Page } from '@playwright/test'

/**
 * @returns the names of all databases, the number of pictures in them, and the keys of the local storage, which
 * contains the drafts
 */
export const readStoredWork = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '')
    let pictures = 0
    for (const name of names.filter((each) => each.startsWith('huaniao-pictures-'))) {
      pictures += await new Promise<number>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const keys = request.result.transaction('queue').objectStore('queue').getAllKeys()
          keys.onsuccess = () => {
            request.result.close()
            resolve(keys.result.filter((key) => String(key).startsWith('blob/')).length)
          }
        }
      })
    }
    return { names, pictures, drafts: Object.keys(localStorage) }
  })
