/** Defines the filter and the order with which a reviewer views a queue. */
import type { Input } from '../../../contract/calls/endpoints.ts'
import type { queueOrders } from '../../../contract/schemas/review.ts'

export interface QueueFilter {
  /** The username of the author; empty for all authors. */
  sender: string
  /** The id of the species; empty for all species. */
  species: string
  order: (typeof queueOrders)[number]
}

export const noFilter: QueueFilter = { sender: '', species: '', order: 'time' }

export const isFiltered = ({ sender, species }: QueueFilter) => sender !== '' || species !== ''

/** @returns the filter as the input of the call */
export function filterInput({ sender, species, order }: QueueFilter): Input<'adminAuth'> {
  return { order, ...(sender && { sender }), ...(species && { species }) }
}
