/**
 * Prepares the chosen pictures one after the other. A refused picture does not affect the others.
 */
import { PictureError, type PreparedPicture } from '../prepare/prepared-picture.ts'
import type { Entries } from './items/entries.ts'
import type { Entry } from './items/item.ts'

/** @param onReady called after each picture that was prepared */
export function createPreparing(
  entries: Entries,
  prepare: (file: Blob) => Promise<PreparedPicture>,
  onReady: () => void,
) {
  let running = false

  async function run(): Promise<void> {
    if (running) return
    running = true
    for (;;) {
      const entry = entries.all().find(({ state }) => state.is === 'preparing')
      if (!entry?.file) break
      await prepareOne(entry, entry.file)
    }
    running = false
  }

  async function prepareOne({ id }: Entry, file: Blob): Promise<void> {
    try {
      const { preview, takenOn, ...picture } = await prepare(file)
      if (isChosenAlready(id, picture.originalHash)) {
        return refuse(id, 'chosen_twice', false)
      }
      const ready = {
        ...picture,
        exifDate: takenOn,
        state: { is: 'ready' },
        file: undefined,
      } as const
      entries.prepared(id, ready, preview)
      onReady()
    } catch (error) {
      const unsupported = error instanceof PictureError && error.reason === 'unsupported'
      refuse(id, unsupported ? 'unsupported_format' : 'unreadable_picture', !unsupported)
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

  function refuse(id: string, code: string, retry: boolean): void {
    entries.change(id, { state: { is: 'refused', code, message: '', retry } })
  }

  return { run }
}
