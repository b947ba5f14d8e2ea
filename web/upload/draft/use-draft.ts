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
 * @param name the name of the form and its subject
 * @param emptyValues the values with which the form begins
 * @param firstSendKey the key of a submission with changes requested. The server then updates that
 * submission and creates no other submission.
 * @returns `restored` is true if the shown values come from storage; `sendKey` is empty until the page is
 * hydrated
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
  const { store, rendered } = useMemo(
    () => ({
      store: createDraftStore(key, emptyValues, device, firstSendKey),
      rendered: { values: emptyValues, sendKey: '', restored: false },
    }),
    [key, valuesKey, firstSendKey],
  )
  const state = useSyncExternalStore(store.subscribe, store.state, () => rendered)
  useEffect(() => registerUnsentWork({ username, countUnstored: () => 0, stop() {} }), [username])
  const { change, renewKey, reset } = store
  return { ...state, change, renewKey, reset }
}
