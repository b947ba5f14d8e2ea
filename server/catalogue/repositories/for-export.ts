/** Reads species and published pictures in batches, and the creations and featured pairs of these pictures. */
import { setImmediate } from 'node:timers/promises'
import type { Kind } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'

const batchSize = 500

/** Yields the species of a kind in the order of their names, with their former names and ids. */
export async function* speciesForExport(db: Queries, kind: Kind) {
  for (let lastKey = ''; ; ) {
    const species = await db
      .selectFrom('species')
      .selectAll()
      .where('kind', '=', kind)
      .where('name_key', '>', lastKey)
      .orderBy('name_key')
      .limit(batchSize)
      .execute()
    const last = species.at(-1)
    if (!last) return
    const ids = species.map(({ id }) => id)
    const names = await db
      .selectFrom('former_name')
      .selectAll()
      .where('species_id', 'in', ids)
      .orderBy('name_key')
      .execute()
    const formerIds = await db
      .selectFrom('former_id')
      .selectAll()
      .where('species_id', 'in', ids)
      .orderBy('id')
      .execute()
    for (const row of species) {
      const isOf = ({ species_id }: { species_id: string }) => species_id === row.id
      yield {
        row,
        formerNames: names.filter(isOf).map(({ name_key }) => name_key),
        formerIds: formerIds.filter(isOf).map(({ id }) => id),
      }
    }
    lastKey = last.name_key
    await setImmediate()
  }
}

/** Yields published photographs in the order of their codes, with kind and name of their species. */
export const picturesForExport = (db: Queries) =>
  readByCode((lastCode) =>
    db
      .selectFrom('picture')
      .innerJoin('species', 'species.id', 'picture.species_id')
      .selectAll('picture')
      .select(['species.kind', 'species.latin_name'])
      .where('picture.status', '=', 'published')
      .where('picture.code_number', '>', lastCode)
      .orderBy('picture.code_number')
      .limit(batchSize)
      .execute(),
  )

/** Yields published artworks in the order of their codes, with kind and name of their species. */
export const artworksForExport = (db: Queries) =>
  readByCode((lastCode) =>
    db
      .selectFrom('artwork')
      .innerJoin('species', 'species.id', 'artwork.species_id')
      .selectAll('artwork')
      .select(['species.kind', 'species.latin_name'])
      .where('artwork.status', '=', 'published')
      .where('artwork.code_number', '>', lastCode)
      .orderBy('artwork.code_number')
      .limit(batchSize)
      .execute(),
  )

async function* readByCode<Row extends { code_number: number }>(
  read: (lastCode: number) => Promise<Row[]>,
) {
  for (let lastCode = 0; ; ) {
    const rows = await read(lastCode)
    const last = rows.at(-1)
    if (!last) return
    yield* rows
    lastCode = last.code_number
    await setImmediate()
  }
}

/** Reads the published creations of published pictures, oldest first, with pictures and the name of the species. */
export const creationsForExport = (db: Queries) =>
  db
    .selectFrom('creation')
    .innerJoin('species', 'species.id', 'creation.species_id')
    .innerJoin('artwork', 'artwork.id', 'creation.artwork_id')
    .leftJoin('picture', 'picture.id', 'creation.picture_id')
    .select(['creation.id', 'creation.published_at as at', 'species.kind', 'species.latin_name'])
    .select(['artwork.path as artwork', 'artwork.source_hash as artwork_source'])
    .select(['picture.path as photograph', 'picture.source_hash as photograph_source'])
    .where('creation.status', '=', 'published')
    .where('artwork.status', '=', 'published')
    .where(({ or, eb }) =>
      or([eb('creation.picture_id', 'is', null), eb('picture.status', '=', 'published')]),
    )
    .orderBy('creation.published_at')
    .orderBy('creation.id')
    .execute()

/** Reads the featured pairs of published pictures, oldest first, with kind and name of the photograph's species. */
export const featuredForExport = (db: Queries) =>
  db
    .selectFrom('featured')
    .innerJoin('artwork', 'artwork.id', 'featured.artwork_id')
    .innerJoin('picture', 'picture.id', 'featured.picture_id')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .select(['featured.id', 'featured.featured_at as at', 'species.kind', 'species.latin_name'])
    .select(['artwork.path as artwork', 'artwork.source_hash as artwork_source'])
    .select(['picture.path as photograph', 'picture.source_hash as photograph_source'])
    .where('picture.status', '=', 'published')
    .where('artwork.status', '=', 'published')
    .orderBy('featured.featured_at')
    .orderBy('featured.id')
    .execute()
