/** What a reviewer decides on, by the queue it waits in. */
import type { Queues, queueNames } from '../../contract/schemas/review.ts'

export type QueueName = (typeof queueNames)[number]
export type CardOf<Name extends QueueName> = Queues[Name][number]
export type ReviewCard = CardOf<QueueName>

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
