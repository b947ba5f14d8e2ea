/**
 * Computes the state of one queue. Decided cards disappear but keep their place, so that an undone decision
 * returns the card there. Cards that are not fetched yet are counted.
 */

interface Identified {
  id: string
}

export interface Queue<Card extends Identified> {
  /** Every card fetched so far, in the order of the queue, after those that were brought forward. */
  fetched: readonly Card[]
  /** The ids of the decided cards. */
  decided: ReadonlySet<string>
  /** The id of the shown card; undefined if none is left. */
  shown: string | undefined
  /** The number of pending cards that are not fetched, as far as it is known. */
  unfetched: number
  /** Whether all pending cards are fetched. */
  complete: boolean
}

/** More cards are fetched when at most this many follow the shown card. */
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

/** The number of pending cards, fetched or not. */
export function leftIn<Card extends Identified>(queue: Queue<Card>): number {
  return pendingIn(queue).length + queue.unfetched
}

/** The shown card, and its place among the pending cards, from 1. */
export function shownIn<Card extends Identified>(queue: Queue<Card>) {
  const cards = pendingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { card: cards[at], place: at + 1 }
}

/** Removes decided cards. The next card takes the place of the shown one. */
export function removeDecided<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decided = new Set([...queue.decided, ...ids])
  return { ...queue, decided, shown: nearest({ ...queue, decided }) }
}

/** Returns cards to their old places. The shown card stays. */
export function returnCards<Card extends Identified>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const decided = new Set([...queue.decided].filter((id) => !ids.includes(id)))
  return { ...queue, decided, shown: nearest({ ...queue, decided }) }
}

/** Moves by one card, forward (1) or back (-1), if there is one. */
export function step<Card extends Identified>(queue: Queue<Card>, by: 1 | -1): Queue<Card> {
  const cards = pendingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { ...queue, shown: cards[at + by]?.id ?? queue.shown }
}

/** Puts cards first and shows the first of them. Copies that were fetched earlier are replaced. */
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

/** @param count all cards that were pending when these were fetched; undefined if unknown */
export function append<Card extends Identified>(
  queue: Queue<Card>,
  cards: readonly Card[],
  count: number | undefined,
): Queue<Card> {
  const known = new Set(queue.fetched.map(({ id }) => id))
  const fetched = [...queue.fetched, ...cards.filter(({ id }) => !known.has(id))]
  const complete = cards.length === 0
  const more = { ...queue, fetched, complete }
  const come = fetched.length - queue.fetched.length
  const rest = count === undefined ? queue.unfetched - come : count - pendingIn(more).length
  return { ...more, unfetched: complete ? 0 : Math.max(0, rest), shown: nearest(more) }
}

/** The id after which more cards should be fetched now; undefined if there are enough. */
export function fetchAfter<Card extends Identified>(queue: Queue<Card>): string | undefined {
  if (queue.complete) return undefined
  const cards = pendingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return cards.length - 1 - at <= fewLeft ? queue.fetched.at(-1)?.id : undefined
}

/** The shown card, or its replacement: the next pending card, else the last one before it. */
function nearest<Card extends Identified>({
  fetched,
  decided,
  shown,
}: Queue<Card>): string | undefined {
  const at = Math.max(
    0,
    fetched.findIndex(({ id }) => id === shown),
  )
  const isPending = ({ id }: Card) => !decided.has(id)
  return (fetched.slice(at).find(isPending) ?? fetched.slice(0, at).findLast(isPending))?.id
}
