/**
 * Working through one queue: a card that is decided goes at once and comes back when that failed or
 * is taken back; more are fetched before they run out.
 */
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Queues } from '../../contract/schemas/review.ts'
import type { SignedInCall } from '../accounts/sign-in-again.tsx'
import { get, post } from '../api.ts'
import { m } from '../paraglide/messages.js'
import { forgetNames } from '../search/load-names.ts'
import { useToast } from '../ui/toast.tsx'
import { type CardOf, nameOf, type QueueName } from './cards.ts'
import { type Decision, decide, refusedAll, type Verdict, waitsNoMore } from './decide.ts'
import { failureWords, refusalWords } from './failure-words.ts'
import * as state from './queue-state.ts'

/** A decision that can still be taken back. */
export interface Undoable {
  at: number
  name: string
  decided: { id: string; changeId: string }[]
}

interface Setting<Name extends QueueName> {
  name: Name
  opened: Queues
  call: SignedInCall
  /** What is said when so many were decided. */
  done: (verdict: Verdict, count: number) => string
}

export function useReviewQueue<Name extends QueueName>({
  name,
  opened,
  call,
  done,
}: Setting<Name>) {
  type Card = CardOf<Name>
  const [queue, setQueue] = useState(() =>
    state.openQueue(opened[name] as readonly Card[], opened.counts[name]),
  )
  const [undoables, setUndoables] = useState<Undoable[]>([])
  const toast = useToast()
  const failed = (what: string, reason: string) =>
    toast({
      look: 'failure',
      title: m.toast_error(),
      text: m.review_because({ what, reason }),
    })
  const more = useMore(name, queue, setQueue, call)

  async function decideOn(cards: readonly Card[], decision: Decision) {
    const [first] = cards
    if (!first) return
    setQueue((before) => state.take(before, idsOf(cards)))
    const { decided, refused, reason } = await attempt(cards, decision)
    if (decided.length > 0) {
      toast({ look: 'success', text: done(decision.verdict, decided.length) })
      const undoable = { at: Date.now(), name: nameOf(first), decided }
      setUndoables((before) => [...before, undoable])
      // A species may have come, or be called otherwise.
      for (const { dbType } of cards) forgetNames(dbType)
    }
    if (refused.length === 0) return
    const waiting = refused.filter((one) => !waitsNoMore(one))
    if (waiting.length > 0) setQueue((before) => state.giveBack(before, idsOf(waiting)))
    const what = cards.length > 1 ? m.review_refused({ count: refused.length }) : m.review_failed()
    failed(what, reason)
  }

  async function attempt(cards: readonly Card[], decision: Decision) {
    try {
      const outcome = await call(() => decide(name, cards, decision))
      const codes = new Set(outcome.refused.map(({ code }) => code))
      return { ...outcome, reason: [...codes].map(refusalWords).join(' ') }
    } catch (error) {
      return { decided: [], refused: refusedAll(cards, error), reason: failureWords(error) }
    }
  }

  const forgetUndo = useCallback((undoable: Undoable) => {
    setUndoables((before) => before.filter((each) => each !== undoable))
  }, [])

  async function undo(undoable: Undoable) {
    forgetUndo(undoable)
    for (const { id, changeId } of undoable.decided.toReversed()) {
      try {
        await call(() => post('undoChange', { id: changeId }))
        setQueue((before) => state.show(state.giveBack(before, [id]), id))
      } catch (error) {
        const reason = failureWords(error)
        return toast({
          look: 'failure',
          title: m.toast_error(),
          text: m.review_undo_failed({ reason }),
        })
      }
    }
    toast({ look: 'success', text: m.review_undone() })
  }

  return {
    queue,
    ...more,
    step: (by: 1 | -1) => setQueue((before) => state.step(before, by)),
    show: (id: string) => setQueue((before) => state.show(before, id)),
    decideOn,
    undoable: undoables.at(-1),
    forgetUndo,
    undo,
  }
}

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)

/** Fetches what follows when few are left; once at a time, and after a failure only when told to. */
function useMore<Name extends QueueName>(
  name: Name,
  queue: state.Queue<CardOf<Name>>,
  setQueue: (
    change: (before: state.Queue<CardOf<Name>>) => state.Queue<CardOf<Name>>,
  ) => void,
  call: SignedInCall,
) {
  const [failed, setFailed] = useState(false)
  const coming = useRef(false)
  const toast = useToast()
  const after = state.fetchAfter(queue)

  async function fetchMore(last: string) {
    coming.current = true
    setFailed(false)
    try {
      const found = await call(() => get('adminAuth', { queue: name, after: last }))
      const cards = found[name] as readonly CardOf<Name>[]
      setQueue((before) => state.append(before, cards, found.counts[name]))
    } catch {
      setFailed(true)
      toast({ look: 'failure', title: m.toast_error(), text: m.review_fetch_failed() })
    }
    coming.current = false
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the last of the cards changes
  useEffect(() => {
    if (after && !coming.current && !failed) fetchMore(after)
  }, [after, queue.fetched.length])

  return { failed, fetchAgain: () => after && fetchMore(after) }
}
