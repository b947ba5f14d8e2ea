/**
 * Runs a member's queue of pictures of one kind, from choosing to sending. The queue uses no framework. The store, the
 * lock and the functions that prepare and send are arguments.
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

/**
 * @returns whether only this window holds an unsent picture. A failed picture does not count, because its file can be
 * chosen again.
 */
const isOnlyInMemory = ({ state, stored }: Entry) =>
  !stored && state.is !== 'sent' && state.is !== 'refused'

/** The delay in milliseconds before the server is asked about all pictures that have become ready. */
const askDelay = 400

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
  const preparing = createPreparing(entries, prepare, onReady)
  let opening: Promise<void> | undefined
  let askTimer: ReturnType<typeof setTimeout> | undefined

  function onReady(): void {
    clearTimeout(askTimer)
    unmarkIncomplete()
    askTimer = setTimeout(() => {
      // This request only informs the member early. If the request fails, it is repeated before sending.
      if (entries.all().some(isToBeAsked)) ask().catch(() => {})
    }, askDelay)
    sending.sendDue()
  }

  /** Unmarks pictures that lack a value, so that no picture is sent while the value is being typed. */
  function unmarkIncomplete(): void {
    const { common } = entries.snapshot()
    for (const { id, state, wanted, overrides, exifDate } of entries.all()) {
      const values = effectiveValues(kind, overrides, exifDate, common)
      const isIncomplete = state.is === 'ready' && missingValues(values).length > 0
      if (wanted && isIncomplete) entries.change(id, { wanted: false })
    }
  }

  function removeAll(isRemoved: (entry: Entry) => boolean): void {
    const ids = entries.all().flatMap((entry) => (isRemoved(entry) ? [entry.id] : []))
    sending.abort(ids)
    entries.remove(ids)
    sending.sendDue()
  }

  return {
    subscribe: entries.subscribe,
    getSnapshot: entries.snapshot,

    /** Loads the stored pictures at the first call. */
    open: () => {
      opening ??= entries.restore().then(onReady)
      return opening
    },

    add(files: readonly File[]) {
      entries.add(files.map((file) => newEntry(kind, file, file.name)))
      preparing.run()
    },

    remove: (id: string) => removeAll((entry) => entry.id === id),
    removeSent: () => removeAll(({ state }) => state.is === 'sent'),

    /** Removes all pictures, the notice, and all shared values except the licence. */
    reset() {
      removeAll(() => true)
      // The next pictures need a consent of their own.
      entries.setCommon({ ...noValues, consentOn: '' })
      entries.update({ notice: undefined, kept: 0 })
    },

    setCommon(changes: Partial<Values>) {
      entries.setCommon(changes)
      sending.sendDue()
    },

    /** Changes the own values of a picture. An empty own value means that the shared value is used. */
    setOverrides(id: string, changes: Overrides) {
      const entry = entries.find(id)
      if (!entry) return
      entries.change(id, { overrides: { ...entry.overrides, ...changes } })
      sending.sendDue()
    },

    /** Sets the species of a picture and of later pictures, up to a picture with another own species. */
    setSpeciesFrom(id: string, species: string) {
      const list = entries.all()
      const from = list.findIndex((entry) => entry.id === id)
      const speciesBefore = list[from]?.overrides.species ?? ''
      for (const { id, overrides, state } of from < 0 ? [] : list.slice(from)) {
        if ((overrides.species ?? '') !== speciesBefore) break
        const isSettled = state.is === 'sent' || state.is === 'sending'
        if (!isSettled)
          entries.change(id, { overrides: { ...overrides, species, typedSpecies: '' } })
      }
      sending.sendDue()
    },

    /**
     * Sends all ready pictures, and other pictures as soon as they are prepared.
     * @returns the ids of pictures that are not sent because they lack a value
     */
    send(): string[] {
      entries.update({ notice: undefined })
      const { common } = entries.snapshot()
      const incomplete: string[] = []
      for (const { id, state, overrides, exifDate } of entries.all()) {
        const values = effectiveValues(kind, overrides, exifDate, common)
        const isReady = state.is === 'ready' || state.is === 'waiting'
        if (isReady && missingValues(values).length > 0) incomplete.push(id)
        else if (isReady || state.is === 'preparing') entries.change(id, { wanted: true })
      }
      sending.sendDue()
      return incomplete
    },

    /** Marks a known original as ready, so that `send` sends it. */
    sendAnyway(id: string) {
      if (entries.find(id)?.state.is !== 'known') return
      entries.change(id, { insisted: true, state: { is: 'ready' } })
      sending.sendDue()
    },

    /** Prepares or sends a failed picture again. */
    retry(id: string) {
      const entry = entries.find(id)
      if (entry?.state.is !== 'refused' || !entry.state.retry) return
      if (!entry.blob) {
        entries.change(id, { state: { is: 'preparing' } })
        preparing.run()
        return
      }
      entries.change(id, { state: { is: 'ready' }, attempts: 0, wanted: true })
      unmarkIncomplete()
      sending.sendDue()
    },

    /** The number of pictures that would be lost with this window, because they are not stored. */
    countUnstored: () => entries.all().filter(isOnlyInMemory).length,

    networkIsBack: sending.networkIsBack,
    offerSignIn: signInPoint.offer,

    /** Stops permanently. The stored pictures stay. */
    stop() {
      clearTimeout(askTimer)
      sending.stop()
      entries.release()
    },
  }
}
