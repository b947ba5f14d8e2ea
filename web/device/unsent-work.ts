/**
 * Tracks the unsent work of an account in this window and in other windows. Signing out counts, keeps or deletes that
 * work (security.md 80).
 */
import { stopStoring } from './browser-storage.ts'
import { countStored, deleteStored, type Work } from './stored-work.ts'

/** A part of a page that has unsent work. */
interface Holder {
  username: string
  /** The number of pictures that are not stored yet, and therefore exist only in this window. */
  countUnstored(): number
  /** Stops sending and storing. The browser then lets the reader leave the page without a question. */
  stop(): void
}

const holders = new Set<Holder>()
let openChannel: BroadcastChannel | undefined

/**
 * Registers a part of a page that has unsent work.
 * @returns a function that removes the part from the register
 */
export function holdWork(holder: Holder): () => void {
  channel()
  holders.add(holder)
  return () => {
    holders.delete(holder)
  }
}

export async function workOf(username: string): Promise<Work> {
  const { drafts, pictures } = await countStored(username)
  const unstored = holdersOf(username).reduce((sum, holder) => sum + holder.countUnstored(), 0)
  return { drafts, pictures: pictures + unstored }
}

/**
 * Stops the parts of the page that have stored all of their work. The browser still asks before the reader leaves a
 * page with unstored pictures.
 */
export function keepWork(username: string): void {
  for (const holder of holdersOf(username)) if (holder.countUnstored() === 0) holder.stop()
}

/**
 * Deletes the work from this device. Other windows of the account leave the page.
 * @throws if the deletion fails
 */
export async function deleteWork(username: string): Promise<void> {
  await deleteInThisWindow(username)
  channel()?.postMessage(username)
}

/**
 * Deletes the empty databases of an account without work. Another window may hold pictures that are not stored, so that
 * window gets no message and stays open.
 * @throws if the deletion fails
 */
export const deleteEmpty = deleteInThisWindow

async function deleteInThisWindow(username: string): Promise<void> {
  stopStoring()
  for (const holder of holdersOf(username)) holder.stop()
  await deleteStored(username)
}

function channel(): BroadcastChannel | undefined {
  // Some older phones have no BroadcastChannel.
  if (openChannel || typeof BroadcastChannel === 'undefined') return openChannel
  openChannel = new BroadcastChannel('work deleted')
  openChannel.addEventListener('message', async ({ data: username }: MessageEvent<string>) => {
    if (holdersOf(username).length === 0) return
    // This window may have stored work after the other window deleted the stored work.
    await deleteInThisWindow(username).catch(() => {})
    window.location.replace('/')
  })
  return openChannel
}

const holdersOf = (username: string) =>
  [...holders].filter((holder) => holder.username === username)
