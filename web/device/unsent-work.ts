/**
 * Tracks the unsent work of an account in this window and in others, which logging out counts,
 * keeps or deletes (security.md 80).
 */
import { stopKeeping } from './browser-storage.ts'
import { countStored, deleteStored, type Work } from './stored-work.ts'

interface Holder {
  username: string
  /** How many pictures this window alone holds: they are not stored yet. */
  unstored(): number
  /** Stops sending and storing; asks no more before the page is left. */
  stop(): void
}

const holders = new Set<Holder>()
let others: BroadcastChannel | undefined

/** Called by each part of a page that stores work. @returns how to say that it no longer does */
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

/** What this window alone holds cannot be kept: about that the browser still asks before leaving. */
export function keepWork(username: string): void {
  for (const holder of holdersOf(username)) if (holder.unstored() === 0) holder.stop()
}

/** Deletes it from this device; other windows that hold some of it leave. @throws where that fails */
export async function deleteWork(username: string): Promise<void> {
  await deleteHere(username)
  channel()?.postMessage(username)
}

/**
 * Deletes the empty databases of an account without work. Another window may hold pictures that no
 * database took, so it is not told to leave. @throws where that fails
 */
export const deleteEmpty = deleteHere

async function deleteHere(username: string): Promise<void> {
  stopKeeping()
  for (const holder of holdersOf(username)) holder.stop()
  await deleteStored(username)
}

function channel(): BroadcastChannel | undefined {
  // Some older phones have none.
  if (others || typeof BroadcastChannel === 'undefined') return others
  others = new BroadcastChannel('work deleted')
  others.addEventListener('message', async ({ data: username }: MessageEvent<string>) => {
    if (holdersOf(username).length === 0) return
    // It may have stored something again since.
    await deleteHere(username).catch(() => {})
    window.location.replace('/')
  })
  return others
}

const holdersOf = (username: string) =>
  [...holders].filter((holder) => holder.username === username)
