/**
 * Sends the ready pictures, two at a time. The queue retries with backoff while the network is lost, and pauses while
 * the site is busy or the member signs in again. Only a failure that affects every picture stops the queue.
 */
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import type { Entries } from './items/entries.ts'
import type { Entry } from './items/item.ts'
import { needsCheck } from './items/known-originals.ts'
import { effectiveValues, missingValues, type Values } from './items/values.ts'
import { type SendFailure, sendFailureOf, stateAfter, stopsAll } from './outcome.ts'
import { createPause } from './pause.ts'
import { createSignal } from './signal.ts'

export type SendPicture = (
  entry: Entry & { blob: Blob },
  values: Values,
  options: { onProgress: (sentFraction: number) => void; signal: AbortSignal },
) => Promise<SentFiles>

export interface SendingDependencies {
  entries: Entries
  send: SendPicture
  /**
   * Checks which originals the server has.
   * @throws the error of the call
   */
  check: () => Promise<void>
  /** Resolves after the member has signed in again; rejects if the member cancels. */
  signIn: (reason: unknown) => Promise<void>
  /** Runs the work while no other window of this member sends. */
  runAlone: (work: () => Promise<void>) => Promise<void>
  storedIds: () => Promise<ReadonlySet<string> | undefined>
}

/** The maximum number of pictures that are sent at the same time. */
const uploadsMaximum = 2
/** The delay in milliseconds after which the page shows that another window is sending. */
const otherWindowDelay = 200

export function createSending(dependencies: SendingDependencies) {
  const { entries, send, check, signIn, runAlone, storedIds } = dependencies
  const activeUploads = new Map<string, AbortController>()
  const queueChange = createSignal()
  let isRunning = false
  let isStopped = false
  const pause = createPause(sendDue)

  const valuesOf = ({ kind, overrides, exifDate }: Entry) =>
    effectiveValues(kind, overrides, exifDate, entries.snapshot().common)

  const isDue = (entry: Entry) =>
    entry.isWanted &&
    (entry.state.is === 'ready' || entry.state.is === 'waiting') &&
    missingValues(valuesOf(entry)).length === 0

  const dueEntries = () => entries.all().filter(isDue)

  function sendDue(): void {
    queueChange.notify()
    if (isRunning || isStopped || dueEntries().length === 0) return
    isRunning = true
    const otherWindowTimer = setTimeout(
      () => entries.update({ isSendingElsewhere: true }),
      otherWindowDelay,
    )
    const runWithLock = async () => {
      clearTimeout(otherWindowTimer)
      if (entries.snapshot().isSendingElsewhere) entries.update({ isSendingElsewhere: false })
      await run()
    }
    runAlone(runWithLock)
      .finally(() => {
        isRunning = false
      })
      // Pictures may have become ready while the lock was released.
      .then(sendDue)
  }

  async function run(): Promise<void> {
    await removeSentElsewhere()
    while (!isStopped) {
      const nextChange = queueChange.next()
      if (!pause.isPaused() && dueEntries().some(needsCheck)) await checkBeforeSending()
      if (!pause.isPaused()) startDue()
      if (activeUploads.size === 0 && dueEntries().length === 0) return
      await nextChange
    }
  }

  /** Removes pictures that another window with the same queue has sent or removed. */
  async function removeSentElsewhere(): Promise<void> {
    const ids = await storedIds()
    if (!ids) return
    const sentElsewhere = dueEntries().filter(({ id, isStored }) => isStored && !ids.has(id))
    if (sentElsewhere.length > 0) entries.remove(sentElsewhere.map(({ id }) => id))
  }

  async function checkBeforeSending(): Promise<void> {
    const uncheckedEntries = dueEntries().filter(needsCheck)
    try {
      await check()
    } catch (error) {
      const failure = sendFailureOf(error)
      for (const entry of uncheckedEntries) {
        // The queue continues without the check, because the server also recognises a known picture by its bytes.
        if (failure.is === 'refused') entries.change(entry.id, { isChecked: true })
        else if (failure.is === 'lost' || failure.is === 'busy') markWaiting(entry)
      }
      pauseOrStop(failure, error)
    }
  }

  function startDue(): void {
    for (const entry of dueEntries().filter((each) => !needsCheck(each))) {
      if (activeUploads.size >= uploadsMaximum) return
      start(entry)
    }
  }

  async function start(entry: Entry): Promise<void> {
    const { id, blob, begun } = entry
    if (!blob) return
    const abort = new AbortController()
    activeUploads.set(id, abort)
    entries.change(id, { state: { is: 'sending', progress: 0 }, begun: true })
    const onProgress = (progress: number) => {
      if (activeUploads.has(id)) entries.change(id, { state: { is: 'sending', progress } })
    }
    try {
      const options = { onProgress, signal: abort.signal }
      const answer = await send({ ...entry, blob }, valuesOf(entry), options)
      handleAnswer(id, stateAfter(answer, begun))
    } catch (error) {
      if (!abort.signal.aborted) handleFailure(id, error)
    } finally {
      activeUploads.delete(id)
      queueChange.notify()
    }
  }

  function handleAnswer(id: string, state: Entry['state']): void {
    pause.resetBackoff()
    if (state.is === 'sent') entries.markSent(id, state.status)
    else entries.change(id, { state, isWanted: false })
    // An upload that began before the stop may succeed. The notice stays, because it states the reason for the stop.
    if (!stopsAll(entries.snapshot().notice?.code)) entries.update({ notice: undefined })
  }

  function handleFailure(id: string, error: unknown): void {
    const entry = entries.find(id)
    if (!entry) return
    const failure = sendFailureOf(error)
    if (failure.is === 'refused') entries.change(id, { state: failure.state, isWanted: false })
    else if (failure.is === 'lost' || failure.is === 'busy') markWaiting(entry)
    else entries.change(id, { state: { is: 'ready' } })
    pauseOrStop(failure, error)
  }

  function markWaiting({ id, attempts }: Entry): void {
    const newAttempts = attempts + 1
    entries.change(id, { attempts: newAttempts, state: { is: 'waiting', attempts: newAttempts } })
  }

  /** Pauses or stops the whole queue, if the failure affects every picture. */
  function pauseOrStop(failure: SendFailure, error: unknown): void {
    if (failure.is === 'lost') pause.forNetwork()
    if (failure.is === 'stopped') stopSending(failure)
    if (failure.is === 'busy') {
      entries.update({ notice: { code: failure.code, message: failure.message } })
      pause.forSite(failure.pause)
    }
    if (failure.is === 'signed out' && !pause.isPaused()) {
      const message = error instanceof Error ? error.message : ''
      const signingIn = signIn(error).catch(() => stopSending({ code: 'sign_in_first', message }))
      pause.waitFor(signingIn)
    }
  }

  function stopSending({ code, message }: { code: string; message: string }): void {
    for (const { id, isWanted, state } of entries.all()) {
      if (!isWanted || state.is === 'sending') continue
      entries.change(id, {
        isWanted: false,
        ...(state.is === 'waiting' && { state: { is: 'ready' } }),
      })
    }
    entries.update({ notice: { code, message } })
  }

  return {
    sendDue,

    endNetworkPause: pause.endNetworkPause,

    abort(ids: readonly string[]) {
      for (const id of ids) activeUploads.get(id)?.abort()
    },

    /** Stops permanently, because the member has signed out or another member uses this browser. */
    stop() {
      isStopped = true
      pause.cancel()
      for (const abort of activeUploads.values()) abort.abort()
      queueChange.notify()
    },
  }
}
