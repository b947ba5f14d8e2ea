/** Filters a queue by author and species, and fetches its first cards in the chosen order. */
import { useRef, useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { get } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { filterInput, noFilter, type QueueFilter } from './narrowing.ts'
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
  const toast = useToast()

  function applyFilter(next: QueueFilter): Promise<void> {
    fetching.current = fetchFiltered(next)
    return fetching.current
  }

  async function fetchFiltered(next: QueueFilter) {
    latest.current = next
    try {
      const answer = await call(() => get('adminAuth', { queue: name, ...filterInput(next) }))
      if (latest.current !== next) return
      const cards = answer[name] as readonly CardOf<Name>[]
      setFilter(next)
      setFilteredOut(answer.counts[name] - answer.matching)
      setQueue((before) => state.reopen(before, cards, answer.matching))
    } catch {
      toast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    }
  }

  /** Resolves when the last chosen filter is applied, or could not be applied. */
  const filterApplied = async () => fetching.current

  return { filter, filteredOut, applyFilter, filterApplied }
}
