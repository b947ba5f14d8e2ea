/**
 * Keeps unfinished decisions while the reviewer looks at other cards, and after a decision fails.
 */
import { useState } from 'react'
import type { Corrections } from '../cards/cards.ts'
import { noRefusal, type Refusal } from './decision-bar.tsx'

/** The unfinished decision on one card. */
export interface DecisionDraft {
  refusal: Refusal
  corrections: Corrections
}
const nothing: DecisionDraft = { refusal: noRefusal, corrections: { credits: {} } }

export type DecisionDrafts = ReturnType<typeof useDecisionDrafts>

export function useDecisionDrafts() {
  const [onCards, setOnCards] = useState<Record<string, DecisionDraft>>({})
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [refusalOfMany, setRefusalOfMany] = useState(noRefusal)
  return {
    on: (id: string) => onCards[id] ?? nothing,
    change: (id: string, more: Partial<DecisionDraft>) =>
      setOnCards((before) => ({ ...before, [id]: { ...nothing, ...before[id], ...more } })),
    marked,
    setMarked,
    refusalOfMany,
    setRefusalOfMany,
  }
}
