/**
 * Defines and parses the JSON content of each kind of submission, and corrects the credits of photographs and artworks
 * in this content. The row describes its picture in columns.
 */
import { type Kind, kinds, type Section } from '../../../contract/kinds.ts'
import { seasonOf } from '../../../contract/photo-dates.ts'
import { problems, type SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import {
  assertSection,
  type NewArtwork,
  type NewPicture,
} from '../../catalogue/pictures/publish.ts'
import { noRights } from '../../catalogue/pictures/rights.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { assertPast } from '../../kernel/dates.ts'
import { badField } from '../../kernel/http-error.ts'

export interface Payloads {
  species: SpeciesRecord
  /** Only the fields that change, with the texts that the author read, and the proposed texts. */
  edit: { before: Partial<SpeciesRecord>; after: Partial<SpeciesRecord> }
  picture: NewPicture
  artwork: NewArtwork
  /** The ids of published halves. Other halves are separate submissions, with `part_of` set. */
  creation: { pictureId?: string; artworkId?: string }
}

export type SubmissionKind = keyof Payloads

export function payloadOf<Kind extends SubmissionKind>(
  row: Pick<SubmissionTable, 'kind' | 'payload'>,
  kind: Kind,
): Payloads[Kind] {
  if (row.kind !== kind) throw new Error(`The submission has the kind ${row.kind}, not ${kind}`)
  return JSON.parse(row.payload) as Payloads[Kind]
}

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
