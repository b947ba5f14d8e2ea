/** Prepares the chosen pictures one after the other. A failed picture does not affect the other pictures. */
import { PictureError, type PreparedPicture } from '../prepare/prepared-picture.ts'
import type { Entries } from './items/entries.ts'
import type { Entry } from './items/item.ts'

/**
 * @param entries the chosen pictures
 * @param prepare the function that prepares one file
 * @param onReady the function that is called after each prepared picture
 */
export function createPreparing(
  entries: Entries,
  prepare: (file: Blob) => Promise<PreparedPicture>,
  onReady: () => void,
) {
  let isRunning = false

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (;;) {
      const entry = entries.all().find(({ state }) => state.is === 'preparing')
      if (!entry?.file) break
      await prepareOne(entry, entry.file)
    }
    isRunning = false
  }

  async function prepareOne({ id }: Entry, file: Blob): Promise<void> {
    try {
      const { preview, takenOn, ...picture } = await prepare(file)
      if (isChosenAlready(id, picture.originalHash)) {
        return markFailed(id, 'chosen_twice', false)
      }
      const ready = {
        ...picture,
        exifDate: takenOn,
        state: { is: 'ready' },
        file: undefined,
      } as const
      entries.storePrepared(id, ready, preview)
      onReady()
    } catch (error) {
      const isUnsupported = error instanceof PictureError && error.reason === 'unsupported'
      markFailed(id, isUnsupported ? 'unsupported_format' : 'unreadable_picture', !isUnsupported)
    }
  }

  function isChosenAlready(id: string, originalHash: string): boolean {
    const unsentStates = ['ready', 'sending', 'waiting']
    return entries
      .all()
      .some(
        (other) =>
          other.id !== id &&
          other.originalHash === originalHash &&
          unsentStates.includes(other.state.is),
      )
  }

  function markFailed(id: string, code: string, retry: boolean): void {
    entries.change(id, { state: { is: 'refused', code, message: '', retry } })
  }

  return { run }
}
