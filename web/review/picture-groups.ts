/**
 * Groups pictures by author or species. The server has sorted the pictures, so the pictures of a group follow each
 * other.
 */
import type { PictureCard } from '../../contract/schemas/review.ts'
import type { QueueFilter } from './queue/queue-filter.ts'

export interface PictureGroup<Card> {
  /** The author or the species; empty for the single group of pictures in the order of time. */
  name: string
  cards: Card[]
}

export function groupsOf<Card extends PictureCard>(
  cards: readonly Card[],
  order: QueueFilter['order'],
): PictureGroup<Card>[] {
  const groups: PictureGroup<Card>[] = []
  for (const card of cards) {
    const name = { time: '', sender: card.author, species: card.latinName }[order]
    const last = groups.at(-1)
    if (last?.name === name) last.cards.push(card)
    else groups.push({ name, cards: [card] })
  }
  return groups
}
