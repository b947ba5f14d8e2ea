/**
 * Fetches more cards when few are left. For each filter, one request runs at a time. After a failure, the reviewer must
 * retry.
 */
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { get } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { filterInput, type QueueFilter } from './queue-filter.ts'
import * as state from './queue-state.ts'

/** The numbers of decisions and undos that have begun and that have ended. */
export interface DecisionCounts {
  begun: number
  ended: number
}

interface Fetching<Name extends QueueName> {
  name: Name
  queue: state.Queue<CardOf<Name>>
  setQueue: (change: (before: state.Queue<CardOf<Name>>) => state.Queue<CardOf<Name>>) => void
  decisionCounts: RefObject<DecisionCounts>
  filter: QueueFilter
  call: SignedInCall
}

export function useMore<Name extends QueueName>(fetching: Fetching<Name>) {
  const { name, queue, setQueue, decisionCounts, filter, call } = fetching
  const [failedFor, setFailedFor] = useState<QueueFilter>()
  const fetchingFor = useRef<QueueFilter>(undefined)
  const currentFilter = useRef(filter)
  useEffect(() => {
    currentFilter.current = filter
  })
  const showToast = useToast()
  const after = state.fetchAfter(queue)
  const last = queue.isComplete ? undefined : queue.fetchedCards.at(-1)?.id

  async function fetchNext(id: string) {
    fetchingFor.current = filter
    setFailedFor(undefined)
    // The answer to a request with a previous filter is dropped.
    const isStale = () => currentFilter.current !== filter
    const { begun, ended } = decisionCounts.current
    try {
      const answer = await call(() =>
        get('adminAuth', { queue: name, after: id, ...filterInput(filter) }),
      )
      if (isStale()) return
      const cards = answer[name] as readonly CardOf<Name>[]
      // The server's count may or may not include decisions that were sent at the same time.
      const isCountExact = ended === begun && decisionCounts.current.begun === begun
      const count = isCountExact ? answer.matching : undefined
      setQueue((before) => state.append(before, cards, count))
    } catch {
      if (isStale()) return
      setFailedFor(filter)
      showToast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    } finally {
      if (fetchingFor.current === filter) fetchingFor.current = undefined
    }
  }

  const hasFailed = failedFor === filter
  const isFetching = () => fetchingFor.current === filter

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the cards or the filter changed
  useEffect(() => {
    if (after && !isFetching() && !hasFailed) fetchNext(after)
  }, [after, queue.fetchedCards.length, filter])

  return { hasFailed, fetchMore: () => last && !isFetching() && fetchNext(last) }
}
