/**
 * Runs a member's queue of pictures of one kind, from the choice of files to sending. The queue uses no framework. The
 * store, the lock and the functions that prepare and send are arguments.
 */
import type { Kind } from '../../../contract/kinds.ts'
import type { PreparedPicture } from '../prepare/prepared-picture.ts'
import { createEntries } from './items/entries.ts'
import { type Entry, newEntry } from './items/item.ts'
import { checkOriginals, type FindKnown, needsCheck } from './items/known-originals.ts'
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

export interface QueueDependencies {
  kind: Kind
  store: QueueStore
  prepare: (file: Blob) => Promise<PreparedPicture>
  send: SendPicture
  findKnown: FindKnown
  /** Runs the work while no other window of this member sends. */
  runAlone: (work: () => Promise<void>) => Promise<void>
}

export type PictureQueue = ReturnType<typeof createPictureQueue>

/**
 * @returns whether an unsent picture is only in the memory of this window. A failed picture does not count, because the
 * member can choose its file again.
 */
const isOnlyInMemory = ({ state, isStored }: Entry) =>
  !isStored && state.is !== 'sent' && state.is !== 'refused'

/** The debounce before the server checks the pictures that are ready, in milliseconds. */
const checkDelay = 400

export function createPictureQueue({
  kind,
  store,
  prepare,
  send,
  findKnown,
  runAlone,
}: QueueDependencies) {
  const entries = createEntries(kind, store)
  const signInPoint = createSignInPoint()
  const check = () => checkOriginals(entries, findKnown)
  const sending = createSending({
    entries,
    send,
    check,
    signIn: signInPoint.signIn,
    runAlone,
    storedIds: store.ids,
  })
  const preparing = createPreparing(entries, prepare, onReady)
  let opening: Promise<void> | undefined
  let checkTimer: ReturnType<typeof setTimeout> | undefined

  function onReady(): void {
    clearTimeout(checkTimer)
    unmarkIncomplete()
    checkTimer = setTimeout(() => {
      // This early check shows the member soon which pictures the server already has. If the check fails, the queue
      // repeats the check before sending.
      if (entries.all().some(needsCheck)) check().catch(() => {})
    }, checkDelay)
    sending.sendDue()
  }

  /** Clears `isWanted` of pictures that lack a value, so that no picture is sent while the member types the value. */
  function unmarkIncomplete(): void {
    const { common } = entries.snapshot()
    for (const { id, state, isWanted, overrides, exifDate } of entries.all()) {
      const values = effectiveValues(kind, overrides, exifDate, common)
      const isIncomplete = state.is === 'ready' && missingValues(values).length > 0
      if (isWanted && isIncomplete) entries.change(id, { isWanted: false })
    }
  }

  function removeAll(shouldRemove: (entry: Entry) => boolean): void {
    const ids = entries.all().flatMap((entry) => (shouldRemove(entry) ? [entry.id] : []))
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
      // The member must consent again for the next pictures.
      entries.setCommon({ ...noValues, consentOn: '' })
      entries.update({ notice: undefined, restoredCount: 0 })
    },

    setCommon(changes: Partial<Values>) {
      entries.setCommon(changes)
      sending.sendDue()
    },

    /** Changes a picture's own values. An empty own value means that the shared value is used. */
    setOverrides(id: string, changes: Overrides) {
      const entry = entries.find(id)
      if (!entry) return
      entries.change(id, { overrides: { ...entry.overrides, ...changes } })
      sending.sendDue()
    },

    /** Sets the species of a picture and of later pictures, and stops before a picture whose own species differs. */
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
      const incompleteIds: string[] = []
      for (const { id, state, overrides, exifDate } of entries.all()) {
        const values = effectiveValues(kind, overrides, exifDate, common)
        const isReady = state.is === 'ready' || state.is === 'waiting'
        if (isReady && missingValues(values).length > 0) incompleteIds.push(id)
        else if (isReady || state.is === 'preparing') entries.change(id, { isWanted: true })
      }
      sending.sendDue()
      return incompleteIds
    },

    /** Marks a known original as ready, so that `send` sends it. */
    sendAnyway(id: string) {
      if (entries.find(id)?.state.is !== 'known') return
      entries.change(id, { insisted: true, state: { is: 'ready' } })
      sending.sendDue()
    },

    /** Retries the preparation or the sending of a failed picture. */
    retry(id: string) {
      const entry = entries.find(id)
      if (entry?.state.is !== 'refused' || !entry.state.retry) return
      if (!entry.blob) {
        entries.change(id, { state: { is: 'preparing' } })
        preparing.run()
        return
      }
      entries.change(id, { state: { is: 'ready' }, attempts: 0, isWanted: true })
      unmarkIncomplete()
      sending.sendDue()
    },

    /** @returns the number of pictures that would be lost with this window, because the device does not store them */
    countUnstored: () => entries.all().filter(isOnlyInMemory).length,

    endNetworkPause: sending.endNetworkPause,
    offerSignIn: signInPoint.offer,

    /** Stops permanently. The stored pictures stay. */
    stop() {
      clearTimeout(checkTimer)
      sending.stop()
      entries.release()
    },
  }
}
