/** Describes the part of a queue that a reviewer looks at, and its order. */
import type { Input } from '../../../contract/endpoints.ts'
import type { queueOrders } from '../../../contract/schemas/review.ts'

export interface Narrowing {
  /** A username; empty for all. */
  sender: string
  /** The id of a species; empty for all. */
  species: string
  order: (typeof queueOrders)[number]
}

export const wholeQueue: Narrowing = { sender: '', species: '', order: 'time' }

export const isNarrowed = ({ sender, species }: Narrowing) => sender !== '' || species !== ''

/** The narrowing as the input of the call. */
export function askedFor({ sender, species, order }: Narrowing): Input<'adminAuth'> {
  return { order, ...(sender && { sender }), ...(species && { species }) }
}
