/** Determines the stage of each picture, and counts the pictures at each stage. */
import type { ItemFailureCode, QueueItem } from '../../queue/items/item.ts'

export type Stage = Pick<QueueItem, 'state' | 'isWanted'>

/** @returns whether the picture is being prepared or sent, is ready, or waits for a retry */
export const isUnfinished = ({ state: { is } }: Stage) =>
  is === 'preparing' || is === 'ready' || is === 'waiting' || is === 'sending'

/** @returns whether the picture is unfinished after the member has pressed Submit */
export const isBeingSent = (item: Stage) =>
  item.state.is === 'sending' || (item.isWanted && isUnfinished(item))

/** @returns whether the picture is unfinished, or Submit sends the picture again */
export const isUnsent = (item: Stage) => isUnfinished(item) || isRetryable(item)

/** @returns whether the picture failed because of its values or temporarily, so that Submit sends the picture again */
export const isRetryable = ({ state }: Stage) =>
  state.is === 'refused' && state.retry && !isFileRejected(state.code)

/** @returns whether the file is rejected because it is not a usable picture, so that other values do not help */
export const isFileRejected = (code: ItemFailureCode) =>
  code === 'unsupported_format' || code === 'unreadable_picture'

/** @returns whether the server already had some of the pictures, and has received all other pictures */
export const isAllKnown = (items: readonly Pick<Stage, 'state'>[]) =>
  items.some(({ state }) => state.is === 'known') &&
  items.every(({ state }) => state.is === 'known' || state.is === 'sent')

export type StageName = 'sent' | 'sending' | 'preparing' | 'ready' | 'known' | 'refused'

/** @returns the number of pictures at each stage. Each picture is counted once. */
export function countsOf(items: readonly Stage[]): Record<StageName, number> {
  const counts = { sent: 0, sending: 0, preparing: 0, ready: 0, known: 0, refused: 0 }
  for (const item of items) counts[stageNameOf(item)] += 1
  return counts
}

function stageNameOf(item: Stage): StageName {
  const { is } = item.state
  if (isBeingSent(item) || is === 'sending') return 'sending'
  return is === 'waiting' ? 'ready' : is
}
