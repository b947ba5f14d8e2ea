/**
 * Stores the state of one queue, and sends decisions and undos. A decided card disappears at once, and returns after
 * an undo, or after a failed decision on a submission that is still pending. More cards are fetched before the last
 * card is decided.
 */
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Queues } from '../../../contract/schemas/review.ts'
import type { SignedInCall } from '../../accounts/sign-in-again.tsx'
import { kindOf } from '../../client/kind-of.ts'
import { m } from '../../paraglide/messages.js'
import { forgetNames } from '../../search/load-names.ts'
import { useToast } from '../../ui/notices/toast.tsx'
import type { CardOf, QueueName } from '../cards/cards.ts'
import { allFailed, type Decision, decide, isSettled, type Verdict } from './decide.ts'
import { codeWords, failureWords } from './failure-words.ts'
import { noFilter } from './queue-filter.ts'
import * as state from './queue-state.ts'
import { type DecisionCounts, useMore } from './use-more.ts'
import { useQueueFilter } from './use-queue-filter.ts'
import { type Undoable, useUndo } from './use-undo.ts'

interface Setting<Name extends QueueName> {
  name: Name
  initialQueues: Queues
  call: SignedInCall
  /** @returns the message after the decision on a number of submissions */
  decisionMessage: (verdict: Verdict, count: number) => string
}

export function useReviewQueue<Name extends QueueName>(setting: Setting<Name>) {
  type Card = CardOf<Name>
  const { name, initialQueues, call, decisionMessage } = setting
  const [queue, setQueue] = useState(() =>
    state.openQueue(initialQueues[name] as readonly Card[], initialQueues.counts[name]),
  )
  const decisionCounts = useRef<DecisionCounts>({ begun: 0, ended: 0 })
  const [endedDecisions, setEndedDecisions] = useState(0)
  const showToast = useToast()
  const { filter, filteredOut, applyFilter, waitForFilter } = useQueueFilter({
    name,
    setQueue,
    call,
  })
  const moreCards = useMore({ name, queue, setQueue, decisionCounts, filter, call })
  const undoing = useUndo(call, (id) =>
    // The card is rendered at once, because the focus then moves to the card.
    flushSync(() => setQueue((before) => state.show(state.returnCards(before, [id]), id))),
  )

  async function countWhileRunning<Result>(work: Promise<Result>): Promise<Result> {
    decisionCounts.current.begun += 1
    const result = await work
    decisionCounts.current.ended += 1
    setEndedDecisions(decisionCounts.current.ended)
    return result
  }

  /** @returns whether no card of the decision is pending any more */
  async function decideOn(cards: readonly Card[], decision: Decision): Promise<boolean> {
    const [first] = cards
    if (!first) return true
    setQueue((before) => state.removeDecided(before, idsOf(cards)))
    const { decided, failed, reason } = await attempt(cards, decision)
    if (decided.length > 0) {
      showToast({ look: 'success', text: decisionMessage(decision.verdict, decided.length) })
      undoing.offer({ at: Date.now(), name: first.latinName, decided })
      // The decision may have added or renamed a species.
      for (const card of cards) forgetNames(kindOf(card))
    }
    if (failed.length === 0) return true
    const pendingDecisions = failed.filter((each) => !isSettled(each))
    if (pendingDecisions.length > 0)
      setQueue((before) => state.returnCards(before, idsOf(pendingDecisions)))
    const summary =
      cards.length > 1 ? m.review_some_failed({ count: failed.length }) : m.review_failed()
    const text = m.review_because({ what: summary, reason })
    showToast({ look: 'failure', title: m.toast_error(), text })
    return pendingDecisions.length === 0
  }

  async function attempt(cards: readonly Card[], decision: Decision) {
    try {
      const outcome = await call(() => decide(name, cards, decision))
      const codes = new Set(outcome.failed.map(({ code }) => code))
      return { ...outcome, reason: [...codes].map(codeWords).join(' ') }
    } catch (error) {
      return { decided: [], failed: allFailed(cards, error), reason: failureWords(error) }
    }
  }

  return {
    queue,
    ...moreCards,
    bringForward: (cards: readonly Card[]) =>
      // The card is rendered at once, because the focus then moves to the card.
      flushSync(() => setQueue((before) => state.bringForward(before, cards))),
    filter,
    applyFilter,
    /** The number of pending cards, including cards that the filter leaves out. */
    pendingCount: state.pendingCountOf(queue) + filteredOut,
    /** The number of decisions and undos that have ended, with or without success. */
    endedDecisions,
    step: (by: 1 | -1) => setQueue((before) => state.step(before, by)),
    decideOn: (cards: readonly Card[], decision: Decision) =>
      countWhileRunning(decideOn(cards, decision)),
    undoable: undoing.last,
    forgetUndo: undoing.forget,
    async undo(undoable: Undoable) {
      await countWhileRunning(undoing.undo(undoable))
      // A filter that was chosen just before the undo may replace the cards during the undo.
      await waitForFilter()
      let fetchedIds = new Set<string>()
      flushSync(() =>
        setQueue((before) => {
          fetchedIds = new Set(idsOf(before.fetchedCards))
          return before
        }),
      )
      // If the filter leaves out an undone card, the whole queue is shown.
      if (undoable.decided.some(({ id }) => !fetchedIds.has(id))) await applyFilter(noFilter)
    },
  }
}

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id)
