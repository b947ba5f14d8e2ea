/** Reads and writes creations. */
import type { Queries } from '../../database/connection.ts'
import type { CreationTable } from '../../database/tables/tables.ts'

/** The column of the photograph or of the artwork of a creation. */
export type Half = 'picture_id' | 'artwork_id'

/** @returns false if the creation exists already */
export async function insertCreation(db: Queries, row: CreationTable): Promise<boolean> {
  const result = await db
    .insertInto('creation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

/** @param pictureId the photograph; null without one @returns the creation with exactly these halves, if any */
export async function findCreation(db: Queries, pictureId: string | null, artworkId: string) {
  const withArtwork = db
    .selectFrom('creation')
    .select('id')
    .where('artwork_id', '=', artworkId)
    .where('picture_id', pictureId === null ? 'is' : '=', pictureId)
  return withArtwork.executeTakeFirst()
}

/** @returns the creation that already shows this pair; for an artwork alone, any creation that shows the artwork */
export async function findSameCreation(db: Queries, pictureId: string | null, artworkId: string) {
  const all = await creationsWith(db, 'artwork_id', [artworkId])
  return all.find(({ picture_id }) => pictureId === null || picture_id === pictureId)
}

export async function findCreationById(db: Queries, id: string) {
  return db.selectFrom('creation').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function creationsById(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('creation').selectAll().where('id', 'in', ids).execute()
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

/** @returns the ids that exist, each with its status */
export async function creationStates(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('creation').select(['id', 'status']).where('id', 'in', ids).execute()
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
