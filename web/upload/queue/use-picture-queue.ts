/** Provides a page with a member's queue of pictures, its items and its actions. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { openEarly } from '../prepare/prepare-picture.ts'
import { emptySnapshot, type QueueSnapshot } from './items/entries.ts'
import { queueOf } from './open-queues.ts'
import type { PictureQueue } from './picture-queue.ts'

/** @param call the function of `useSignedInCall`, which asks for the password on the page when the session ends */
export function usePictureQueue(
  username: string,
  kind: Kind,
  call: SignedInCall,
): QueueSnapshot & { queue: PictureQueue } {
  const queue = useMemo(() => queueOf(username, kind), [username, kind])
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => emptySnapshot)
  const latestCall = useRef(call)
  useEffect(() => {
    latestCall.current = call
  })
  useEffect(() => {
    queue.open()
    openEarly()
    return queue.offerSignIn((reason) => signInBy(latestCall.current, reason))
  }, [queue])
  return { ...snapshot, queue }
}

/**
 * Throws the original error once, so that `call` asks the member to sign in. In the retry, the function does nothing.
 */
async function signInBy(call: SignedInCall, reason: unknown): Promise<void> {
  let hasThrown = false
  await call(async () => {
    if (hasThrown) return
    hasThrown = true
    throw reason
  })
}
