/** Corrects the credits of a photograph or artwork before its publication, and adapts the credits to another kind. */

import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import { seasonOf } from '../../../contract/photo-dates.ts'
import { problems } from '../../../contract/schemas/species-record.ts'
import { assertSection } from '../../catalogue/pictures/publish.ts'
import { noRights } from '../../catalogue/pictures/rights.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { assertPast } from '../../kernel/dates.ts'
import { badField } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { picturesOfNewSpecies } from './new-species.ts'
import { payloadOf } from './payloads.ts'
import { updateSubmission } from './repository.ts'

export interface CreditsCorrection {
  season?: Section | undefined
  takenBy?: string | undefined
  takenOn?: string | undefined
  artist?: string | undefined
  drawnOn?: string | undefined
  location?: string | undefined
  licence?: string | undefined
  rightsHolder?: string | undefined
  credit?: string | undefined
  source?: string | undefined
}

/**
 * @returns the submission with corrected credits. The function ignores fields that the picture does not have.
 * @throws {HttpError} 400 for a value that the upload form would reject
 */
export function withCredits(row: SubmissionTable, correction: CreditsCorrection): SubmissionTable {
  if (row.kind !== 'picture' && row.kind !== 'artwork') return row
  const before = { ...noRights, ...payloadOf(row, row.kind) }
  const knownFields = Object.entries(correction).filter(
    (each): each is [string, string] => each[0] in before && each[1] !== undefined,
  )
  for (const [field, value] of knownFields) assertAcceptable(row, field, value)
  return { ...row, payload: JSON.stringify({ ...before, ...Object.fromEntries(knownFields) }) }
}

/** Changes the kind of the pictures of a new species to the corrected kind of the species. */
export async function moveToKind(
  db: Queries,
  newSpeciesId: string,
  kind: Kind,
  touch: Touch,
): Promise<void> {
  for (const row of await picturesOfNewSpecies(db, [newSpeciesId])) {
    if (row.species_id || row.species_kind === kind) continue
    await touch('submission', row.id)
    await updateSubmission(db, row.id, { species_kind: kind, payload: payloadFor(kind, row) })
  }
}

/**
 * @returns the payload. A section of another kind becomes the season of the date; without a date, or for a bird, the
 * section becomes empty.
 */
export function payloadFor(kind: Kind, row: SubmissionTable): string {
  if (row.kind !== 'picture') return row.payload
  const credits = payloadOf(row, 'picture')
  if (kinds[kind].sections.includes(credits.season)) return row.payload
  const hasSeason = kinds[kind].sectionFollowsDate && credits.takenOn
  return JSON.stringify({ ...credits, season: hasSeason ? seasonOf(credits.takenOn) : '' })
}

function assertAcceptable(row: SubmissionTable, field: string, value: string): void {
  // A separate photograph needs all credits (specification, section 5); in a creation, all credits are optional.
  if (value === '' && row.kind === 'picture' && !row.part_of && !(field in noRights))
    throw badField(field, problems.missing)
  if (field === 'takenOn' || field === 'drawnOn') assertPast(value, field)
  if (field === 'season') assertSection(row.species_kind, value as Section)
}
