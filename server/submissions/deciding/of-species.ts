/** What was sent of a species, when the species goes or becomes part of another. */

import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { payloadOf } from '../records/payloads.ts'
import { findOwnPending, submissionsOf, updateSubmission } from '../records/repository.ts'

/** Why what waits for a species that is deleted is not taken. */
const deletedReason = 'The species was deleted'
/** The same picture was sent of both species that are now one. */
const twiceReason = 'The same picture waits already'

const isOpen = ({ status }: SubmissionTable) => status === 'pending' || status === 'returned'

/** What waits for it is refused; nothing that was sent points at it any longer. */
export async function refuseFor(
  db: Queries,
  speciesId: string,
  reviewerId: string | null,
  touch: Touch,
): Promise<void> {
  for (const row of await submissionsOf(db, speciesId)) {
    await touch('submission', row.id)
    const change = isOpen(row) ? refusal(reviewerId, deletedReason) : {}
    await updateSubmission(db, row.id, { ...change, species_id: null })
  }
}

/** @param replaced pictures and artworks that are now others, by their ids */
export async function moveSubmissions(
  db: Queries,
  [from, into]: [from: string, into: string],
  replaced: ReadonlyMap<string, string>,
  reviewerId: string,
  touch: Touch,
): Promise<void> {
  for (const row of await submissionsOf(db, from)) {
    await touch('submission', row.id)
    const twice = await waitsThere(db, row, into)
    await updateSubmission(db, row.id, {
      ...(twice && refusal(reviewerId, twiceReason)),
      species_id: into,
      payload: withOthers(row, replaced),
    })
  }
}

/** Whether its author sent the same picture of the other species too. */
async function waitsThere(db: Queries, row: SubmissionTable, speciesId: string): Promise<boolean> {
  const { kind, author_id: authorId, source_hash: sourceHash } = row
  if ((kind !== 'picture' && kind !== 'artwork') || !sourceHash) return false
  if (row.status !== 'pending' || row.part_of) return false
  const other = await findOwnPending(db, { authorId, kind, speciesId, sourceHash })
  return other !== undefined && !other.part_of
}

/** A creation that waits may have halves that are published already. */
function withOthers(row: SubmissionTable, replaced: ReadonlyMap<string, string>): string {
  if (row.kind !== 'creation') return row.payload
  const halves = Object.entries(payloadOf(row, 'creation'))
  return JSON.stringify(
    Object.fromEntries(halves.map(([half, id]) => [half, replaced.get(id) ?? id])),
  )
}

function refusal(reviewer_id: string | null, reason: string) {
  return { status: 'rejected', reason, reviewer_id, decided_at: new Date().toISOString() } as const
}
