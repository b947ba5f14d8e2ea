/**
 * Stores prepared pictures and shared values in IndexedDB, for each member and kind, so that a reload or a crash loses
 * no stored picture. If the browser has no IndexedDB, the queue works in memory.
 */
import * as idb from 'idb-keyval'
import type { Kind } from '../../../../contract/kinds.ts'
import { setMark, tryStorage } from '../../../device/browser-storage.ts'
import { openQueueDatabase, unsentMarkKey } from '../../../device/storage-names.ts'
import type { Entry, ItemState } from './item.ts'
import type { Overrides, Values } from './values.ts'

export interface StoredItem {
  id: string
  fileName: string
  overrides: Overrides
  exifDate: string | undefined
  originalHash: string
  width: number
  height: number
  state: ItemState
  insisted: boolean
  begun: boolean
  order: number
}

export interface StoredPicture {
  item: StoredItem
  blob: Blob
  preview: Blob
}

export interface QueueStore {
  /** @returns the stored pictures and values, and the number of pictures of this queue that were sent before */
  load(): Promise<{ pictures: StoredPicture[]; common: Values | undefined; sent: number }>
  /** @returns whether the picture is stored now */
  save(picture: StoredPicture): Promise<boolean>
  change(item: StoredItem): void
  delete(ids: readonly string[]): void
  saveCommon(values: Values): void
  saveSentCount(count: number): void
  /** @returns the ids of all pictures that any window has stored; undefined without a store */
  ids(): Promise<ReadonlySet<string> | undefined>
}

const itemKey = (id: string) => `item/${id}`
const blobKey = (id: string) => `blob/${id}`
const previewKey = (id: string) => `preview/${id}`
const commonKey = 'common'
const sentKey = 'sent'

export function openQueueStore(username: string, kind: Kind): QueueStore {
  const store = openQueueDatabase(username, kind)
  const setUnsent = (isStored: boolean) => setMark(isStored, unsentMarkKey(kind, username))
  return {
    async load() {
      const entries = await tryStorage(() => idb.entries<string, unknown>(store))
      const values = new Map(entries)
      const pictures = [...values].flatMap(([key, value]) => {
        if (!key.startsWith('item/')) return []
        const item = value as StoredItem
        const blob = values.get(blobKey(item.id)) as Blob | undefined
        const preview = values.get(previewKey(item.id)) as Blob | undefined
        return blob && preview ? [{ item, blob, preview }] : []
      })
      pictures.sort((one, other) => one.item.order - other.item.order)
      const common = values.get(commonKey) as Values | undefined
      setUnsent(pictures.length > 0 || isTyped(common))
      return {
        pictures,
        common,
        sent: Number(values.get(sentKey) ?? 0),
      }
    },

    async save({ item, blob, preview }) {
      const { id } = item
      const entries: [string, unknown][] = [
        [itemKey(id), item],
        [blobKey(id), blob],
        [previewKey(id), preview],
      ]
      setUnsent(true)
      return (await tryStorage(() => idb.setMany(entries, store).then(() => true))) ?? false
    },

    change(item) {
      tryStorage(() => idb.set(itemKey(item.id), item, store))
    },

    delete(ids) {
      const keys = ids.flatMap((id) => [itemKey(id), blobKey(id), previewKey(id)])
      tryStorage(() => idb.delMany(keys, store))
    },

    saveCommon(values) {
      if (isTyped(values)) setUnsent(true)
      tryStorage(() => idb.set(commonKey, values, store))
    },

    saveSentCount(count) {
      tryStorage(() => idb.set(sentKey, count, store))
    },

    async ids() {
      const keys = await tryStorage(() => idb.keys<string>(store))
      return keys && new Set(keys.map((key) => key.slice(key.indexOf('/') + 1)))
    },
  }
}

const isTyped = (values: Values | undefined) => Object.values(values ?? {}).some(Boolean)

/** @returns the item to store. After a reload, a picture that the browser was preparing or sending is ready. */
export function storedItemOf(entry: Entry): StoredItem {
  const { id, fileName, overrides, exifDate, originalHash, width, height } = entry
  const { state, insisted, begun, order } = entry
  const isLasting = state.is === 'known' || state.is === 'refused'
  return {
    ...{ id, fileName, overrides, exifDate, originalHash, width, height, insisted, begun, order },
    state: isLasting ? state : { is: 'ready' },
  }
}
