/** The types of the cards that a reviewer decides on, one for each queue. */
import type { Queues, queueNames } from '../../../contract/schemas/review.ts'
import type { Credits } from '../../submissions/credits.ts'

export type QueueName = (typeof queueNames)[number]
export type CardOf<Name extends QueueName> = Queues[Name][number]
export type ReviewCard = CardOf<QueueName>

/** The props of the part of a card that differs between queues. */
export interface BodyProps<Card> {
  card: Card
  /** The corrections of the reviewer so far. */
  credits: Credits
  onCredits: (credits: Credits) => void
  /** Enlarges the picture with that id. */
  onZoom: (id: string) => void
  /** Approves a new species as a recorded one. */
  onApproveAs: (existing: string) => void
}

/** The specification's order, with pictures last. */
export const queuesInOrder = [
  'authPosts',
  'newAuthPosts',
  'newCreationEntries',
  'newPictures',
] as const satisfies readonly QueueName[]

/** The one name of a card in places with little room. */
export function nameOf(card: ReviewCard): string {
  return 'latinName' in card ? card.latinName : card.name
}
