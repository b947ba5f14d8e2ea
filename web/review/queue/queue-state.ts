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
  /** Ids of those that are decided. */
  gone: ReadonlySet<string>
  /** Id of the one that is shown; none where none is left. */
  shown: string | undefined
  /** How many wait that have not been fetched, as far as is known. */
  beyond: number
  /** Nothing follows the last one that was fetched. */
  complete: boolean
}

/** So many left after the one that is shown, and it is time to fetch more. */
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

/** How many are left, fetched or not. */
export function leftIn<Card extends Waiting>(queue: Queue<Card>): number {
  return waitingIn(queue).length + queue.beyond
}

/** The card that is shown, and which one of those left it is, from 1. */
export function shownIn<Card extends Waiting>(queue: Queue<Card>) {
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { card: cards[at], place: at + 1 }
}

/** They are decided; in the place of the one that is shown comes the next one. */
export function take<Card extends Waiting>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const gone = new Set([...queue.gone, ...ids])
  return { ...queue, gone, shown: nearest({ ...queue, gone }) }
}

/** They wait again, each in its old place; what is shown stays. */
export function giveBack<Card extends Waiting>(
  queue: Queue<Card>,
  ids: readonly string[],
): Queue<Card> {
  const gone = new Set([...queue.gone].filter((id) => !ids.includes(id)))
  return { ...queue, gone, shown: nearest({ ...queue, gone }) }
}

/** One card on (1) or back (-1), as far as there is one. */
export function step<Card extends Waiting>(queue: Queue<Card>, by: 1 | -1): Queue<Card> {
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return { ...queue, shown: cards[at + by]?.id ?? queue.shown }
}

export function show<Card extends Waiting>(queue: Queue<Card>, id: string): Queue<Card> {
  return { ...queue, shown: id }
}

/** @param count how many waited in all when they were fetched; undefined where that cannot be told */
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

/** The last one that was fetched, when what follows it should be fetched now. */
export function fetchAfter<Card extends Waiting>(queue: Queue<Card>): string | undefined {
  if (queue.complete) return undefined
  const cards = waitingIn(queue)
  const at = cards.findIndex(({ id }) => id === queue.shown)
  return cards.length - 1 - at <= fewLeft ? queue.fetched.at(-1)?.id : undefined
}

/** What is shown, or what took its place: the next one that waits, else the last one before. */
function nearest<Card extends Waiting>({ fetched, gone, shown }: Queue<Card>): string | undefined {
  const at = Math.max(
    0,
    fetched.findIndex(({ id }) => id === shown),
  )
  const waits = ({ id }: Card) => !gone.has(id)
  return (fetched.slice(at).find(waits) ?? fetched.slice(0, at).findLast(waits))?.id
}
