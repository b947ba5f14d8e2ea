/**
 * Asks the server which originals it has already, so that a member does not send one twice by
 * mistake.
 */
import { hashesMaximum } from '../../../../contract/limits.ts'
import type { KnownPicture } from '../../../../contract/schemas/submissions.ts'
import type { Entries } from './entries.ts'
import type { Entry } from './item.ts'

export type FindKnown = (hashes: string[]) => Promise<KnownPicture[]>

export const isToBeAsked = ({ state, asked, insisted }: Entry) =>
  !asked && !insisted && (state.is === 'ready' || state.is === 'waiting')

/** @throws the call's own error; answers that arrived before the error count */
export async function askForKnown(entries: Entries, findKnown: FindKnown): Promise<void> {
  const due = entries.all().filter(isToBeAsked)
  for (let start = 0; start < due.length; start += hashesMaximum) {
    const batch = due.slice(start, start + hashesMaximum)
    const known = await findKnown([...new Set(batch.map(({ originalHash }) => originalHash))])
    for (const { id, originalHash } of batch) {
      mark(
        entries,
        id,
        known.find(({ hash }) => hash === originalHash),
      )
    }
  }
}

function mark(entries: Entries, id: string, where: KnownPicture | undefined): void {
  const entry = entries.find(id)
  if (!entry || !isToBeAsked(entry)) return
  if (!where) {
    entries.change(id, { asked: true })
  } else if (entry.begun) {
    // The server did not know the picture before the first try, so the picture arrived and only
    // the answer was lost.
    entries.sent(id, where.status === 'published' ? 'approved' : 'pending')
  } else {
    entries.change(id, { asked: true, wanted: false, state: { is: 'known', where } })
  }
}
