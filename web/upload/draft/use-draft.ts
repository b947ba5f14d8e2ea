/**
 * Provides a form with its draft. The draft is restored after hydration, so that the first render matches the server's
 * markup.
 */
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { requireLocalStorage } from '../../device/browser-storage.ts'
import { draftKey } from '../../device/storage-names.ts'
import { registerUnsentWork } from '../../device/unsent-work.ts'
import {
  createDraftStore,
  type DraftEnvironment,
  type DraftState,
  type DraftStore,
} from './draft-store.ts'

export type Draft<Values> = DraftState<Values> &
  Pick<DraftStore<Values>, 'change' | 'renewKey' | 'reset'>

const device: DraftEnvironment = {
  storage: requireLocalStorage,
  get window() {
    return window
  },
}

/**
 * @param name a text that identifies the form and, for an edit, the species
 * @param username the name of the member to whom the draft belongs
 * @param emptyValues the values with which the form begins
 * @param firstSendKey the idempotency key of a submission with changes requested. With this key, the server updates
 * that submission and creates no other submission.
 * @returns the draft and its actions. The idempotency key is empty until the page is hydrated.
 */
export function useDraft<Values extends object>(
  name: string,
  username: string,
  emptyValues: Values,
  firstSendKey?: string,
): Draft<Values> {
  const key = draftKey(name, username)
  const valuesKey = JSON.stringify(emptyValues)
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal values create no new draft
  const { store, serverState } = useMemo(
    () => ({
      store: createDraftStore(key, emptyValues, device, firstSendKey),
      serverState: { values: emptyValues, sendKey: '', isRestored: false },
    }),
    [key, valuesKey, firstSendKey],
  )
  const state = useSyncExternalStore(store.subscribe, store.getState, () => serverState)
  useEffect(() => registerUnsentWork({ username, countUnstored: () => 0, stop() {} }), [username])
  const { change, renewKey, reset } = store
  return { ...state, change, renewKey, reset }
}
