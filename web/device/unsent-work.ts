/**
 * Tracks the unsent work of an account in this window and in other windows, which logging out counts,
 * keeps or deletes (security.md 80).
 */
import { stopStoring } from './browser-storage.ts'
import { countStored, deleteStored, type Work } from './stored-work.ts'

interface Holder {
  username: string
  /** The number of pictures that only this window holds, because they are not stored yet. */
  unstored(): number
  /** Stops sending and storing, and the browser's question before the page is left. */
  stop(): void
}

const holders = new Set<Holder>()
let others: BroadcastChannel | undefined

/** Registers a part of a page that stores work. @returns a function that removes it again */
export function holdWork(holder: Holder): () => void {
  channel()
  holders.add(holder)
  return () => {
    holders.delete(holder)
  }
}

export async function workOf(username: string): Promise<Work> {
  const { drafts, pictures } = await countStored(username)
  const unstored = holdersOf(username).reduce((sum, holder) => sum + holder.unstored(), 0)
  return { drafts, pictures: pictures + unstored }
}

/** Unstored pictures cannot be kept, so for them the browser still asks before the page is left. */
export function keepWork(username: string): void {
  for (const holder of holdersOf(username)) if (holder.unstored() === 0) holder.stop()
}

/**
 * Deletes the work from this device. Other windows of the account leave the page. @throws if
 * the deletion fails
 */
export async function deleteWork(username: string): Promise<void> {
  await deleteHere(username)
  channel()?.postMessage(username)
}

/**
 * Deletes the empty databases of an account without work. Another window may hold pictures that are
 * not stored, so it gets no message and stays. @throws if the deletion fails
 */
export const deleteEmpty = deleteHere

async function deleteHere(username: string): Promise<void> {
  stopStoring()
  for (const holder of holdersOf(username)) holder.stop()
  await deleteStored(username)
}

function channel(): BroadcastChannel | undefined {
  // Some older phones have no BroadcastChannel.
  if (others || typeof BroadcastChannel === 'undefined') return others
  others = new BroadcastChannel('work deleted')
  others.addEventListener('message', async ({ data: username }: MessageEvent<string>) => {
    if (holdersOf(username).length === 0) return
    // This window may have stored something since the other one deleted the work.
    await deleteHere(username).catch(() => {})
    window.location.replace('/')
  })
  return others
}

const holdersOf = (username: string) =>
  [...holders].filter((holder) => holder.username === username)
