/** Stores the list of a queue, in memory and on the device. Only this module changes the list and notifies the page. */
import type { Kind } from '../../../../contract/kinds.ts'
import type { SentFiles } from '../../../../contract/schemas/submissions.ts'
import { type Entry, type QueueItem, untouched } from './item.ts'
import { type QueueStore, storedItemOf } from './queue-store.ts'
import { noValues, type Values } from './values.ts'

/** The reason why no picture is sent until a pause ends or the member retries. */
export interface Notice {
  code: 'sign_in_first' | 'another_member' | 'pending_full' | 'too_many_attempts' | (string & {})
  message: string
}

export interface QueueSnapshot {
  items: readonly QueueItem[]
  common: Values
  /** Whether the stored pictures are loaded. */
  isRestored: boolean
  /** The number of pictures that were chosen on an earlier visit. */
  restoredCount: number
  /** The number of pictures of this queue that were sent on an earlier visit. */
  sentBefore: number
  /** Whether the queue has work in progress that would be lost or delayed if the member left the page. */
  isBusy: boolean
  /** Whether another window of the same member is sending. This window continues afterwards. */
  isSendingElsewhere: boolean
  notice: Notice | undefined
}

export const emptySnapshot: QueueSnapshot = {
  items: [],
  common: noValues,
  isRestored: false,
  restoredCount: 0,
  sentBefore: 0,
  isBusy: false,
  isSendingElsewhere: false,
  notice: undefined,
}

export type Entries = ReturnType<typeof createEntries>

export function createEntries(kind: Kind, store: QueueStore) {
  let list: readonly Entry[] = []
  let snapshot = emptySnapshot
  const listeners = new Set<() => void>()

  function update(changes: Partial<QueueSnapshot> = {}): void {
    snapshot = { ...snapshot, items: list, isBusy: list.some(isInProgress), ...changes }
    for (const listener of listeners) listener()
  }

  function change(id: string, changes: Partial<Entry>): void {
    const before = list.find((entry) => entry.id === id)
    if (!before) return
    const after = { ...before, ...changes }
    list = list.map((entry) => (entry === before ? after : entry))
    if (after.isStored && mustBeStored(changes)) store.change(storedItemOf(after))
    update()
  }

  return {
    all: () => list,
    find: (id: string) => list.find((entry) => entry.id === id),
    change,
    update,
    snapshot: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    add(entries: readonly Entry[]) {
      list = [...list, ...entries]
      update()
    },

    /** Adds the prepared data to a picture in memory, and stores the picture on the device. */
    storePrepared(id: string, changes: Partial<Entry> & { blob: Blob }, preview: Blob) {
      // The picture may have been removed in the meantime.
      if (!list.some((each) => each.id === id)) return
      change(id, { ...changes, preview: URL.createObjectURL(preview) })
      const entry = list.find((each) => each.id === id)
      if (!entry) return
      const { blob } = changes
      store.save({ item: storedItemOf(entry), blob, preview }).then((saved) => {
        const currentEntry = list.find((each) => each.id === id)
        // The picture may have been removed or sent while it was stored.
        if (!currentEntry || currentEntry.state.is === 'sent') store.delete([id])
        // The picture may also have changed, so its item is stored again.
        else if (saved) change(id, { isStored: true, overrides: currentEntry.overrides })
      })
    },

    /** Marks a picture as sent, deletes its stored copy and stores the number of sent pictures. */
    markSent(id: string, status: SentFiles['status']) {
      change(id, { state: { is: 'sent', status }, blob: undefined, isStored: false })
      store.delete([id])
      store.saveSentCount(snapshot.sentBefore + list.filter(isSent).length)
    },

    remove(ids: readonly string[]) {
      const removed = list.filter(({ id }) => ids.includes(id))
      for (const { preview } of removed) if (preview) URL.revokeObjectURL(preview)
      list = list.filter((entry) => !removed.includes(entry))
      store.delete(removed.flatMap(({ id, isStored }) => (isStored ? [id] : [])))
      // The removal of a sent picture, or of all pictures, resets the count of sent pictures from earlier visits.
      if (removed.some(isSent) || list.length === 0) {
        store.saveSentCount(list.filter(isSent).length)
        update({ sentBefore: 0 })
      } else update()
    },

    /** Frees the memory of the previews. The stored pictures stay. */
    release() {
      for (const { preview } of list) if (preview) URL.revokeObjectURL(preview)
    },

    setCommon(changes: Partial<Values>) {
      const common = { ...snapshot.common, ...changes }
      store.saveCommon(common)
      update({ common })
    },

    /**
     * Loads the stored pictures and shared values. Pictures that were chosen in the meantime follow the stored
     * pictures.
     */
    async restore() {
      const { pictures, common, sent } = await store.load()
      const restoredEntries = pictures.map(({ item, blob, preview }) => ({
        ...{ ...untouched, ...item, kind, blob, file: undefined, attempts: 0, isStored: true },
        preview: URL.createObjectURL(preview),
      }))
      list = [...restoredEntries, ...list]
      const hasTypedValues = Object.values(snapshot.common).some(Boolean)
      const restoredCount = restoredEntries.length
      update({
        isRestored: true,
        restoredCount,
        sentBefore: restoredCount > 0 ? sent : 0,
        ...(common && !hasTypedValues && { common: { ...noValues, ...common } }),
      })
    },
  }
}

const isSent = ({ state }: Entry) => state.is === 'sent'

/** @returns whether leaving the page would lose or interrupt the picture */
const isInProgress = ({ state, isStored }: Entry) =>
  ['preparing', 'sending', 'waiting'].includes(state.is) || (state.is === 'ready' && !isStored)

/** @returns whether a change must be stored. Progress, for example, is not stored. */
function mustBeStored({ state, overrides, insisted, begun }: Partial<Entry>): boolean {
  const isStoredState = state && ['ready', 'known', 'refused'].includes(state.is)
  return Boolean(isStoredState || overrides || insisted !== undefined || begun !== undefined)
}
