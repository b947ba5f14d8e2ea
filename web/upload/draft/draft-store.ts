/**
 * Stores a draft on the device while the member types. The draft remains after a reload or a crash, and after signing
 * out if the member keeps the draft. If the browser cannot store the draft, the draft lasts as long as the page.
 */
import { randomId } from '../../device/random-id.ts'

export interface DraftState<Values> {
  values: Values
  /** The idempotency key of the draft. With the key, the server stores a repeated submission once. */
  sendKey: string
  /** Whether the values come from storage, because an earlier visit or another window stored them. */
  isRestored: boolean
}

export interface DraftStore<Values> {
  /** @returns a function that unsubscribes the listener */
  subscribe(listener: () => void): () => void
  getState(): DraftState<Values>
  change(partial: Partial<Values>): void
  /**
   * Creates a new idempotency key, so that the server stores the draft as a new submission.
   * @returns the new key
   */
  renewKey(): string
  reset(): void
}

/** The storage of drafts, and the source of events about changes in another window. */
export interface DraftEnvironment {
  /** @throws if the browser denies access */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/**
 * @param firstSendKey the idempotency key of a submission with changes requested. With this key, the server updates
 * that submission and creates no other submission.
 */
export function createDraftStore<Values extends object>(
  key: string,
  empty: Values,
  environment: DraftEnvironment,
  firstSendKey?: string,
): DraftStore<Values> {
  const listeners = new Set<() => void>()
  let state: DraftState<Values> | undefined
  let isTypedHere = false
  let isFromOtherWindow = false

  const getState = () => {
    state ??= restore(tryTo(() => environment.storage().getItem(key)) ?? null)
    return state
  }
  function restore(text: string | null): DraftState<Values> {
    const stored = text === null ? undefined : tryTo(() => JSON.parse(text) as unknown)
    if (!isObject(stored) || typeof stored.sendKey !== 'string') return newState()
    return {
      values: fittingValues(empty, stored.values),
      sendKey: stored.sendKey,
      isRestored: true,
    }
  }
  const newState = () => ({
    values: empty,
    sendKey: firstSendKey ?? randomId(),
    isRestored: false,
  })
  function setState(next: DraftState<Values>) {
    state = next
    for (const listener of listeners) listener()
  }
  function save({ values, sendKey }: DraftState<Values>) {
    tryTo(() => environment.storage().setItem(key, JSON.stringify({ values, sendKey })))
  }

  function onStorage(event: Event) {
    const { key: changedKey, newValue } = event as StorageEvent
    // An event without a key means that a window cleared the whole storage.
    if (changedKey !== key && changedKey !== null) return
    if (!isTypedHere) {
      isFromOtherWindow = newValue !== null
      setState(restore(newValue))
    } else if (newValue === null) {
      // The other window submitted or reset the draft, so the text of this window is a new submission.
      renewKey()
    }
  }
  function renewKey() {
    setState({ ...getState(), sendKey: randomId() })
    save(getState())
    return getState().sendKey
  }

  return {
    subscribe(listener) {
      if (listeners.size === 0) environment.window.addEventListener('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) environment.window.removeEventListener('storage', onStorage)
      }
    },
    getState,
    change(partial) {
      // A draft from another window gets its own key in this window, because both drafts may be submitted. A
      // submission with changes requested keeps its key in every window.
      const newKey = isFromOtherWindow && !firstSendKey ? { sendKey: randomId() } : {}
      isFromOtherWindow = false
      isTypedHere = true
      setState({ ...getState(), ...newKey, values: { ...getState().values, ...partial } })
      save(getState())
    },
    renewKey,
    reset() {
      isTypedHere = false
      isFromOtherWindow = false
      tryTo(() => environment.storage().removeItem(key))
      setState(newState())
    },
  }
}

function tryTo<Result>(action: () => Result): Result | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** @returns the stored values that fit this form, because the stored draft may be of an older form */
function fittingValues<Values extends object>(empty: Values, stored: unknown): Values {
  if (!isObject(stored)) return empty
  const candidates = Object.keys(empty).map((name) => [
    name,
    stored[name] ?? stored[formerName(name)],
  ])
  const values = Object.fromEntries(candidates) as Record<string, unknown>
  const matching = Object.entries(empty).filter(([name, value]) =>
    hasSameShape(value, values[name]),
  )
  return { ...empty, ...Object.fromEntries(matching.map(([name]) => [name, values[name]])) }
}

/** @returns the former name of a field: life stages such as `MaleAdult` once began with a small letter */
const formerName = (name: string) => name.replace(/^[A-Z]/, (letter) => letter.toLowerCase())

/** @returns whether two values have the same shape. Any value except undefined fits a sample of null. */
function hasSameShape(sample: unknown, value: unknown): boolean {
  if (sample === null) return value !== undefined
  if (Array.isArray(sample)) {
    return (
      Array.isArray(value) &&
      (sample.length === 0 || value.every((entry) => hasSameShape(sample[0], entry)))
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
