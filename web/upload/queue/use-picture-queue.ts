/** Gives a page a member's queue of pictures: the items and the actions on them. */
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Kind } from '../../../contract/kinds.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { openEarly } from '../prepare/prepare-picture.ts'
import { emptySnapshot, type QueueSnapshot } from './items/entries.ts'
import { queueOf } from './open-queues.ts'
import type { PictureQueue } from './picture-queue.ts'

/** @param call of `useSignedInCall`, which asks for the password in place when the session ends */
export function usePictureQueue(
  username: string,
  kind: Kind,
  call: SignedInCall,
): QueueSnapshot & { queue: PictureQueue } {
  const queue = useMemo(() => queueOf(username, kind), [username, kind])
  const snapshot = useSyncExternalStore(queue.subscribe, queue.getSnapshot, () => emptySnapshot)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => {
    queue.open()
    openEarly()
    return queue.offerSignIn((reason) => signInBy(latest.current, reason))
  }, [queue])
  return { ...snapshot, queue }
}

/**
 * Throws the original error once, so that `call` asks the member to sign in. The repetition does
 * nothing.
 */
async function signInBy(call: SignedInCall, reason: unknown): Promise<void> {
  let thrown = false
  await call(async () => {
    if (thrown) return
    thrown = true
    throw reason
  })
}
