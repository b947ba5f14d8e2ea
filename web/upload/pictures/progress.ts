/** Tells how far pictures are, each and all of them. */
import type { QueueItem, RefusedCode } from '../queue/items/item.ts'

export type Stage = Pick<QueueItem, 'state' | 'wanted'>

/** Neither sent nor refused, nor known elsewhere. */
export const isStillToGo = ({ state: { is } }: Stage) =>
  is === 'preparing' || is === 'ready' || is === 'waiting' || is === 'sending'

/** Submit has been pressed for it, and it has not come to an end. */
export const isOnItsWay = (item: Stage) =>
  item.state.is === 'sending' || (item.wanted && isStillToGo(item))

/** It is here and nowhere else. */
export const isLeft = (item: Stage) => isStillToGo(item) || isWorthAnotherTry(item)

/** It was refused for what was said of it, or by chance: Submit sends it again. */
export const isWorthAnotherTry = ({ state }: Stage) =>
  state.is === 'refused' && state.retry && !isOfTheFile(state.code)

/** The file itself is refused; other values would not help. */
export const isOfTheFile = (code: RefusedCode) =>
  code === 'unsupported_format' || code === 'unreadable_picture'

export type Group = 'sent' | 'onTheirWay' | 'preparing' | 'ready' | 'known' | 'refused'

/** How many pictures are how far; each counts once. */
export function countsOf(items: readonly Stage[]): Record<Group, number> {
  const counts = { sent: 0, onTheirWay: 0, preparing: 0, ready: 0, known: 0, refused: 0 }
  for (const item of items) counts[groupOf(item)] += 1
  return counts
}

function groupOf(item: Stage): Group {
  const { is } = item.state
  if (isOnItsWay(item) || is === 'sending') return 'onTheirWay'
  return is === 'waiting' ? 'ready' : is
}
