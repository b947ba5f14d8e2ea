/**
 * Checks which originals the server already has, so that a member does not send a picture twice by mistake.
 */
import { hashesMaximum } from '../../../../contract/limits.ts'
import type { KnownPicture } from '../../../../contract/schemas/submissions.ts'
import type { Entries } from './entries.ts'
import type { Entry } from './item.ts'

export type FindKnown = (hashes: string[]) => Promise<KnownPicture[]>

/** @returns whether the server must check the original of the picture before the picture is sent */
export const needsCheck = ({ state, isChecked, insisted }: Entry) =>
  !isChecked && !insisted && (state.is === 'ready' || state.is === 'waiting')

/** @throws the error of the call; answers that arrived before the error are used */
export async function checkOriginals(entries: Entries, findKnown: FindKnown): Promise<void> {
  const uncheckedEntries = entries.all().filter(needsCheck)
  for (let start = 0; start < uncheckedEntries.length; start += hashesMaximum) {
    const batch = uncheckedEntries.slice(start, start + hashesMaximum)
    const known = await findKnown([...new Set(batch.map(({ originalHash }) => originalHash))])
    for (const { id, originalHash } of batch) {
      applyAnswer(
        entries,
        id,
        known.find(({ hash }) => hash === originalHash),
      )
    }
  }
}

function applyAnswer(entries: Entries, id: string, picture: KnownPicture | undefined): void {
  const entry = entries.find(id)
  if (!entry || !needsCheck(entry)) return
  if (!picture) {
    entries.change(id, { isChecked: true })
  } else if (entry.begun) {
    // The server did not have the picture before the first attempt, so the picture has arrived and only the answer was
    // lost.
    entries.markSent(id, picture.status === 'published' ? 'approved' : 'pending')
  } else {
    const state = { is: 'known', where: picture } as const
    entries.change(id, { isChecked: true, isWanted: false, state })
  }
}
