/**
 * Stores a draft on the device while it is typed. The draft survives a reload and a crash, and signing out if the
 * member keeps it. If the browser cannot store the draft (full or refused), the draft lasts as long as the page.
 */
import { randomId } from '../../device/random-id.ts'

export interface DraftState<Values> {
  values: Values
  /** The idempotency key, made together with the draft, so that repeated sending stores it once. */
  sendKey: string
  /** Whether the values come from storage: from an earlier visit, or from another window. */
  restored: boolean
}

export interface DraftStore<Values> {
  /** @returns a function that stops listening */
  subscribe(listener: () => void): () => void
  state(): DraftState<Values>
  change(partial: Partial<Values>): void
  /** Makes the next submission a new one. @returns the new idempotency key */
  renewKey(): string
  reset(): void
}

/** The storage of drafts, and the source of events about changes in another window. */
export interface DraftPlace {
  /** @throws if the browser refuses access */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * @param firstSendKey the key of a submission with changes requested. The server then updates that
 * submission and creates no new one.
 */
export function createDraftStore<Values extends object>(
  key: string,
  empty: Values,
  place: DraftPlace,
  firstSendKey?: string,
): DraftStore<Values> {
  const listeners = new Set<() => void>()
  let state: DraftState<Values> | undefined
  let typedHere = false
  let followed = false

  const current = () => {
    state ??= restore(tryTo(() => place.storage().getItem(key)) ?? null)
    return state
  }
  function restore(text: string | null): DraftState<Values> {
    const kept = text === null ? undefined : tryTo(() => JSON.parse(text) as unknown)
    if (!isObject(kept) || typeof kept.sendKey !== 'string') return fresh()
    return { values: fitting(empty, kept.values), sendKey: kept.sendKey, restored: true }
  }
  const fresh = () => ({
    values: empty,
    sendKey: firstSendKey ?? randomId(),
    restored: false,
  })
  function setState(next: DraftState<Values>) {
    state = next
    for (const listener of listeners) listener()
  }
  function save({ values, sendKey }: DraftState<Values>) {
    tryTo(() => place.storage().setItem(key, JSON.stringify({ values, sendKey })))
  }

  function onStorage(event: Event) {
    const { key: changed, newValue } = event as StorageEvent
    // Without a key, the whole storage was cleared.
    if (changed !== key && changed !== null) return
    if (!typedHere) {
      followed = newValue !== null
      setState(restore(newValue))
    } else if (newValue === null) {
      // The other window sent or reset the draft, so the text typed here is a new submission.
      renewKey()
    }
  }
  function renewKey() {
    setState({ ...current(), sendKey: randomId() })
    save(current())
    return current().sendKey
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) place.window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) place.window.removeEventListener('storage', onStorage)
      }
    },
    state: current,
    change(partial) {
      // A draft that began in another window gets its own key here, because both may be sent at
      // once. A submission with changes requested keeps its key in every window.
      const own = followed && !firstSendKey ? { sendKey: randomId() } : {}
      followed = false
      typedHere = true
      setState({ ...current(), ...own, values: { ...current().values, ...partial } })
      save(current())
    },
    renewKey,
    reset() {
      typedHere = false
      followed = false
      tryTo(() => place.storage().removeItem(key))
      setState(fresh())
    },
  }
}

function tryTo<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** A stored draft may come from an older form. Only values that fit this form are used. */
function fitting<Values extends object>(empty: Values, kept: unknown): Values {
  if (!isObject(kept)) return empty
  const stored = Object.keys(empty).map((name) => [name, kept[name] ?? kept[formerName(name)]])
  const values = Object.fromEntries(stored) as Record<string, unknown>
  const taken = Object.entries(empty).filter(([name, value]) => hasSameShape(value, values[name]))
  return { ...empty, ...Object.fromEntries(taken.map(([name]) => [name, values[name]])) }
}

/** The fields of a bird's life stages, such as `MaleAdult`, once began with a small letter. */
const formerName = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

/** Whether two values have the same shape. Any value except undefined fits a sample of null. */
function hasSameShape(sample: unknown, value: unknown): boolean {
  if (sample === null) return value !== undefined
  if (Array.isArray(sample)) {
    return (
      Array.isArray(value) &&
      (sample.length === 0 || value.every((v) => hasSameShape(sample[0], v)))
    )
  }
  if (!isObject(sample)) return typeof value === typeof sample
  return (
    isObject(value) && Object.keys(sample).every((name) => hasSameShape(sample[name], value[name]))
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
