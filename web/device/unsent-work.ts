/**
 * Counts, keeps or deletes the unsent work of an account at sign-out (security.md 80). After a deletion, the other
 * windows with forms of the account delete the work too.
 */
import { stopStoring } from './browser-storage.ts'
import { countStored, deleteStored, type Work } from './stored-work.ts'

/** A part of a page that can have unsent work. */
interface UnsentWorkPart {
  username: string
  /** The number of pictures that are not stored yet, and therefore exist only in this window. */
  countUnstored(): number
  /** Stops sending and storing. The browser then lets the reader leave the page without a question. */
  stop(): void
}

const parts = new Set<UnsentWorkPart>()
let openChannel: BroadcastChannel | undefined

/**
 * Registers a part of a page that can have unsent work.
 * @returns a function that removes the part from the register
 */
export function registerUnsentWork(part: UnsentWorkPart): () => void {
  channel()
  parts.add(part)
  return () => {
    parts.delete(part)
  }
}

export async function workOf(username: string): Promise<Work> {
  const { drafts, pictures } = await countStored(username)
  const unstored = partsOf(username).reduce((sum, part) => sum + part.countUnstored(), 0)
  return { drafts, pictures: pictures + unstored }
}

/**
 * Stops the parts of the page that have stored all of their work. The browser still asks before the reader leaves a
 * page with unstored pictures.
 */
export function keepWork(username: string): void {
  for (const part of partsOf(username)) if (part.countUnstored() === 0) part.stop()
}

/**
 * Deletes the work from this device. Each other window with a registered part of the account deletes the work too, and
 * opens the page `/`.
 * @throws if the deletion fails
 */
export async function deleteWork(username: string): Promise<void> {
  await deleteInThisWindow(username)
  channel()?.postMessage(username)
}

/**
 * Deletes the empty drafts and databases of an account without work. Other windows get no message and stay open,
 * because they may have pictures that are not stored.
 * @throws if the deletion fails
 */
export const deleteEmpty = deleteInThisWindow

async function deleteInThisWindow(username: string): Promise<void> {
  stopStoring()
  for (const part of partsOf(username)) part.stop()
  await deleteStored(username)
}

function channel(): BroadcastChannel | undefined {
  // Some older phones have no BroadcastChannel.
  if (openChannel || typeof BroadcastChannel === 'undefined') return openChannel
  openChannel = new BroadcastChannel('work deleted')
  openChannel.addEventListener('message', async ({ data: username }: MessageEvent<string>) => {
    if (partsOf(username).length === 0) return
    // This window may have stored work after the other window deleted the stored work.
    await deleteInThisWindow(username).catch(() => {})
    window.location.replace('/')
  })
  return openChannel
}

const partsOf = (username: string) => [...parts].filter((part) => part.username === username)
