/** The list of a queue. It alone changes the list, notifies the page and stores it. */
import type { Kind } from '../../../../contract/kinds.ts'
import type { SentFiles } from '../../../../contract/schemas/contributions.ts'
import { atRest, type Entry, type QueueItem } from './item.ts'
import { type QueueStore, storedItemOf } from './queue-store.ts'
import { noValues, type Values } from './values.ts'

/** Why nothing is being sent, until it is tried again. */
export interface Notice {
  code: 'sign_in_first' | 'another_member' | 'pending_full' | 'too_many_attempts' | (string & {})
  message: string
}

export interface QueueSnapshot {
  items: readonly QueueItem[]
  common: Values
  /** What was stored is here. */
  restored: boolean
  /** So many pictures were chosen on an earlier visit. */
  kept: number
  /** Something is under way that would be lost with the page, or be late. */
  busy: boolean
  /** Another window of the same member is sending; this one goes on after it. */
  elsewhere: boolean
  notice: Notice | undefined
}

export const emptySnapshot: QueueSnapshot = {
  items: [],
  common: noValues,
  restored: false,
  kept: 0,
  busy: false,
  elsewhere: false,
  notice: undefined,
}

export type Entries = ReturnType<typeof createEntries>

export function createEntries(kind: Kind, store: QueueStore) {
  let list: readonly Entry[] = []
  let snapshot = emptySnapshot
  const listeners = new Set<() => void>()

  function tell(changes: Partial<QueueSnapshot> = {}): void {
    snapshot = { ...snapshot, items: list, busy: list.some(isUnderWay), ...changes }
    for (const listener of listeners) listener()
  }

  function change(id: string, changes: Partial<Entry>): void {
    const before = list.find((entry) => entry.id === id)
    if (!before) return
    const after = { ...before, ...changes }
    list = list.map((entry) => (entry === before ? after : entry))
    if (after.stored && lasts(changes)) store.change(storedItemOf(after))
    tell()
  }

  return {
    all: () => list,
    find: (id: string) => list.find((entry) => entry.id === id),
    change,
    tell,
    snapshot: () => snapshot,

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    add(entries: readonly Entry[]) {
      list = [...list, ...entries]
      tell()
    },

    /** Keeps a prepared picture, in memory at once and beyond the page as soon as that is done. */
    prepared(id: string, changes: Partial<Entry> & { blob: Blob }, preview: Blob) {
      // It may have been removed meanwhile.
      if (!list.some((each) => each.id === id)) return
      change(id, { ...changes, preview: URL.createObjectURL(preview) })
      const entry = list.find((each) => each.id === id)
      if (!entry) return
      const { blob } = changes
      store.keep({ item: storedItemOf(entry), blob, preview }).then((kept) => {
        const now = list.find((each) => each.id === id)
        // It may have been removed, or sent, before it was kept.
        if (!now || now.state.is === 'sent') store.forget([id])
        // Or changed: so it is written once more.
        else if (kept) change(id, { stored: true, overrides: now.overrides })
      })
    },

    /** Arrived: it need not be kept any longer. */
    sent(id: string, status: SentFiles['status']) {
      change(id, { state: { is: 'sent', status }, blob: undefined, stored: false })
      store.forget([id])
    },

    remove(ids: readonly string[]) {
      const gone = list.filter(({ id }) => ids.includes(id))
      for (const { preview } of gone) if (preview) URL.revokeObjectURL(preview)
      list = list.filter((entry) => !gone.includes(entry))
      store.forget(gone.flatMap(({ id, stored }) => (stored ? [id] : [])))
      tell()
    },

    /** Lets go of what is held for showing alone; what is stored stays. */
    release() {
      for (const { preview } of list) if (preview) URL.revokeObjectURL(preview)
    },

    setCommon(changes: Partial<Values>) {
      const common = { ...snapshot.common, ...changes }
      store.keepCommon(common)
      tell({ common })
    },

    /** Brings back what was stored; what was chosen meanwhile comes after it. */
    async restore() {
      const { pictures, common } = await store.load()
      const restored = pictures.map(({ item, blob, preview }) => ({
        ...{ ...atRest, ...item, kind, blob, file: undefined, attempts: 0, stored: true },
        preview: URL.createObjectURL(preview),
      }))
      list = [...restored, ...list]
      const said = Object.values(snapshot.common).some(Boolean)
      const kept = restored.length
      tell({ restored: true, kept, ...(common && !said && { common: { ...noValues, ...common } }) })
    },
  }
}

/** What could not be kept on the device is gone with the page too. */
const isUnderWay = ({ state, stored }: Entry) =>
  ['preparing', 'sending', 'waiting'].includes(state.is) || (state.is === 'ready' && !stored)

/** Progress and the like are not worth a write. */
function lasts({ state, overrides, insisted, begun }: Partial<Entry>): boolean {
  const settled = state && ['ready', 'known', 'refused'].includes(state.is)
  return Boolean(settled || overrides || insisted !== undefined || begun !== undefined)
}
