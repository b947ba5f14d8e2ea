/** Updates the submissions of a species when the species is deleted, merged or rejected. */

import { findSpeciesById } from '../../catalogue/repositories/species.ts'
import { readInstant } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { payloadOf } from '../records/payloads.ts'
import {
  isPendingFor,
  picturesOfNewSpecies,
  rejection,
  submissionsOf,
  twiceReason,
  updateSubmission,
} from '../records/repository.ts'

/** Reason shown to the author of a picture whose new species is rejected. */
const notAcceptedReason = 'The species was not accepted. Please choose another species.'
/** Reason shown to the author of an undecided submission whose species is deleted. */
const deletedReason = 'The species was deleted'
const isUndecided = ({ status }: SubmissionTable) => status === 'pending' || status === 'returned'

/** Rejects the undecided submissions of a species, and removes the species from all its submissions. */
export async function rejectSubmissionsOf(
  db: Queries,
  speciesId: string,
  reviewerId: string | null,
  touch: Touch,
): Promise<void> {
  const now = await readInstant(db)
  for (const row of await submissionsOf(db, speciesId)) {
    await touch('submission', row.id)
    const change = isUndecided(row) ? rejection(reviewerId, deletedReason, now) : {}
    await updateSubmission(db, row.id, { ...change, species_id: null })
  }
}

/**
 * Moves the submissions of a merged species to the remaining species. Rejects a pending picture that its author also
 * submitted for the remaining species, if that submission is pending.
 * @param replacements ids of the duplicate pictures, each with the id that replaces it
 */
export async function moveSubmissions(
  db: Queries,
  [mergedId, targetId]: [mergedId: string, targetId: string],
  replacements: ReadonlyMap<string, string>,
  reviewerId: string,
  touch: Touch,
): Promise<void> {
  const merged = await findSpeciesById(db, mergedId)
  const now = await readInstant(db)
  for (const row of await submissionsOf(db, mergedId)) {
    await touch('submission', row.id)
    const isRepeated = await isPendingFor(db, row, targetId)
    await updateSubmission(db, row.id, {
      ...(isRepeated && rejection(reviewerId, twiceReason, now)),
      species_id: targetId,
      moved_from: row.moved_from ?? merged?.latin_name ?? null,
      payload: withReplacedHalves(row, replacements),
    })
  }
}

/** Requests changes to the pending pictures of a new species, so that their author can choose another species. */
export async function returnPicturesOfNewSpecies(
  db: Queries,
  { id }: SubmissionTable,
  reviewerId: string,
  touch: Touch,
): Promise<void> {
  const now = await readInstant(db)
  for (const row of await picturesOfNewSpecies(db, [id])) {
    if (row.status !== 'pending' || row.species_id) continue
    await touch('submission', row.id)
    await updateSubmission(db, row.id, {
      status: 'returned',
      reason: notAcceptedReason,
      reviewer_id: reviewerId,
      decided_at: now,
    })
  }
}

/** @returns the payload with replaced halves, because a creation may refer to published halves */
function withReplacedHalves(
  row: SubmissionTable,
  replacements: ReadonlyMap<string, string>,
): string {
  if (row.kind !== 'creation') return row.payload
  const halves = Object.entries(payloadOf(row, 'creation'))
  return JSON.stringify(
    Object.fromEntries(halves.map(([half, id]) => [half, replacements.get(id) ?? id])),
  )
}
