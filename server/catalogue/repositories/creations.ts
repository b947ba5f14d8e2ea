/** The queries of creations. */
import type { Queries } from '../../database/connection.ts'
import type { CreationTable } from '../../database/tables.ts'

/** The column of the photograph or of the artwork of a creation. */
export type Half = 'picture_id' | 'artwork_id'

/** @returns false if there is already a creation of that photograph and artwork */
export async function insertCreation(db: Queries, row: CreationTable): Promise<boolean> {
  const result = await db
    .insertInto('creation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['picture_id', 'artwork_id']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function findCreation(db: Queries, pictureId: string, artworkId: string) {
  return db
    .selectFrom('creation')
    .select('id')
    .where('picture_id', '=', pictureId)
    .where('artwork_id', '=', artworkId)
    .executeTakeFirst()
}

export async function findCreationById(db: Queries, id: string) {
  return db.selectFrom('creation').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns the creations that contain one of these photographs or artworks */
export async function creationsWith(db: Queries, half: Half, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('creation').selectAll().where(half, 'in', ids).orderBy('id').execute()
}

/** @returns all published creations with the names of their species, newest first */
export async function listCreations(db: Queries) {
  return db
    .selectFrom('creation')
    .innerJoin('species', 'species.id', 'creation.species_id')
    .selectAll('creation')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name', 'species.kind'])
    .where('creation.status', '=', 'published')
    .orderBy('creation.published_at', 'desc')
    .orderBy('creation.id')
    .execute()
}

export async function creationsOf(db: Queries, speciesId: string) {
  return db
    .selectFrom('creation')
    .select('id')
    .where('species_id', '=', speciesId)
    .orderBy('id')
    .execute()
}

export async function updateCreation(
  db: Queries,
  id: string,
  change: Partial<CreationTable>,
): Promise<void> {
  await db.updateTable('creation').set(change).where('id', '=', id).execute()
}

export async function deleteCreation(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('creation').where('id', '=', id).execute()
}
