/**
 * The state of one queue. Decided cards disappear but keep their place, so that an undone decision
 * returns the card there. Cards that are not fetched yet are counted.
 */

interface Waiting {
  id: string
}

export interface Queue<Card extends Waiting> {
  /** Every card fetched so far, oldest first. */
  fetched: readonly Card[]
  /** The ids of the decided cards. */
  gone: ReadonlySet<string>
  /** The id of the shown card; undefined if none is left. */
  shown: string | undefined
  /** The number of pending cards that are not fetched, as far as it is known. */
  beyond: number
  /** Whether all pending cards are fetched. */
  complete: boolean
}

/** More cards are fetched when only this many follow the shown one. */
const fewLeft = 5

export function openQueue<Card extends Waiting>(
  cards: readonly Card[],
  count: number,
): Queue<Card> {
  const complete = count <= cards.length
  const beyond = complete ? 0 : count - cards.length
  return { fetched: cards, gone: new Set(), shown: cards[0]?.id, beyond, complete }
}

export function waitingIn<Card extends Waiting>({ fetched, gone }: Queue<Card>): Card[] {
  return fetched.filter(({ id }) => !gone.has(id))
}

/** The number of pending cards, fetched or not. */
export function leftIn<Card extends Waiting>(queue: Queue<Card>): number {
  return waitingIn(queue).length + queue.beyond
}

/** The shown card, and its place among the pending cards, from 1. */
export function shownIn<Card extends Waiting>(queue: Queue<Card>) {
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { card: cards[at], place: at + 1 }
}

/** Removes decided cards. The next card takes the place of the shown one. */
export function take<Card extends Waiting>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const gone = new Set([...queue.gone, ...ids])
  return { ...queue, gone, shown: nearest({ ...queue, gone }) }
}

/** Returns cards to their old places. The shown card stays. */
export function giveBack<Card extends Waiting>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const gone = new Set([...queue.gone].filter((id) => !ids.includes(id)))
  return { ...queue, gone, shown: nearest({ ...queue, gone }) }
}

/** Moves by one card, forward (1) or back (-1), if there is one. */
export function step<Card extends Waiting>(queue: Queue<Card>, by: 1 | -1): Queue<Card> {
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { ...queue, shown: cards[at + by]?.id ?? queue.shown }
}

export function show<Card extends Waiting>(queue: Queue<Card>, id: string): Queue<Card> {
  return { ...queue, shown: id }
}

/** @param count all cards that were pending when these were fetched; undefined if unknown */
export function append<Card extends Waiting>(
  queue: Queue<Card>,
  cards: readonly Card[],
  count: number | undefined,
): Queue<Card> {
  const known = new Set(queue.fetched.map(({ id }) => id))
  const fetched = [...queue.fetched, ...cards.filter(({ id }) => !known.has(id))]
  const complete = cards.length === 0
  const more = { ...queue, fetched, complete }
  const come = fetched.length - queue.fetched.length
  const rest = count === undefined ? queue.beyond - come : count - waitingIn(more).length
  return { ...more, beyond: complete ? 0 : Math.max(0, rest), shown: nearest(more) }
}

/** The id after which more cards should be fetched now; undefined if there are enough. */
export function fetchAfter<Card extends Waiting>(queue: Queue<Card>): string | undefined {
  if (queue.complete) return undefined
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return cards.length - 1 - at <= fewLeft ? queue.fetched.at(-1)?.id : undefined
}

/** The shown card, or its replacement: the next pending card, else the last one before it. */
function nearest<Card extends Waiting>({ fetched, gone, shown }: Queue<Card>): string | undefined {
  const at = Math.max(
    0,
    fetched.findIndex(({ id }) => id === shown),
  )
  const waits = ({ id }: Card) => !gone.has(id)
  return (fetched.slice(at).find(waits) ?? fetched.slice(0, at).findLast(waits))?.id
}
