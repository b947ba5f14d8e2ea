/**
 * Defines and parses the JSON content of each kind of submission. The row describes its picture in
 * columns.
 */
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { NewArtwork, NewPicture } from '../../catalogue/pictures/publish.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'

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
