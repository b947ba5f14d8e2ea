/**
 * Asks the server for the originals that it already has, so that a member does not send a picture twice by mistake.
 */
import { hashesMaximum } from '../../../../contract/limits.ts'
import type { KnownPicture } from '../../../../contract/schemas/submissions.ts'
import type { Entries } from './entries.ts'
import type { Entry } from './item.ts'

export type FindKnown = (hashes: string[]) => Promise<KnownPicture[]>

export const isToBeAsked = ({ state, asked, insisted }: Entry) =>
  !asked && !insisted && (state.is === 'ready' || state.is === 'waiting')

/** @throws the error of the call; answers that arrived before the error are used */
export async function askForKnown(entries: Entries, findKnown: FindKnown): Promise<void> {
  const due = entries.all().filter(isToBeAsked)
  for (let start = 0; start < due.length; start += hashesMaximum) {
    const batch = due.slice(start, start + hashesMaximum)
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

function applyAnswer(entries: Entries, id: string, where: KnownPicture | undefined): void {
  const entry = entries.find(id)
  if (!entry || !isToBeAsked(entry)) return
  if (!where) {
    entries.change(id, { asked: true })
  } else if (entry.begun) {
    // The server did not know the picture before the first attempt, so the picture arrived and only the answer was
    // lost.
    entries.markSent(id, where.status === 'published' ? 'approved' : 'pending')
  } else {
    entries.change(id, { asked: true, wanted: false, state: { is: 'known', where } })
  }
}
