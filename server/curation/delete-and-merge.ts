/** Deletes a species, or merges one into another, with everything that belongs to it. */

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
import { moveCreations } from './creations-follow.ts'
import { removeImages } from './edit-images.ts'
import { copiedFrom, coverOfSpecies } from './merging/kept-fields.ts'
import { moveImages } from './move-images.ts'
import { makeCover } from './order/order-images.ts'

/** Moves a species to the recycle bin with its pictures and artworks. @throws {HttpError} 404 */
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

/** Deletes a species with all that belongs to it. @param reviewerId the account that rejects its submissions */
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
  /** Latin name of the species that ends. */
  from: string
  /** Latin name of the species that remains. */
  into: string
  /** The fields that the remaining species takes from the merged one. */
  take?: readonly MergeField[]
  /** The species whose cover is kept. */
  cover?: 'from' | 'into'
}

/**
 * Merges `from` into `into`: pictures, artworks, creations, submissions and addresses move, and chosen fields are
 * copied. The texts of `from` go to the recycle bin. @throws {HttpError} 404; 400 if both are the same species
 */
export async function mergeSpecies(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  { take = [], cover = 'into', ...names }: Merge,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const from = await repository.findSpecies(transaction, kind, names.from)
    const into = await repository.findSpecies(transaction, kind, names.into)
    if (!from || !into) throw notFound(`No ${kind} is recorded under this name`)
    if (from.id === into.id)
      throw new HttpError(400, 'same_species', 'These are already the same species')
    const name = await mergeRows(transaction, caller, { from, into }, { take, cover }, change.touch)
    return recordMerge(change, caller, from, name)
  })
}

export const recordMerge = (
  change: OpenChange,
  caller: SignedIn,
  from: SpeciesTable,
  into: string,
) => record(change, caller, 'merge', from, into)

/** Merges one row into another, within a change. @returns the Latin name that is kept */
export async function mergeRows(
  transaction: Queries,
  caller: SignedIn,
  { from, into }: Record<'from' | 'into', SpeciesTable>,
  { take, cover }: Required<Pick<Merge, 'take' | 'cover'>>,
  touch: Touch,
): Promise<string> {
  const { kind } = into
  const both: [string, string] = [from.id, into.id]
  const covers = {
    from: await coverOfSpecies(transaction, from),
    into: await coverOfSpecies(transaction, into),
  }
  const replaced = new Map([
    ...(await moveImages(transaction, 'picture', both, touch)),
    ...(await moveImages(transaction, 'artwork', both, touch)),
  ])
  await moveCreations(transaction, both, touch)
  await moveSubmissions(transaction, both, replaced, caller.accountId, touch)
  const named = [from, ...(await repository.formerNamesOf(transaction, from.id))]
  const copied = copiedFrom(from, take)
  // The Latin name that is kept is not a former name.
  const keys = named
    .map(({ name_key }) => name_key)
    .filter((key) => copied.latinName === undefined || key !== from.name_key)
  for (const name_key of keys) await touch('former_name', { kind, name_key })
  const ids = [from, ...(await repository.formerIdsOf(transaction, from.id))].map(({ id }) => id)
  for (const id of ids) await touch('former_id', id)
  await removeRow(transaction, from, touch)
  for (const name_key of keys) {
    await repository.saveFormerName(transaction, { kind, name_key, id: into.id })
  }
  for (const id of ids) await repository.saveFormerId(transaction, id, into.id)
  if (from.is_sensitive && !into.is_sensitive) {
    // The place stays withheld if it was withheld for either species.
    await touch('species', into.id)
    await repository.updateSpecies(transaction, into.id, { is_sensitive: 1 })
  }
  if (take.length > 0) {
    const because = { submissionId: null, at: await readInstant(transaction) }
    await changeSpecies(transaction, into, copied, because, touch)
  }
  const wanted = covers[cover]?.id
  if (wanted) await makeCover(transaction, into.id, replaced.get(wanted) ?? wanted, touch)
  return copied.latinName ?? into.latin_name
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
