/** Corrects and deletes one or several published photographs or artworks. Every change can be undone. */

import type { Kind, Section } from '../../contract/kinds.ts'
import { problems } from '../../contract/schemas/species-record.ts'
import { assertSection } from '../catalogue/pictures/publish.ts'
import { rightsColumns } from '../catalogue/pictures/rights.ts'
import { creationsWith } from '../catalogue/repositories/creations.ts'
import { pairsWith } from '../catalogue/repositories/featured.ts'
import {
  artworksById,
  deleteImage,
  findBySource,
  picturesById,
  updateImage,
} from '../catalogue/repositories/pictures.ts'
import { findSpecies, findSpeciesById } from '../catalogue/repositories/species.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { assertPast } from '../kernel/dates.ts'
import { badField, HttpError, notFound } from '../kernel/http-error.ts'
import { type OpenChange, openChange, type Touch } from '../ledger/ledger.ts'
import type { CreditsCorrection } from '../submissions/records/payloads.ts'
import { removeCreationsWith } from './dependent-creations.ts'
import { deletePairsAndNominations } from './dependent-pairs.ts'

export type ImageTable = 'picture' | 'artwork'

export interface ImageChange extends CreditsCorrection {
  latinName?: string | undefined
  /** The kind of the species to which the pictures move, if this kind differs from their present kind. */
  kind?: Kind | undefined
}

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/** @returns the published rows with these ids. @throws {HttpError} 404 if a row does not exist */
async function imagesById(db: Queries, table: ImageTable, ids: string[]) {
  const rows = table === 'picture' ? await picturesById(db, ids) : await artworksById(db, ids)
  if (rows.length < new Set(ids).size) throw notFound(`There is no such ${table}`)
  return rows
}

/**
 * Moves photographs or artworks to the recycle bin, with the creations and pairs that contain them.
 * @returns the id of the ledger entry. @throws {HttpError} 404 if a row does not exist
 */
export async function deleteImages(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  table: ImageTable,
  ids: string[],
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const rows = await imagesById(transaction, table, ids)
    await removeImages(transaction, table, ids, change.touch)
    return record(change, caller, 'delete', table, rows)
  })
}

/** Deletes photographs or artworks with their creations, pairs and nominations, in the transaction of a change. */
export async function removeImages(
  db: Queries,
  table: ImageTable,
  ids: string[],
  touch: Touch,
): Promise<void> {
  await deletePairsAndNominations(db, table, ids, touch)
  await removeCreationsWith(db, table, ids, touch)
  for (const id of ids) {
    await touch(table, id)
    await deleteImage(db, table, id)
  }
}

/**
 * Corrects photographs or artworks, and moves them to another species if a name is given.
 * @returns the id of the ledger entry.
 * @throws {HttpError} 404 if a row or the species does not exist.
 * @throws {HttpError} 400 for a future date, and for a missing or wrong section.
 * @throws {HttpError} 409 if a moved picture is in a creation or pair, or if the new species already has the picture.
 */
export async function changeImages(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  table: ImageTable,
  ids: string[],
  { latinName, kind, ...credits }: ImageChange,
): Promise<string> {
  assertPast(credits.takenOn ?? '', 'takenOn')
  assertPast(credits.drawnOn ?? '', 'drawnOn')
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const rows = await imagesById(transaction, table, ids)
    for (const row of rows) {
      const source = await findSpeciesById(transaction, row.species_id)
      if (!source) throw notFound(`The species of this ${table} no longer exists`)
      const target = latinName
        ? await speciesNamed(transaction, kind ?? source.kind, latinName)
        : source
      if (target.id !== source.id) await assertMovable(transaction, table, row, target)
      if (table === 'picture') assertSectionAfter(source, target, credits.season)
      await change.touch(table, row.id)
      const columns = columnsOf(table, credits)
      await updateImage(transaction, table, row.id, {
        species_id: target.id,
        ...(target.id !== source.id && { place: null }),
        ...columns,
      })
    }
    return record(change, caller, 'edit', table, rows)
  })
}

/** @throws {HttpError} 400 for a section of another kind, or without a section if the kind changes */
function assertSectionAfter(source: SpeciesTable, target: SpeciesTable, season?: Section): void {
  if (season) assertSection(target.kind, season)
  else if (target.kind !== source.kind) throw badField('season', problems.missing)
}

async function speciesNamed(db: Queries, kind: Kind, name: string) {
  const species = await findSpecies(db, kind, name)
  if (!species) throw notFound(`No ${kind} is recorded under this name`)
  return species
}

async function assertMovable(
  db: Queries,
  table: ImageTable,
  row: { id: string; source_hash: string },
  target: SpeciesTable,
): Promise<void> {
  const useCount =
    (await creationsWith(db, halfOf[table], [row.id])).length +
    (await pairsWith(db, halfOf[table], [row.id])).length
  if (useCount > 0) {
    const message = 'The picture belongs to a creation or to a pair on the home page'
    throw new HttpError(409, 'part_of_pair', message)
  }
  if (await findBySource(db, table, target.id, row.source_hash)) {
    throw new HttpError(409, 'there_already', 'That species already has this picture')
  }
}

function columnsOf(table: ImageTable, credits: Omit<ImageChange, 'latinName' | 'kind'>) {
  const columns =
    table === 'picture'
      ? { season: credits.season, taken_by: credits.takenBy, taken_on: credits.takenOn }
      : { artist: credits.artist, drawn_on: credits.drawnOn }
  const all = Object.entries({ ...columns, location: credits.location })
  const changedColumns = Object.fromEntries(all.filter(([, value]) => value !== undefined))
  return { ...changedColumns, ...rightsColumns(credits) }
}

function record(
  change: OpenChange,
  { accountId }: SignedIn,
  action: 'edit' | 'delete',
  kind: ImageTable,
  rows: { id: string; latin_name: string; species_kind: 'plant' | 'bird' }[],
): Promise<string> {
  const [first] = rows
  const subject = {
    kind,
    count: rows.length,
    name: first?.latin_name ?? '',
    ...(first && { speciesKind: first.species_kind, id: first.id }),
  }
  return change.record({ accountId, action, subject })
}
