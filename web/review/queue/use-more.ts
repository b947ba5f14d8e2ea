/**
 * Fetches more cards when few are left: one request at a time, and after a failure only on request.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { get } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { askedFor, type Narrowing } from './narrowing.ts'
import * as state from './queue-state.ts'

/** The numbers of decisions and undos that have begun, and that have ended. */
export interface DecisionCounts {
  begun: number
  ended: number
}

interface Fetching<Name extends QueueName> {
  name: Name
  queue: state.Queue<CardOf<Name>>
  setQueue: (change: (before: state.Queue<CardOf<Name>>) => state.Queue<CardOf<Name>>) => void
  decisionCounts: RefObject<DecisionCounts>
  narrowing: Narrowing
  call: SignedInCall
}

export function useMore<Name extends QueueName>(fetching: Fetching<Name>) {
  const { name, queue, setQueue, decisionCounts, narrowing, call } = fetching
  const [failedFor, setFailedFor] = useState<Narrowing>()
  const fetchingFor = useRef<Narrowing>(undefined)
  const shown = useRef(narrowing)
  useEffect(() => {
    shown.current = narrowing
  })
  const toast = useToast()
  const after = state.fetchAfter(queue)
  const last = queue.complete ? undefined : queue.fetched.at(-1)?.id

  async function fetchNext(id: string) {
    fetchingFor.current = narrowing
    setFailedFor(undefined)
    // The answer to a request for another part of the queue is dropped.
    const isOld = () => shown.current !== narrowing
    const { begun, ended } = decisionCounts.current
    try {
      const found = await call(() =>
        get('adminAuth', { queue: name, after: id, ...askedFor(narrowing) }),
      )
      if (isOld()) return
      const cards = found[name] as readonly CardOf<Name>[]
      // The count may or may not include decisions made at the same time.
      const countIsExact = ended === begun && decisionCounts.current.begun === begun
      const count = countIsExact ? found.matching : undefined
      setQueue((before) => state.append(before, cards, count))
    } catch {
      if (isOld()) return
      setFailedFor(narrowing)
      toast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    } finally {
      if (fetchingFor.current === narrowing) fetchingFor.current = undefined
    }
  }

  const failed = failedFor === narrowing
  const isFetching = () => fetchingFor.current === narrowing

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when more cards were fetched, or other ones
  useEffect(() => {
    if (after && !isFetching() && !failed) fetchNext(after)
  }, [after, queue.fetched.length, narrowing])

  return { failed, fetchMore: () => last && !isFetching() && fetchNext(last) }
}
