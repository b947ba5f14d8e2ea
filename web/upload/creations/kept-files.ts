/** The two files of a creation, prepared, kept on the device until they are sent. */
import * as idb from 'idb-keyval'
import { noteWhether, tryStorage } from '../../device/browser-storage.ts'
import { keptKey, openCreationDatabase } from '../../device/storage-names.ts'
import type { PreparedPicture } from '../prepare/prepared-picture.ts'
import type { Part } from './creation-values.ts'

export type KeptFile = Pick<PreparedPicture, 'blob' | 'preview' | 'width' | 'height'> & {
  name: string
}
export type KeptFiles = { [Which in Part]?: KeptFile }

export function openKeptFiles(username: string) {
  const store = openCreationDatabase(username)
  const note = (isKept: boolean) => noteWhether(isKept, keptKey('creation', username))
  return {
    async load(): Promise<KeptFiles> {
      const entries = await tryStorage(() => idb.entries<Part, KeptFile>(store))
      note(entries !== undefined && entries.length > 0)
      return Object.fromEntries(entries ?? [])
    },
    keep(part: Part, file: KeptFile): void {
      note(true)
      tryStorage(() => idb.set(part, file, store))
    },
    forget(parts: Part[]): void {
      tryStorage(() => idb.delMany(parts, store))
    },
  }
}
