/** Stores the two prepared files of a creation on the device until they are sent. */
import * as idb from 'idb-keyval'
import { setMark, tryStorage } from '../../device/browser-storage.ts'
import { openCreationDatabase, unsentMarkKey } from '../../device/storage-names.ts'
import type { PreparedPicture } from '../prepare/prepared-picture.ts'
import type { Part } from './creation-values.ts'

export type StoredFile = Pick<PreparedPicture, 'blob' | 'preview' | 'width' | 'height'> & {
  name: string
}
export type StoredFiles = { [Which in Part]?: StoredFile }

export function openStoredFiles(username: string) {
  const store = openCreationDatabase(username)
  const setUnsent = (isStored: boolean) => setMark(isStored, unsentMarkKey('creation', username))
  return {
    async load(): Promise<StoredFiles> {
      const entries = await tryStorage(() => idb.entries<Part, StoredFile>(store))
      setUnsent(entries !== undefined && entries.length > 0)
      return Object.fromEntries(entries ?? [])
    },
    save(part: Part, file: StoredFile): void {
      setUnsent(true)
      tryStorage(() => idb.set(part, file, store))
    },
    delete(parts: Part[]): void {
      tryStorage(async () => {
        await idb.delMany(parts, store)
        setUnsent((await idb.keys(store)).length > 0)
      })
    },
  }
}
