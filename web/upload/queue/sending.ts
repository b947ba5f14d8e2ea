/**
 * Sends the pictures that are ready, two at a time. It retries with backoff while the network is lost, and pauses while
 * the site is busy or the member signs in again. A refused picture does not stop the queue; a failure that every
 * picture would get does.
 */
import type { SentFiles } from '../../../contract/schemas/submissions.ts'
import type { Entries } from './items/entries.ts'
import type { Entry } from './items/item.ts'
import { isToBeAsked } from './items/known-originals.ts'
import { effectiveValues, missingValues, type Values } from './items/values.ts'
import { type SendFailure, sendFailureOf, stateAfter, stopsAll } from './outcome.ts'
import { createPause } from './pause.ts'
import { createSignal } from './signal.ts'

export type SendPicture = (
  entry: Entry & { blob: Blob },
  values: Values,
  options: { onProgress: (sentFraction: number) => void; signal: AbortSignal },
) => Promise<SentFiles>

export interface SendingNeeds {
  entries: Entries
  send: SendPicture
  /** @throws the call's own error */
  ask: () => Promise<void>
  /** Resolves when the member has signed in again, rejects if they cancel. */
  signIn: (reason: unknown) => Promise<void>
  /** Runs the work while no other window of this member sends. */
  alone: (work: () => Promise<void>) => Promise<void>
  storedIds: () => Promise<ReadonlySet<string> | undefined>
}

const atOnce = 2
/** Milliseconds. */
const otherWindowShownAfter = 200

export function createSending(needs: SendingNeeds) {
  const { entries, send, ask, signIn, alone, storedIds } = needs
  const active = new Map<string, AbortController>()
  const queueChange = createSignal()
  let running = false
  let stopped = false
  const pause = createPause(go)

  const valuesOf = ({ kind, overrides, exifDate }: Entry) =>
    effectiveValues(kind, overrides, exifDate, entries.snapshot().common)

  const isDue = (entry: Entry) =>
    entry.wanted &&
    (entry.state.is === 'ready' || entry.state.is === 'waiting') &&
    missingValues(valuesOf(entry)).length === 0

  const due = () => entries.all().filter(isDue)

  function go(): void {
    queueChange.happened()
    if (running || stopped || due().length === 0) return
    running = true
    const others = setTimeout(() => entries.update({ elsewhere: true }), otherWindowShownAfter)
    const begin = async () => {
      clearTimeout(others)
      if (entries.snapshot().elsewhere) entries.update({ elsewhere: false })
      await run()
    }
    alone(begin)
      .finally(() => {
        running = false
      })
      // Pictures may have become ready while the lock was released.
      .then(go)
  }

  async function run(): Promise<void> {
    await removeSentElsewhere()
    while (!stopped) {
      const next = queueChange.next()
      if (!pause.isOn() && due().some(isToBeAsked)) await askFirst()
      if (!pause.isOn()) fill()
      if (active.size === 0 && due().length === 0) return
      await next
    }
  }

  /** Another window may have had the same pictures and sent them first. */
  async function removeSentElsewhere(): Promise<void> {
    const ids = await storedIds()
    if (!ids) return
    const sentElsewhere = due().filter(({ id, stored }) => stored && !ids.has(id))
    if (sentElsewhere.length > 0) entries.remove(sentElsewhere.map(({ id }) => id))
  }

  async function askFirst(): Promise<void> {
    const unasked = due().filter(isToBeAsked)
    try {
      await ask()
    } catch (error) {
      const failure = sendFailureOf(error)
      for (const entry of unasked) {
        // Sending continues without the answer, because the server recognises the same bytes
        // anyway.
        if (failure.is === 'refused') entries.change(entry.id, { asked: true })
        else if (failure.is === 'lost' || failure.is === 'busy') markWaiting(entry)
      }
      handle(failure, error)
    }
  }

  function fill(): void {
    for (const entry of due().filter((each) => !isToBeAsked(each))) {
      if (active.size >= atOnce) return
      start(entry)
    }
  }

  async function start(entry: Entry): Promise<void> {
    const { id, blob, begun } = entry
    if (!blob) return
    const abort = new AbortController()
    active.set(id, abort)
    entries.change(id, { state: { is: 'sending', progress: 0 }, begun: true })
    const onProgress = (progress: number) => {
      if (active.has(id)) entries.change(id, { state: { is: 'sending', progress } })
    }
    try {
      const options = { onProgress, signal: abort.signal }
      const answer = await send({ ...entry, blob }, valuesOf(entry), options)
      arrived(id, stateAfter(answer, begun))
    } catch (error) {
      if (!abort.signal.aborted) failed(id, error)
    } finally {
      active.delete(id)
      queueChange.happened()
    }
  }

  function arrived(id: string, state: Entry['state']): void {
    pause.succeeded()
    if (state.is === 'sent') entries.sent(id, state.status)
    else entries.change(id, { state, wanted: false })
    // An upload that began before the queue stopped does not remove the notice of the reason.
    if (!stopsAll(entries.snapshot().notice?.code)) entries.update({ notice: undefined })
  }

  function failed(id: string, error: unknown): void {
    const entry = entries.find(id)
    if (!entry) return
    const failure = sendFailureOf(error)
    if (failure.is === 'refused') entries.change(id, { state: failure.state, wanted: false })
    else if (failure.is === 'lost' || failure.is === 'busy') markWaiting(entry)
    else entries.change(id, { state: { is: 'ready' } })
    handle(failure, error)
  }

  function markWaiting({ id, attempts }: Entry): void {
    const tried = attempts + 1
    entries.change(id, { attempts: tried, state: { is: 'waiting', attempts: tried } })
  }

  /** Pauses or stops the whole queue after a failure, where that is needed. */
  function handle(failure: SendFailure, error: unknown): void {
    if (failure.is === 'lost') pause.forNetwork()
    if (failure.is === 'stopped') giveUp(failure)
    if (failure.is === 'busy') {
      entries.update({ notice: { code: failure.code, message: failure.message } })
      pause.forSite(failure.pause)
    }
    if (failure.is === 'signed out' && !pause.isOn()) {
      const message = error instanceof Error ? error.message : ''
      const given = signIn(error).catch(() => giveUp({ code: 'sign_in_first', message }))
      pause.until(given)
    }
  }

  function giveUp({ code, message }: { code: string; message: string }): void {
    for (const { id, wanted, state } of entries.all()) {
      if (!wanted || state.is === 'sending') continue
      entries.change(id, {
        wanted: false,
        ...(state.is === 'waiting' && { state: { is: 'ready' } }),
      })
    }
    entries.update({ notice: { code, message } })
  }

  return {
    go,

    networkIsBack: pause.networkIsBack,

    abort(ids: readonly string[]) {
      for (const id of ids) active.get(id)?.abort()
    },

    /** Stops permanently: the member has signed out, or another member uses this browser. */
    stop() {
      stopped = true
      pause.cancel()
      for (const abort of active.values()) abort.abort()
      queueChange.happened()
    },
  }
}
