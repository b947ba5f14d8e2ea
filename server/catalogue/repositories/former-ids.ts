/** The queries of permanent ids: those of species, and the former ids of merged species. */
import type { Queries } from '../../database/connection.ts'

/** @returns the species with an id in this range, or else the species into which such an id was merged */
export async function findSpeciesByIds(db: Queries, ids: { first: string; last: string }) {
  const own = await db
    .selectFrom('species')
    .selectAll()
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .orderBy('id')
    .executeTakeFirst()
  if (own) return own
  return db
    .selectFrom('former_id')
    .innerJoin('species', 'species.id', 'former_id.species_id')
    .selectAll('species')
    .where('former_id.id', '>=', ids.first)
    .where('former_id.id', '<=', ids.last)
    .orderBy('former_id.id')
    .executeTakeFirst()
}

/** @returns the species with that id, or else the species into which it was merged */
export const findByIdOrFormerId = (db: Queries, id: string) =>
  findSpeciesByIds(db, { first: id, last: id })

export async function formerIdsOf(db: Queries, speciesId: string) {
  return db.selectFrom('former_id').select('id').where('species_id', '=', speciesId).execute()
}

export async function keepFormerId(db: Queries, id: string, species_id: string): Promise<void> {
  await db.insertInto('former_id').values({ id, species_id }).execute()
}

export async function deleteFormerId(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('former_id').where('id', '=', id).execute()
}
