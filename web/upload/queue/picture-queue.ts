/**
 * A member's queue of pictures of one kind, from choosing to sending. It knows no framework; the
 * functions it needs of the browser are passed in.
 */
import type { Kind } from '../../../contract/kinds.ts'
import type { PreparedPicture } from '../prepare/prepared-picture.ts'
import { createEntries } from './items/entries.ts'
import { type Entry, newEntry } from './items/item.ts'
import { askForKnown, type FindKnown, isToBeAsked } from './items/known-originals.ts'
import type { QueueStore } from './items/queue-store.ts'
import {
  effectiveValues,
  missingValues,
  noValues,
  type Overrides,
  type Values,
} from './items/values.ts'
import { createPreparing } from './preparing.ts'
import { createSending, type SendPicture } from './sending.ts'
import { createSignInPoint } from './sign-in-point.ts'

export interface QueueNeeds {
  kind: Kind
  store: QueueStore
  prepare: (file: Blob) => Promise<PreparedPicture>
  send: SendPicture
  findKnown: FindKnown
  /** Runs the work while no other window of this member sends. */
  alone: (work: () => Promise<void>) => Promise<void>
}

export type PictureQueue = ReturnType<typeof createPictureQueue>

/** A file that was refused is not stored at all: it can only be chosen again. */
const isInMemoryAlone = ({ state, stored }: Entry) =>
  !stored && state.is !== 'sent' && state.is !== 'refused'

/** Milliseconds: pictures become ready one by one, and are asked about together. */
const askAfter = 400

export function createPictureQueue({ kind, store, prepare, send, findKnown, alone }: QueueNeeds) {
  const entries = createEntries(kind, store)
  const signInPoint = createSignInPoint()
  const ask = () => askForKnown(entries, findKnown)
  const sending = createSending({
    entries,
    send,
    ask,
    signIn: signInPoint.signIn,
    alone,
    storedIds: store.ids,
  })
  const preparing = createPreparing(entries, prepare, becameReady)
  let opened: Promise<void> | undefined
  let asking: ReturnType<typeof setTimeout> | undefined

  function becameReady(): void {
    clearTimeout(asking)
    letIncompleteStay()
    asking = setTimeout(() => {
      // Only a courtesy at this moment: it is asked again before anything is sent.
      if (entries.all().some(isToBeAsked)) ask().catch(() => {})
    }, askAfter)
    sending.go()
  }

  /** What turns out to lack a value is not sent in the midst of typing it. */
  function letIncompleteStay(): void {
    const { common } = entries.snapshot()
    for (const { id, state, wanted, overrides, exifDate } of entries.all()) {
      const values = effectiveValues(kind, overrides, exifDate, common)
      const ready = state.is === 'ready' && missingValues(values).length > 0
      if (wanted && ready) entries.change(id, { wanted: false })
    }
  }

  function removeAll(which: (entry: Entry) => boolean): void {
    const ids = entries.all().flatMap((entry) => (which(entry) ? [entry.id] : []))
    sending.abort(ids)
    entries.remove(ids)
    sending.go()
  }

  return {
    subscribe: entries.subscribe,
    getSnapshot: entries.snapshot,

    /** Brings back what was stored, once. */
    open: () => {
      opened ??= entries.restore().then(becameReady)
      return opened
    },

    add(files: readonly File[]) {
      entries.add(files.map((file) => newEntry(kind, file, file.name)))
      preparing.run()
    },

    remove: (id: string) => removeAll((entry) => entry.id === id),
    removeSent: () => removeAll(({ state }) => state.is === 'sent'),

    /** The list and what is said of all: as if nothing had been chosen. */
    reset() {
      removeAll(() => true)
      entries.setCommon(noValues)
      entries.tell({ notice: undefined, kept: 0 })
    },

    setCommon(changes: Partial<Values>) {
      entries.setCommon(changes)
      sending.go()
    },

    /** An empty value means that nothing is said of this one alone. */
    setOverrides(id: string, changes: Overrides) {
      const entry = entries.find(id)
      if (!entry) return
      entries.change(id, { overrides: { ...entry.overrides, ...changes } })
      sending.go()
    },

    /**
     * Sends all that are ready, and those being prepared once they are.
     * @returns the ids of those that stay because something is not said of them yet.
     */
    send(): string[] {
      entries.tell({ notice: undefined })
      const { common } = entries.snapshot()
      const incomplete: string[] = []
      for (const { id, state, overrides, exifDate } of entries.all()) {
        const values = effectiveValues(kind, overrides, exifDate, common)
        const ready = state.is === 'ready' || state.is === 'waiting'
        if (ready && missingValues(values).length > 0) incomplete.push(id)
        else if (ready || state.is === 'preparing') entries.change(id, { wanted: true })
      }
      sending.go()
      return incomplete
    },

    /** Takes a known original back among the ready ones; `send` then sends it. */
    sendAnyway(id: string) {
      if (entries.find(id)?.state.is !== 'known') return
      entries.change(id, { insisted: true, state: { is: 'ready' } })
      sending.go()
    },

    /** What was refused is tried again, at once where it was to be sent. */
    retry(id: string) {
      const entry = entries.find(id)
      if (entry?.state.is !== 'refused' || !entry.state.retry) return
      if (!entry.blob) {
        entries.change(id, { state: { is: 'preparing' } })
        preparing.run()
        return
      }
      entries.change(id, { state: { is: 'ready' }, attempts: 0, wanted: true })
      letIncompleteStay()
      sending.go()
    },

    /** How many pictures would be lost with this window: they are not stored, or not yet. */
    unstored: () => entries.all().filter(isInMemoryAlone).length,

    networkIsBack: sending.networkIsBack,
    offerSignIn: signInPoint.offer,

    /** For good; what is stored stays. */
    stop() {
      clearTimeout(asking)
      sending.stop()
      entries.release()
    },
  }
}
