/**
 * Computes the state of one queue. Decided cards disappear but keep their position, so that an undone decision returns
 * the card to its position. The count of pending cards includes cards that are not fetched yet.
 */

interface Identified {
  id: string
}

export interface Queue<Card extends Identified> {
  /** All fetched cards: first the cards of `bringForward`, then the other cards in the order of the queue. */
  fetchedCards: readonly Card[]
  /** The ids of the decided cards. */
  decidedIds: ReadonlySet<string>
  /** The id of the shown card; undefined if no card is pending. */
  shownId: string | undefined
  /** The number of pending cards that are not fetched, as far as this number is known. */
  unfetchedCount: number
  /** Whether all pending cards are fetched. */
  isComplete: boolean
}

/** More cards are fetched when at most this number of cards follows the shown card. */
const fewLeft = 5

export function openQueue<Card extends Identified>(
  cards: readonly Card[],
  count: number,
): Queue<Card> {
  const isComplete = count <= cards.length
  const unfetchedCount = isComplete ? 0 : count - cards.length
  return {
    fetchedCards: cards,
    decidedIds: new Set(),
    shownId: cards[0]?.id,
    unfetchedCount,
    isComplete,
  }
}

/** Reopens a queue with other cards. Decided cards stay decided, even while their call runs. */
export function reopen<Card extends Identified>(
  { decidedIds }: Queue<Card>,
  cards: readonly Card[],
  count: number,
): Queue<Card> {
  const queue = { ...openQueue(cards, count), decidedIds }
  return { ...queue, shownId: nearestPendingId(queue) }
}

export function pendingIn<Card extends Identified>({
  fetchedCards,
  decidedIds,
}: Queue<Card>): Card[] {
  return fetchedCards.filter(({ id }) => !decidedIds.has(id))
}

/** @returns the number of pending cards, fetched or not */
export function pendingCountOf<Card extends Identified>(queue: Queue<Card>): number {
  return pendingIn(queue).length + queue.unfetchedCount
}

/** @returns the shown card, and its position among the pending cards, from 1; 0 if no card is shown */
export function shownIn<Card extends Identified>(queue: Queue<Card>) {
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shownId)
  return { card: cards[index], position: index + 1 }
}

/**
 * @returns the queue without the decided cards. If the shown card is decided, the next card, or else the previous card,
 * is shown.
 */
export function removeDecided<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decidedIds = new Set([...queue.decidedIds, ...ids])
  return { ...queue, decidedIds, shownId: nearestPendingId({ ...queue, decidedIds }) }
}

/** @returns the queue with the cards at their former positions. The shown card does not change. */
export function returnCards<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decidedIds = new Set([...queue.decidedIds].filter((id) => !ids.includes(id)))
  return { ...queue, decidedIds, shownId: nearestPendingId({ ...queue, decidedIds }) }
}

/** @returns the queue that shows the next card (1) or the previous card (-1), if such a card exists */
export function step<Card extends Identified>(queue: Queue<Card>, by: 1 | -1): Queue<Card> {
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shownId)
  return { ...queue, shownId: cards[index + by]?.id ?? queue.shownId }
}

/**
 * @returns the queue that starts with the pending cards among `cards`, and shows the first pending card. These cards
 * replace their older copies.
 */
export function bringForward<Card extends Identified>(
  queue: Queue<Card>,
  cards: readonly Card[],
): Queue<Card> {
  const pendingCards = cards.filter(({ id }) => !queue.decidedIds.has(id))
  const ids = new Set(pendingCards.map(({ id }) => id))
  const knownCount = queue.fetchedCards.filter(({ id }) => ids.has(id)).length
  const fetchedCards = [...pendingCards, ...queue.fetchedCards.filter(({ id }) => !ids.has(id))]
  const unfetchedCount = Math.max(0, queue.unfetchedCount - (pendingCards.length - knownCount))
  return { ...queue, fetchedCards, unfetchedCount, shownId: pendingCards[0]?.id ?? queue.shownId }
}

export function show<Card extends Identified>(queue: Queue<Card>, id: string): Queue<Card> {
  return { ...queue, shownId: id }
}

/** @param count the number of pending cards when these cards were fetched; undefined if unknown */
export function append<Card extends Identified>(
  queue: Queue<Card>,
  cards: readonly Card[],
  count: number | undefined,
): Queue<Card> {
  const knownIds = new Set(queue.fetchedCards.map(({ id }) => id))
  const fetchedCards = [...queue.fetchedCards, ...cards.filter(({ id }) => !knownIds.has(id))]
  const isComplete = cards.length === 0
  const extended = { ...queue, fetchedCards, isComplete }
  const addedCount = fetchedCards.length - queue.fetchedCards.length
  const unfetchedCount =
    count === undefined ? queue.unfetchedCount - addedCount : count - pendingIn(extended).length
  return {
    ...extended,
    unfetchedCount: isComplete ? 0 : Math.max(0, unfetchedCount),
    shownId: nearestPendingId(extended),
  }
}

/** @returns the id after which more cards should be fetched now; undefined if enough cards are fetched */
export function fetchAfter<Card extends Identified>(queue: Queue<Card>): string | undefined {
  if (queue.isComplete) return undefined
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shownId)
  return cards.length - 1 - index <= fewLeft ? queue.fetchedCards.at(-1)?.id : undefined
}

/** @returns the id of the shown card or its replacement: the next pending card, or else the previous pending card */
function nearestPendingId<Card extends Identified>({
  fetchedCards,
  decidedIds,
  shownId,
}: Queue<Card>): string | undefined {
  const index = Math.max(
    0,
    fetchedCards.findIndex(({ id }) => id === shownId),
  )
  const isPending = ({ id }: Card) => !decidedIds.has(id)
  return (
    fetchedCards.slice(index).find(isPending) ?? fetchedCards.slice(0, index).findLast(isPending)
  )?.id
}
