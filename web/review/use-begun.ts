/** What a reviewer has begun: it is kept while others are looked at, and when its decision fails. */
import { useState } from 'react'
import type { Credits } from '../submissions/credits.ts'
import { noRefusal, type Refusal } from './decision-bar.tsx'

/** On one card. */
export interface BegunOnCard {
  refusal: Refusal
  credits: Credits
}
const nothing: BegunOnCard = { refusal: noRefusal, credits: {} }

export type Begun = ReturnType<typeof useBegun>

export function useBegun() {
  const [onCards, setOnCards] = useState<Record<string, BegunOnCard>>({})
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [refusalOfMany, setRefusalOfMany] = useState(noRefusal)
  return {
    on: (id: string) => onCards[id] ?? nothing,
    begin: (id: string, more: Partial<BegunOnCard>) =>
      setOnCards((before) => ({ ...before, [id]: { ...nothing, ...before[id], ...more } })),
    marked,
    setMarked,
    refusalOfMany,
    setRefusalOfMany,
  }
}
