/** Reads and writes photographs and artworks, and reserves numbers for their codes, such as P-0042. */
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'
import type { ArtworkTable, PictureTable } from '../../database/tables/tables.ts'

/** Pictures without a position come after pictures to which an admin gave a position. */
const byPlace = sql`coalesce(place, 1000000)`

/**
 * @returns the published photographs in the admins' order, then oldest first, so that each page of a gallery stays the
 * same
 */
export async function listPictures(db: Queries, speciesId: string) {
  return db
    .selectFrom('picture')
    .selectAll()
    .where('species_id', '=', speciesId)
    .where('status', '=', 'published')
    .orderBy(byPlace)
    .orderBy('taken_on')
    .orderBy('code_number')
    .execute()
}

export async function listArtworks(db: Queries, speciesId: string) {
  return db
    .selectFrom('artwork')
    .selectAll()
    .where('species_id', '=', speciesId)
    .where('status', '=', 'published')
    .orderBy(byPlace)
    .orderBy('drawn_on')
    .orderBy('code_number')
    .execute()
}

function picturesWithNames(db: Queries, kind: Kind) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .selectAll('picture')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .where('picture.status', '=', 'published')
    .where('species.kind', '=', kind)
}

/** @param skipped number of newer photographs that are not returned */
export async function newestPictures(db: Queries, kind: Kind, count: number, skipped = 0) {
  return picturesWithNames(db, kind)
    .orderBy('picture.published_at', 'desc')
    .orderBy('picture.code_number', 'desc')
    .offset(skipped)
    .limit(count)
    .execute()
}

export async function countPictures(db: Queries, kind: Kind): Promise<number> {
  const row = await db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .select(sql<number>`count(*)`.as('count'))
    .where('picture.status', '=', 'published')
    .where('species.kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @returns all published photographs of these species, with the texts from which a cover is chosen */
export async function picturesOfSpecies(db: Queries, kind: Kind, latinNames: string[]) {
  if (latinNames.length === 0) return []
  return picturesWithNames(db, kind)
    .select(['species.kind', 'species.texts'])
    .where('species.latin_name', 'in', latinNames)
    .orderBy('picture.code_number')
    .execute()
}

/** @returns the published photograph or artwork with this path, and the `widths` of its AVIF renditions */
export async function findPublishedImage(db: Queries, path: string) {
  for (const table of ['picture', 'artwork'] as const) {
    const row = await db
      .selectFrom(table)
      .leftJoin('avif', 'avif.path', `${table}.path`)
      .select([`${table}.path`, `${table}.width`, 'avif.widths'])
      .where(`${table}.path`, '=', path)
      .where('status', '=', 'published')
      .executeTakeFirst()
    if (row) return row
  }
  return undefined
}

/** @returns the species' photograph or artwork that was made from bytes with this hash, in any state */
export async function findBySource(
  db: Queries,
  table: 'picture' | 'artwork',
  speciesId: string,
  sourceHash: string,
) {
  return db
    .selectFrom(table)
    .select(['id', 'status'])
    .where('species_id', '=', speciesId)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
}

/** @returns all photographs or all artworks of a species, in any state */
export async function imagesOf(db: Queries, table: 'picture' | 'artwork', speciesId: string) {
  return db
    .selectFrom(table)
    .select(['id', 'source_hash'])
    .where('species_id', '=', speciesId)
    .orderBy('code_number')
    .execute()
}

/** @returns the photographs or artworks with these ids, in any state */
export async function findImages(db: Queries, table: 'picture' | 'artwork', ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom(table)
    .select(['id', 'species_id', 'status', 'published_at'])
    .where('id', 'in', ids)
    .execute()
}

export async function insertPicture(db: Queries, row: PictureTable): Promise<void> {
  await db.insertInto('picture').values(row).execute()
}

export async function insertArtwork(db: Queries, row: ArtworkTable): Promise<void> {
  await db.insertInto('artwork').values(row).execute()
}

/**
 * @returns the published photographs that were made from bytes with one of these hashes, or that have one of
 * these ids. The hash is `source_hash`, which the server computes. A browser could send a false `original_hash`.
 */
export async function findPublishedByHash(db: Queries, hashes: string[], ids: string[]) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .select(['picture.id', 'picture.source_hash', 'picture.path'])
    .select(['species.latin_name', 'species.kind'])
    .where('picture.status', '=', 'published')
    .where((builder) =>
      builder.or([
        builder('source_hash', 'in', hashes),
        ...(ids.length > 0 ? [builder('picture.id', 'in', ids)] : []),
      ]),
    )
    .execute()
}

/** @returns the published photograph or artwork with this path, and the Latin name and the kind of its species */
export async function findPublishedBy(db: Queries, table: 'picture' | 'artwork', path: string) {
  return db
    .selectFrom(table)
    .innerJoin('species', 'species.id', `${table}.species_id`)
    .select([`${table}.id`, 'species.name_key', 'species.latin_name', 'species.kind'])
    .where(`${table}.path`, '=', path)
    .where(`${table}.status`, '=', 'published')
    .executeTakeFirst()
}

export async function picturesById(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .selectAll('picture')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .select('species.kind as species_kind')
    .where('picture.id', 'in', ids)
    .where('picture.status', '=', 'published')
    .execute()
}

export async function artworksById(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('artwork')
    .innerJoin('species', 'species.id', 'artwork.species_id')
    .selectAll('artwork')
    .select(['species.latin_name', 'species.kind as species_kind'])
    .where('artwork.id', 'in', ids)
    .where('artwork.status', '=', 'published')
    .execute()
}

export async function updateImage(
  db: Queries,
  table: 'picture' | 'artwork',
  id: string,
  change: Partial<PictureTable> | Partial<ArtworkTable>,
): Promise<void> {
  await db
    .updateTable(table as 'picture')
    .set(change as Partial<PictureTable>)
    .where('id', '=', id)
    .execute()
}

export async function deleteImage(
  db: Queries,
  table: 'picture' | 'artwork',
  id: string,
): Promise<void> {
  await db
    .deleteFrom(table as 'picture')
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the next number of a series of codes. Call this function in the transaction that uses the number.
 * @returns the number
 */
export async function takeCodeNumber(db: Queries, series: 'P' | 'A'): Promise<number> {
  const row = await db
    .updateTable('code_counter')
    .set({ next_number: sql`next_number + 1` })
    .where('series', '=', series)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return row.next_number - 1
}

/** @returns the requested number if no picture has ever had this or a higher number; otherwise the next number */
export async function claimCodeNumber(
  db: Queries,
  series: 'P' | 'A',
  requested: number,
): Promise<number> {
  const claimed = await db
    .updateTable('code_counter')
    .set({ next_number: requested + 1 })
    .where('series', '=', series)
    .where('next_number', '<=', requested)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) > 0 ? requested : takeCodeNumber(db, series)
}

/** Restarts the codes at 1. The site must have no picture, not even in the recycle bin. */
export async function restartCodes(db: Queries): Promise<void> {
  await db.updateTable('code_counter').set({ next_number: 1 }).execute()
}
