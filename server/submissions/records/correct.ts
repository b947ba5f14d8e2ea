/**
 * Corrects an undecided submission with its halves. Authors correct a submission when changes are requested, and
 * reviewers correct a submission before its approval.
 */
import { type Kind, kinds } from '../../../contract/kinds.ts'
import { problems, type SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { badField, HttpError } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { type ChosenSpecies, chooseSpecies } from './chosen-species.ts'
import { moveEdit } from './move-edit.ts'
import { type CreditsCorrection, payloadFor, payloadOf, withCredits } from './payloads.ts'
import {
  findOwnPending,
  halvesOfCreations,
  picturesOfNewSpecies,
  updateSubmission,
} from './repository.ts'

export interface Correction extends CreditsCorrection {
  /** Latin name of the right species of a photograph, artwork, creation or edit. */
  species?: string | undefined
  /** The kind of the right species, or the right kind of a new species. */
  kind?: Kind | undefined
  /** The texts of a new species or of an edit. */
  record?: Partial<SpeciesRecord> | undefined
}

/**
 * Stores the correction. @returns the corrected submission
 * @throws {HttpError} 400 for a value that a form would reject; 404 for an unknown species; 409 if the chosen species
 * already has the same pending picture
 */
export async function correct(
  db: Queries,
  row: SubmissionTable,
  correction: Correction,
  touch: Touch,
): Promise<SubmissionTable> {
  if (row.kind === 'species' || row.kind === 'edit') {
    const isMoved = row.kind === 'edit' && correction.species !== undefined
    const movedRow = isMoved ? await moveEdit(db, row, correction.species ?? '') : row
    const corrected = withTexts(movedRow, correction)
    await storeRow(db, corrected, touch)
    if (row.kind === 'species') await moveToKind(db, row.id, corrected.species_kind, touch)
    return corrected
  }
  const chosen = await chooseCorrectedSpecies(db, row, correction)
  const halves = await halvesOfCreations(db, [row.id])
  const corrected = [row, ...halves].map((each) => {
    const credited = withCredits(chosen ? withSpecies(chosen, each) : each, correction)
    assertHasSection(credited)
    return credited
  })
  for (const each of corrected) await storeRow(db, each, touch)
  return corrected[0] ?? row
}

/**
 * @returns the species that the correction names; undefined if the correction names no species
 * @throws {HttpError} 404 for an unknown species; 409 if the same picture is already pending for the species
 */
async function chooseCorrectedSpecies(
  db: Queries,
  row: SubmissionTable,
  { species, kind }: Correction,
) {
  if (species === undefined) return undefined
  const chosen = await chooseSpecies(db, row.author_id, kind, species)
  if ((row.kind === 'picture' || row.kind === 'artwork') && row.source_hash) {
    const samePicture = { authorId: row.author_id, kind: row.kind, sourceHash: row.source_hash }
    const repeated = await findOwnPending(db, { ...chosen, ...samePicture })
    if (repeated && repeated.id !== row.id && !repeated.part_of) {
      throw new HttpError(409, 'sent_already', 'The same picture is already awaiting review')
    }
  }
  return chosen
}

function withSpecies(chosen: ChosenSpecies, row: SubmissionTable): SubmissionTable {
  const { kind, speciesId, newSpeciesId } = chosen
  return {
    ...row,
    species_kind: kind,
    species_id: speciesId,
    new_species_id: newSpeciesId,
    payload: payloadFor(kind, row),
  }
}

/** @throws {HttpError} 400 for a photograph without a section of its kind, such as a bird submitted as a plant */
function assertHasSection(row: SubmissionTable): void {
  if (row.kind !== 'picture') return
  if (kinds[row.species_kind].sections.includes(payloadOf(row, 'picture').season)) return
  throw badField('season', problems.missing)
}

function withTexts(row: SubmissionTable, { kind, record = {} }: Correction): SubmissionTable {
  if (row.kind === 'edit') {
    const { before, after } = payloadOf(row, 'edit')
    return {
      ...row,
      payload: JSON.stringify({ before, after: { ...after, ...proposedFieldsOf(after, record) } }),
    }
  }
  const species_kind = kind ?? row.species_kind
  const before = payloadOf(row, 'species')
  const all = { ...before.texts, ...record.texts }
  const texts = Object.fromEntries(
    kinds[species_kind].texts.flatMap((field) => (all[field] ? [[field, all[field]]] : [])),
  )
  return { ...row, species_kind, payload: JSON.stringify({ ...before, ...record, texts }) }
}

/** @returns the fields of the correction that the edit also changes, because a reviewer adds no fields */
function proposedFieldsOf(after: Partial<SpeciesRecord>, record: Partial<SpeciesRecord>) {
  const fields = Object.entries(record).filter(([field]) => field !== 'texts' && field in after)
  const texts = Object.entries(record.texts ?? {}).filter(([field]) => field in (after.texts ?? {}))
  return {
    ...Object.fromEntries(fields),
    ...(after.texts && { texts: { ...after.texts, ...Object.fromEntries(texts) } }),
  }
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

async function storeRow(db: Queries, row: SubmissionTable, touch: Touch): Promise<void> {
  const { id, species_kind, species_id, new_species_id, moved_from, base_revision, payload } = row
  await touch('submission', id)
  await updateSubmission(db, id, {
    ...{ species_kind, species_id, new_species_id, moved_from, base_revision, payload },
  })
}
