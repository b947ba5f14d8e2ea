/** Reads published pictures with and without an attempt at AVIF, and candidates for covers, for the AVIF worker. */
import { sql } from 'kysely'
import type { Queries } from '../../../database/connection.ts'

type ImageTable = 'picture' | 'artwork'

function selectPublished(db: Queries, table: ImageTable) {
  return db
    .selectFrom(table)
    .leftJoin('avif', 'avif.path', `${table}.path`)
    .where(`${table}.status`, '=', 'published')
}

/** @returns the number of all published pictures, and of published pictures with an attempt at AVIF renditions */
export async function countAvif(db: Queries): Promise<{ done: number; total: number }> {
  const counts = { done: 0, total: 0 }
  for (const table of ['picture', 'artwork'] as const) {
    const row = await selectPublished(db, table)
      .select([sql<number>`count(*)`.as('total'), sql<number>`count(avif.path)`.as('done')])
      .executeTakeFirstOrThrow()
    counts.total += Number(row.total)
    counts.done += Number(row.done)
  }
  return counts
}

/** @returns the newest published photographs or artworks without an attempt at AVIF renditions */
export async function newestWithoutAvif(db: Queries, table: ImageTable, limit: number) {
  return selectPublished(db, table)
    .select([`${table}.id`, `${table}.path`, `${table}.width`, `${table}.species_id`])
    .select(`${table}.published_at`)
    .where('avif.path', 'is', null)
    .orderBy(`${table}.published_at`, 'desc')
    .orderBy(`${table}.code_number`, 'desc')
    .limit(limit)
    .execute()
}

/** @returns the published photographs of these species, with the columns that decide the cover */
export async function coverCandidates(db: Queries, speciesIds: readonly string[]) {
  if (speciesIds.length === 0) return []
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .select(['picture.id', 'picture.place', 'picture.season', 'picture.taken_on'])
    .select(['picture.code_number', 'picture.species_id', 'species.kind', 'species.texts'])
    .where('picture.status', '=', 'published')
    .where('picture.species_id', 'in', speciesIds)
    .orderBy('picture.code_number')
    .execute()
}
