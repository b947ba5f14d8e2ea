/** Deleting a species, and making two species one: everything that belongs to it goes along. */
import type { Kind } from '../../contract/kinds.ts'
import { type OpenChange, openChange, type Touch } from '../changes/ledger.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables.ts'
import { pairsWith } from '../featured/repository.ts'
import type { SignedIn } from '../http/caller.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { type ImageTable, removeImages } from '../pictures/curate.ts'
import { creationsWith, deleteById, findCreation } from '../pictures/repository.ts'
import * as repository from './repository.ts'

/** Why what waits for a species that is deleted is not taken. */
const deletedReason = 'The species was deleted'

/** Into the recycle bin, with all that is its own. @throws {Refusal} 404 */
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
    for (const table of ['picture', 'artwork'] as const) {
      const ids = (await repository.imagesOf(transaction, table, id)).map((row) => row.id)
      await removeImages(transaction, table, ids, change.touch)
    }
    await letSubmissionsGo(transaction, species, caller, change.touch)
    await removeRow(transaction, species, change.touch)
    return record(change, caller, 'delete', species)
  })
}

/** What waits for it is refused; nothing that was sent points at it any longer. */
async function letSubmissionsGo(
  db: Queries,
  species: SpeciesTable,
  { accountId }: SignedIn,
  touch: Touch,
): Promise<void> {
  const at = new Date().toISOString()
  for (const row of await repository.submissionsOf(db, species.id)) {
    await touch('submission', row.id)
    const refused = {
      status: 'rejected',
      reason: deletedReason,
      reviewer_id: accountId,
      decided_at: at,
    } as const
    await db
      .updateTable('submission')
      .set({ species_id: null, ...(row.status === 'pending' && refused) })
      .where('id', '=', row.id)
      .execute()
  }
}

async function removeRow(db: Queries, species: SpeciesTable, touch: Touch): Promise<void> {
  for (const { kind, name_key } of await repository.formerNamesOf(db, species.id)) {
    await touch('former_name', { kind, name_key })
    await db
      .deleteFrom('former_name')
      .where('kind', '=', kind)
      .where('name_key', '=', name_key)
      .execute()
  }
  for (const { id } of await repository.revisionsOf(db, species.id)) {
    await touch('revision', id)
    await deleteById(db, 'revision', id)
  }
  await touch('species', species.id)
  await deleteById(db, 'species', species.id)
  await repository.raiseVersion(db, species.kind)
}

/**
 * The first becomes part of the second: pictures, artworks, what was sent, and its addresses. Its own
 * texts go into the recycle bin. @throws {Refusal} 404; 400 for a species and itself.
 */
export async function mergeSpecies(
  { db }: Pick<Database, 'db'>,
  caller: SignedIn,
  kind: Kind,
  names: { from: string; into: string },
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const { touch } = change
    const from = await repository.findSpecies(transaction, kind, names.from)
    const into = await repository.findSpecies(transaction, kind, names.into)
    if (!from || !into) throw notFound(`No ${kind} is recorded under this name`)
    if (from.id === into.id) throw new Refusal(400, 'same_species', 'These are one species already')
    for (const table of ['picture', 'artwork'] as const) {
      await moveImages(transaction, table, from, into, touch)
    }
    for (const row of await repository.creationsOf(transaction, from.id)) {
      await touch('creation', row.id)
      await setSpecies(transaction, 'creation', row.id, into.id)
    }
    for (const row of await repository.submissionsOf(transaction, from.id)) {
      await touch('submission', row.id)
      await setSpecies(transaction, 'submission', row.id, into.id)
    }
    const addresses = [from, ...(await repository.formerNamesOf(transaction, from.id))]
    const keys = addresses.map(({ name_key }) => name_key)
    for (const name_key of keys) await touch('former_name', { kind, name_key })
    await removeRow(transaction, from, touch)
    for (const name_key of keys) {
      await repository.keepFormerName(transaction, { kind, name_key, id: into.id })
    }
    return record(change, caller, 'merge', from, into.latin_name)
  })
}

/** A picture that both have is kept once; pairs and creations with the other are given that one. */
async function moveImages(
  db: Queries,
  table: ImageTable,
  from: SpeciesTable,
  into: SpeciesTable,
  touch: Touch,
): Promise<void> {
  const there = await repository.imagesOf(db, table, into.id)
  for (const image of await repository.imagesOf(db, table, from.id)) {
    const same = there.find((each) => each.source_hash === image.source_hash)
    if (same) {
      await repoint(db, table, image.id, same.id, touch)
      await removeImages(db, table, [image.id], touch)
    } else {
      await touch(table, image.id)
      await setSpecies(db, table, image.id, into.id)
    }
  }
}

async function repoint(
  db: Queries,
  table: ImageTable,
  from: string,
  to: string,
  touch: Touch,
): Promise<void> {
  const half = table === 'picture' ? 'picture_id' : 'artwork_id'
  for (const pair of await pairsWith(db, half, [from])) {
    await touch('featured', pair.id)
    await db
      .updateTable('featured')
      .set({ [half]: to })
      .where('id', '=', pair.id)
      .execute()
  }
  for (const creation of await creationsWith(db, half, [from])) {
    const halves = { ...creation, [half]: to }
    // The same pair may be a creation of the other already; this one then goes with its picture.
    if (await findCreation(db, halves.picture_id, halves.artwork_id)) continue
    await touch('creation', creation.id)
    await db
      .updateTable('creation')
      .set({ [half]: to })
      .where('id', '=', creation.id)
      .execute()
  }
}

async function setSpecies(
  db: Queries,
  table: 'picture' | 'artwork' | 'creation' | 'submission',
  id: string,
  species_id: string,
): Promise<void> {
  await db
    .updateTable(table as 'picture')
    .set({ species_id })
    .where('id', '=', id)
    .execute()
}

function record(
  change: OpenChange,
  { accountId }: SignedIn,
  action: 'delete' | 'merge',
  species: SpeciesTable,
  note?: string,
): Promise<string> {
  const { id, kind: dbType, latin_name: name } = species
  const subject = { kind: 'species', id, dbType, name, ...(note && { note }) } as const
  return change.record({ accountId, action, subject })
}
