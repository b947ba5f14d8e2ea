/** Determines the stage of each picture, and counts the pictures at each stage. */
import type { ItemFailureCode, QueueItem } from '../../queue/items/item.ts'

export type Stage = Pick<QueueItem, 'state' | 'wanted'>

/** Neither sent nor refused, and not known to the server. */
export const isUnfinished = ({ state: { is } }: Stage) =>
  is === 'preparing' || is === 'ready' || is === 'waiting' || is === 'sending'

/** The member has pressed Submit, and the picture is neither sent nor refused nor known to the server. */
export const isBeingSent = (item: Stage) =>
  item.state.is === 'sending' || (item.wanted && isUnfinished(item))

/** The picture is unfinished, or Submit sends it again. */
export const isUnsent = (item: Stage) => isUnfinished(item) || isRetryable(item)

/** Refused because of its values or a temporary failure, so Submit sends it again. */
export const isRetryable = ({ state }: Stage) =>
  state.is === 'refused' && state.retry && !isFileRejected(state.code)

/** Refused because the file cannot be used as a picture, so that other values would not help. */
export const isFileRejected = (code: ItemFailureCode) =>
  code === 'unsupported_format' || code === 'unreadable_picture'

/** The server already had some of the pictures, and has received the others. */
export const isAllKnown = (items: readonly Pick<Stage, 'state'>[]) =>
  items.some(({ state }) => state.is === 'known') &&
  items.every(({ state }) => state.is === 'known' || state.is === 'sent')

export type Group = 'sent' | 'sending' | 'preparing' | 'ready' | 'known' | 'refused'

/** The number of pictures at each stage. Each picture counts once. */
export function countsOf(items: readonly Stage[]): Record<Group, number> {
  const counts = { sent: 0, sending: 0, preparing: 0, ready: 0, known: 0, refused: 0 }
  for (const item of items) counts[groupOf(item)] += 1
  return counts
}

function groupOf(item: Stage): Group {
  const { is } = item.state
  if (isBeingSent(item) || is === 'sending') return 'sending'
  return is === 'waiting' ? 'ready' : is
}
