/**
 * Computes the state of one queue. Decided cards disappear but keep their position, so that an undone decision returns
 * the card to its position. Cards that are not fetched yet are counted.
 */

interface Identified {
  id: string
}

export interface Queue<Card extends Identified> {
  /** Every fetched card in the order of the queue, after the cards that were brought forward. */
  fetched: readonly Card[]
  /** The ids of the decided cards. */
  decided: ReadonlySet<string>
  /** The id of the shown card; undefined if no card is pending. */
  shown: string | undefined
  /** The number of pending cards that are not fetched, as far as this number is known. */
  unfetched: number
  /** Whether all pending cards are fetched. */
  complete: boolean
}

/** More cards are fetched when at most this number of cards follows the shown card. */
const fewLeft = 5

export function openQueue<Card extends Identified>(
  cards: readonly Card[],
  count: number,
): Queue<Card> {
  const complete = count <= cards.length
  const unfetched = complete ? 0 : count - cards.length
  return { fetched: cards, decided: new Set(), shown: cards[0]?.id, unfetched, complete }
}

/** Opens a queue again with other cards. Decided cards stay decided, even while their call runs. */
export function reopen<Card extends Identified>(
  { decided }: Queue<Card>,
  cards: readonly Card[],
  count: number,
): Queue<Card> {
  const queue = { ...openQueue(cards, count), decided }
  return { ...queue, shown: nearest(queue) }
}

export function pendingIn<Card extends Identified>({ fetched, decided }: Queue<Card>): Card[] {
  return fetched.filter(({ id }) => !decided.has(id))
}

/** @returns the number of pending cards, fetched or not */
export function leftIn<Card extends Identified>(queue: Queue<Card>): number {
  return pendingIn(queue).length + queue.unfetched
}

/** @returns the shown card, and its position among the pending cards, from 1; 0 if no card is shown */
export function shownIn<Card extends Identified>(queue: Queue<Card>) {
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shown)
  return { card: cards[index], position: index + 1 }
}

/** @returns the queue without the decided cards. A decided card that was shown is replaced by the next card. */
export function removeDecided<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decided = new Set([...queue.decided, ...ids])
  return { ...queue, decided, shown: nearest({ ...queue, decided }) }
}

/** @returns the queue with the cards at their former positions. The shown card stays. */
export function returnCards<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decided = new Set([...queue.decided].filter((id) => !ids.includes(id)))
  return { ...queue, decided, shown: nearest({ ...queue, decided }) }
}

/** @returns the queue that shows the next card (1) or the previous card (-1), if such a card exists */
export function step<Card extends Identified>(queue: Queue<Card>, by: 1 | -1): Queue<Card> {
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shown)
  return { ...queue, shown: cards[index + by]?.id ?? queue.shown }
}

/** @returns the queue that starts with these cards and shows the first. Copies fetched earlier are replaced. */
export function bringForward<Card extends Identified>(
  queue: Queue<Card>,
  cards: readonly Card[],
): Queue<Card> {
  const fresh = cards.filter(({ id }) => !queue.decided.has(id))
  const ids = new Set(fresh.map(({ id }) => id))
  const known = queue.fetched.filter(({ id }) => ids.has(id)).length
  const fetched = [...fresh, ...queue.fetched.filter(({ id }) => !ids.has(id))]
  const unfetched = Math.max(0, queue.unfetched - (fresh.length - known))
  return { ...queue, fetched, unfetched, shown: fresh[0]?.id ?? queue.shown }
}

export function show<Card extends Identified>(queue: Queue<Card>, id: string): Queue<Card> {
  return { ...queue, shown: id }
}

/** @param count the number of pending cards when these cards were fetched; undefined if unknown */
export function append<Card extends Identified>(
  queue: Queue<Card>,
  cards: readonly Card[],
  count: number | undefined,
): Queue<Card> {
  const known = new Set(queue.fetched.map(({ id }) => id))
  const fetched = [...queue.fetched, ...cards.filter(({ id }) => !known.has(id))]
  const complete = cards.length === 0
  const extended = { ...queue, fetched, complete }
  const addedCount = fetched.length - queue.fetched.length
  const rest =
    count === undefined ? queue.unfetched - addedCount : count - pendingIn(extended).length
  return { ...extended, unfetched: complete ? 0 : Math.max(0, rest), shown: nearest(extended) }
}

/** @returns the id after which more cards should be fetched now; undefined if enough cards are fetched */
export function fetchAfter<Card extends Identified>(queue: Queue<Card>): string | undefined {
  if (queue.complete) return undefined
  const cards = pendingIn(queue)
  const index = cards.findIndex(({ id }) => id === queue.shown)
  return cards.length - 1 - index <= fewLeft ? queue.fetched.at(-1)?.id : undefined
}

/** @returns the id of the shown card or its replacement: the next pending card, or else the last pending card before */
function nearest<Card extends Identified>({
  fetched,
  decided,
  shown,
}: Queue<Card>): string | undefined {
  const index = Math.max(
    0,
    fetched.findIndex(({ id }) => id === shown),
  )
  const isPending = ({ id }: Card) => !decided.has(id)
  return (fetched.slice(index).find(isPending) ?? fetched.slice(0, index).findLast(isPending))?.id
}
