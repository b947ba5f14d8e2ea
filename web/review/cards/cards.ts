/** The types of the cards that a reviewer decides on, one for each queue. */
import type { Queues, queueNames } from '../../../contract/schemas/review.ts'
import type { Credits } from '../../submissions/credits.ts'

export type QueueName = (typeof queueNames)[number]
export type CardOf<Name extends QueueName> = Queues[Name][number]
export type ReviewCard = CardOf<QueueName>

/** What the part of a card is given that differs by its queue. */
export interface BodyProps<Card> {
  card: Card
  /** What the reviewer has corrected so far. */
  credits: Credits
  onCredits: (credits: Credits) => void
  /** Enlarges the picture of that id. */
  onZoom: (id: string) => void
}

/** In the specification's order, pictures last. */
export const queuesInOrder = [
  'authPosts',
  'newAuthPosts',
  'newCreationEntries',
  'newPictures',
] as const satisfies readonly QueueName[]

/** By which a card is called where there is room for one name. */
export function nameOf(card: ReviewCard): string {
  return 'latinName' in card ? card.latinName : card.name
}
