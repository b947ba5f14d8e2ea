/**
 * Keeps a draft on the device while it is typed: it survives a reload, a crash and logging out. If
 * the browser cannot store it (full or refused), it lives as long as the page.
 */

export interface DraftState<Values> {
  values: Values
  /** Made with the draft: however often the draft is sent, it is stored once. */
  sendKey: string
  /** It was begun on an earlier visit. */
  restored: boolean
}

export interface DraftStore<Values> {
  /** @returns how to stop listening */
  subscribe(listener: () => void): () => void
  state(): DraftState<Values>
  change(partial: Partial<Values>): void
  /** What is sent next is something new. @returns its key */
  renewKey(): string
  reset(): void
}

/** Where drafts are kept and what tells of changes made in another window. */
export interface DraftPlace {
  /** @throws where a browser refuses it */
  storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
}

/** @param firstSendKey of what was sent before and came back: sent again it is the same one */
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
    sendKey: firstSendKey ?? crypto.randomUUID(),
    restored: false,
  })
  function become(next: DraftState<Values>) {
    state = next
    for (const listener of listeners) listener()
  }
  function keep({ values, sendKey }: DraftState<Values>) {
    tryTo(() => place.storage().setItem(key, JSON.stringify({ values, sendKey })))
  }

  function onStorage(event: Event) {
    const { key: changed, newValue } = event as StorageEvent
    // Without a key everything was cleared.
    if (changed !== key && changed !== null) return
    if (!typedHere) {
      followed = newValue !== null
      become(restore(newValue))
    } else if (newValue === null) {
      // It was sent there; what is typed here is something else, not the same sent twice.
      renewKey()
    }
  }
  function renewKey() {
    become({ ...current(), sendKey: crypto.randomUUID() })
    keep(current())
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
      // Text typed into another window's draft becomes its own draft, as both may be sent at once. A
      // submission with changes requested stays the same one in every window.
      const own = followed && !firstSendKey ? { sendKey: crypto.randomUUID() } : {}
      followed = false
      typedHere = true
      become({ ...current(), ...own, values: { ...current().values, ...partial } })
      keep(current())
    },
    renewKey,
    reset() {
      typedHere = false
      followed = false
      tryTo(() => place.storage().removeItem(key))
      become(fresh())
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

/** What was kept may be an older form's: only what fits this one is taken. */
function fitting<Values extends object>(empty: Values, kept: unknown): Values {
  if (!isObject(kept)) return empty
  const taken = Object.entries(empty).filter(([name, value]) => alike(value, kept[name]))
  return { ...empty, ...Object.fromEntries(taken.map(([name]) => [name, kept[name]])) }
}

/** Of the same shape; what is empty as null may be anything. */
function alike(sample: unknown, value: unknown): boolean {
  if (sample === null) return value !== undefined
  if (Array.isArray(sample)) {
    return Array.isArray(value) && (sample.length === 0 || value.every((v) => alike(sample[0], v)))
  }
  if (!isObject(sample)) return typeof value === typeof sample
  return isObject(value) && Object.keys(sample).every((name) => alike(sample[name], value[name]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
