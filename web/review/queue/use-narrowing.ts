/** Limits a queue to one author, one species or both, and fetches its first cards in the chosen order. */
import { useRef, useState } from 'react'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { get } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { askedFor, type Narrowing, wholeQueue } from './narrowing.ts'
import * as state from './queue-state.ts'

interface Setting<Name extends QueueName> {
  name: Name
  setQueue: (change: (before: state.Queue<CardOf<Name>>) => state.Queue<CardOf<Name>>) => void
  call: SignedInCall
}

export function useNarrowing<Name extends QueueName>({ name, setQueue, call }: Setting<Name>) {
  const [narrowing, setNarrowing] = useState(wholeQueue)
  const [elsewhere, setElsewhere] = useState(0)
  const latest = useRef(wholeQueue)
  const toast = useToast()

  async function narrow(next: Narrowing) {
    latest.current = next
    try {
      const found = await call(() => get('adminAuth', { queue: name, ...askedFor(next) }))
      if (latest.current !== next) return
      const cards = found[name] as readonly CardOf<Name>[]
      setNarrowing(next)
      setElsewhere(found.counts[name] - found.matching)
      setQueue((before) => state.reopen(before, cards, found.matching))
    } catch {
      toast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    }
  }

  return { narrowing, elsewhere, narrow }
}
