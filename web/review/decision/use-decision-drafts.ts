/**
 * Stores unfinished decisions in memory while the reviewer looks at other cards, and after a decision fails.
 */
import { useState } from 'react'
import type { Corrections } from '../cards/cards.ts'
import { noReasonDraft, type ReasonDraft } from './decision-bar.tsx'

/** The unfinished decision on one card. */
export interface DecisionDraft {
  reasonDraft: ReasonDraft
  corrections: Corrections
}
const noDraft: DecisionDraft = { reasonDraft: noReasonDraft, corrections: { credits: {} } }

export type DecisionDrafts = ReturnType<typeof useDecisionDrafts>

export function useDecisionDrafts() {
  const [draftsById, setDraftsById] = useState<Record<string, DecisionDraft>>({})
  const [markedIds, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [reasonOfMany, setReasonOfMany] = useState(noReasonDraft)
  return {
    of: (id: string) => draftsById[id] ?? noDraft,
    change: (id: string, part: Partial<DecisionDraft>) =>
      setDraftsById((before) => ({ ...before, [id]: { ...noDraft, ...before[id], ...part } })),
    markedIds,
    setMarked,
    reasonOfMany,
    setReasonOfMany,
  }
}
