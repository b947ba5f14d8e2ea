/** Reads and writes photographs and artworks. */
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

/** @returns the given paths that belong to a published photograph or artwork */
export async function publishedPaths(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const selectPaths = (table: 'picture' | 'artwork') =>
    db.selectFrom(table).select('path').where('path', 'in', paths).where('status', '=', 'published')
  return (await selectPaths('picture').unionAll(selectPaths('artwork')).execute()).map(
    ({ path }) => path,
  )
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

/** @returns the given paths that belong to a photograph or artwork in any state */
export async function pathsInUse(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const pictures = db.selectFrom('picture').select('path').where('path', 'in', paths)
  const artworks = db.selectFrom('artwork').select('path').where('path', 'in', paths)
  return (await pictures.unionAll(artworks).execute()).map(({ path }) => path)
}
