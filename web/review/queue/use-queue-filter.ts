/** Filters a queue by author and species, and fetches its first cards in the chosen order. */
import { useRef, useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { get } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { filterInput, noFilter, type QueueFilter } from './queue-filter.ts'
import * as state from './queue-state.ts'

interface Setting<Name extends QueueName> {
  name: Name
  setQueue: (change: (before: state.Queue<CardOf<Name>>) => state.Queue<CardOf<Name>>) => void
  call: SignedInCall
}

export function useQueueFilter<Name extends QueueName>({ name, setQueue, call }: Setting<Name>) {
  const [filter, setFilter] = useState(noFilter)
  const [filteredOut, setFilteredOut] = useState(0)
  const latest = useRef(noFilter)
  const fetching = useRef<Promise<void>>(undefined)
  const showToast = useToast()

  function applyFilter(newFilter: QueueFilter): Promise<void> {
    fetching.current = fetchFiltered(newFilter)
    return fetching.current
  }

  async function fetchFiltered(newFilter: QueueFilter) {
    latest.current = newFilter
    try {
      const answer = await call(() => get('adminAuth', { queue: name, ...filterInput(newFilter) }))
      if (latest.current !== newFilter) return
      const cards = answer[name] as readonly CardOf<Name>[]
      setFilter(newFilter)
      setFilteredOut(answer.counts[name] - answer.matching)
      setQueue((before) => state.reopen(before, cards, answer.matching))
    } catch {
      showToast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    }
  }

  /** Resolves when the last chosen filter is applied, or when its request has failed. */
  const waitForFilter = async () => fetching.current

  return { filter, filteredOut, applyFilter, waitForFilter }
}
