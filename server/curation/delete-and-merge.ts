/** Deletes a species with all its rows, or merges a species into another species. */

import type { Kind } from '../../contract/kinds.ts'
import type { MergeField } from '../../contract/schemas/merging.ts'
import { imagesOf } from '../catalogue/repositories/pictures.ts'
import { deleteRevision, revisionsOf } from '../catalogue/repositories/revisions.ts'
import * as repository from '../catalogue/repositories/species.ts'
import { changeSpecies } from '../catalogue/species/change.ts'
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import { type OpenChange, openChange, type Touch } from '../ledger/ledger.ts'
import {
  moveSubmissions,
  rejectSubmissionsOf,
} from '../submissions/deciding/species-deleted-or-merged.ts'
import { moveCreations } from './dependent-creations.ts'
import { removeImages } from './edit-images.ts'
import { copiedFrom, coverOfSpecies } from './merging/kept-fields.ts'
import { moveImages } from './move-images.ts'
import { makeCover } from './order/order-images.ts'

/**
 * Moves a species to the recycle bin with its pictures.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown species
 */
export async function deleteSpecies(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const species = await repository.findSpeciesById(transaction, id)
    if (species?.kind !== kind) throw notFound(`There is no such ${kind}`)
    await removeSpecies(transaction, species, caller.accountId, change.touch)
    return record(change, caller, 'delete', species)
  })
}

/** Deletes a species with all its rows. @param reviewerId the account that rejects the submissions of the species */
export async function removeSpecies(
  db: Queries,
  species: SpeciesTable,
  reviewerId: string | null,
  touch: Touch,
): Promise<void> {
  for (const table of ['picture', 'artwork'] as const) {
    const ids = (await imagesOf(db, table, species.id)).map((row) => row.id)
    await removeImages(db, table, ids, touch)
  }
  await rejectSubmissionsOf(db, species.id, reviewerId, touch)
  await removeRow(db, species, touch)
}

async function removeRow(db: Queries, species: SpeciesTable, touch: Touch): Promise<void> {
  for (const { kind, name_key } of await repository.formerNamesOf(db, species.id)) {
    await touch('former_name', { kind, name_key })
    await repository.deleteFormerName(db, kind, name_key)
  }
  for (const { id } of await repository.formerIdsOf(db, species.id)) {
    await touch('former_id', id)
    await repository.deleteFormerId(db, id)
  }
  for (const { id } of await revisionsOf(db, species.id)) {
    await touch('revision', id)
    await deleteRevision(db, id)
  }
  await touch('species', species.id)
  await repository.deleteSpecies(db, species.id)
}

interface Merge {
  /** Latin name of the species that is merged into the other species. */
  from: string
  /** Latin name of the species that remains. */
  into: string
  /** The fields that the remaining species takes from the merged species. */
  take?: readonly MergeField[]
  /** The species whose cover is kept. */
  cover?: 'from' | 'into'
}

/**
 * Merges `from` into `into`, and moves the texts of `from` to the recycle bin. Pictures, creations, submissions and
 * addresses move to `into`, and chosen fields are copied.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown species; 400 if both are the same species
 */
export async function mergeSpecies(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  { take = [], cover = 'into', ...names }: Merge,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const source = await repository.findSpecies(transaction, kind, names.from)
    const target = await repository.findSpecies(transaction, kind, names.into)
    if (!source || !target) throw notFound(`No ${kind} is recorded under this name`)
    if (source.id === target.id)
      throw new HttpError(400, 'same_species', 'These are already the same species')
    const name = await mergeRows(
      transaction,
      caller,
      { from: source, into: target },
      { take, cover },
      change.touch,
    )
    return recordMerge(change, caller, source, name)
  })
}

export const recordMerge = (
  change: OpenChange,
  caller: SignedIn,
  source: SpeciesTable,
  target: string,
) => record(change, caller, 'merge', source, target)

/** Merges a species into another species, within a change. @returns the kept Latin name */
export async function mergeRows(
  transaction: Queries,
  caller: SignedIn,
  { from: source, into: target }: Record<'from' | 'into', SpeciesTable>,
  { take, cover }: Required<Pick<Merge, 'take' | 'cover'>>,
  touch: Touch,
): Promise<string> {
  const { kind } = target
  const speciesIds: [string, string] = [source.id, target.id]
  const covers = {
    from: await coverOfSpecies(transaction, source),
    into: await coverOfSpecies(transaction, target),
  }
  const replacements = new Map([
    ...(await moveImages(transaction, 'picture', speciesIds, touch)),
    ...(await moveImages(transaction, 'artwork', speciesIds, touch)),
  ])
  await moveCreations(transaction, speciesIds, touch)
  await moveSubmissions(transaction, speciesIds, replacements, caller.accountId, touch)
  const rowsWithNames = [source, ...(await repository.formerNamesOf(transaction, source.id))]
  const copiedFields = copiedFrom(source, take)
  // The kept Latin name is not a former name.
  const keys = rowsWithNames
    .map(({ name_key }) => name_key)
    .filter((key) => copiedFields.latinName === undefined || key !== source.name_key)
  for (const name_key of keys) await touch('former_name', { kind, name_key })
  const ids = [source, ...(await repository.formerIdsOf(transaction, source.id))].map(
    ({ id }) => id,
  )
  for (const id of ids) await touch('former_id', id)
  await removeRow(transaction, source, touch)
  for (const name_key of keys) {
    await repository.saveFormerName(transaction, { kind, name_key, id: target.id })
  }
  for (const id of ids) await repository.saveFormerId(transaction, id, target.id)
  if (source.is_sensitive && !target.is_sensitive) {
    // The place stays withheld if it was withheld for either species.
    await touch('species', target.id)
    await repository.updateSpecies(transaction, target.id, { is_sensitive: 1 })
  }
  if (take.length > 0) {
    const origin = { submissionId: null, at: await readInstant(transaction) }
    await changeSpecies(transaction, target, copiedFields, origin, touch)
  }
  const chosenCover = covers[cover]?.id
  if (chosenCover)
    await makeCover(transaction, target.id, replacements.get(chosenCover) ?? chosenCover, touch)
  return copiedFields.latinName ?? target.latin_name
}

function record(
  change: OpenChange,
  { accountId }: SignedIn,
  action: 'delete' | 'merge',
  species: SpeciesTable,
  note?: string,
): Promise<string> {
  const { id, kind: speciesKind, latin_name: name } = species
  const subject = { kind: 'species', id, speciesKind, name, ...(note && { note }) } as const
  return change.record({ accountId, action, subject })
}
