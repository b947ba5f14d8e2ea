/** Corrects the credits of a picture or artwork that is not yet published. Authors and reviewers use it. */
import type { Section } from '../../../contract/kinds.ts'
import { problems } from '../../../contract/schemas/species-record.ts'
import { assertPast, assertSection, badField } from '../../catalogue/pictures/credits.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import { payloadOf } from './payloads.ts'

export interface Correction {
  season?: Section | undefined
  takenBy?: string | undefined
  takenOn?: string | undefined
  artist?: string | undefined
  drawnOn?: string | undefined
  location?: string | undefined
}

/**
 * Returns the submission with corrected credits. Fields that its kind does not have are ignored.
 * @throws {HttpError} 400 for a value that the upload form would reject.
 */
export function withCorrection(row: SubmissionTable, correction: Correction): SubmissionTable {
  if (row.kind !== 'picture' && row.kind !== 'artwork') return row
  const before = payloadOf(row, row.kind)
  const known = Object.entries(correction).filter(
    (each): each is [string, string] => each[0] in before && each[1] !== undefined,
  )
  for (const [field, value] of known) assertAcceptable(row, field, value)
  return { ...row, payload: JSON.stringify({ ...before, ...Object.fromEntries(known) }) }
}

function assertAcceptable(row: SubmissionTable, field: string, value: string): void {
  // A separate photograph needs all credits (specification, section 5); in a creation all are optional.
  if (value === '' && row.kind === 'picture' && !row.part_of)
    throw badField(field, problems.missing)
  if (field === 'takenOn' || field === 'drawnOn') assertPast(value, field)
  if (field === 'season') assertSection(row.species_kind, value as Section)
}
