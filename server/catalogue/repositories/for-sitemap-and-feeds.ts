/** Reads all species with their newest pictures for search engines, and the newest species for feeds. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 500

/**
 * Lists species by Latin name in batches. Other requests run between the batches.
 * @param part the offset of the first species, from 0, and the maximum number of species
 * @param images maximum number of the newest photographs, and of the newest artworks, for each species
 */
export async function* listForSearchEngines(
  db: Queries,
  kind: Kind,
  part: { offset: number; limit: number },
  images: number,
) {
  let remaining = part.limit
  let lastKey: string | undefined
  while (remaining > 0) {
    const limit = Math.min(remaining, batchSize)
    const start = lastKey === undefined ? { offset: part.offset } : { lastKey }
    const rows = await batchOf(db, kind, { ...start, limit }, images)
    yield rows
    if (rows.length < limit) return
    remaining -= rows.length
    lastKey = rows.at(-1)?.name_key
    await setImmediate()
  }
}

async function batchOf(
  db: Queries,
  kind: Kind,
  { offset = 0, lastKey, limit }: { offset?: number; lastKey?: string; limit: number },
  images: number,
) {
  const query = db
    .selectFrom('species')
    .select(['id', 'kind', 'latin_name', 'name_key', 'posted_at'])
    .where('kind', '=', kind)
    .orderBy('name_key')
    .limit(limit)
    .offset(offset)
  const species = await (lastKey === undefined
    ? query
    : query.where('name_key', '>', lastKey)
  ).execute()
  const ids = species.map(({ id }) => id)
  const edited = await lastEdits(db, ids)
  const imagesBySpecies = Map.groupBy(await newestImages(db, ids, images), (row) => row.species_id)
  return species.map((row) => {
    const newest = imagesBySpecies.get(row.id) ?? []
    const dates = [
      row.posted_at,
      edited.get(row.id) ?? '',
      ...newest.map((image) => image.published_at),
    ]
    return {
      ...row,
      changedAt: dates.toSorted().at(-1) ?? row.posted_at,
      paths: newest.map(({ path }) => path),
      hasPhotographs: newest.some((image) => image.is_photograph === 1),
    }
  })
}

async function lastEdits(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('revision')
    .select('species_id')
    .select(({ fn }) => fn.max('replaced_at').as('at'))
    .where('species_id', 'in', ids)
    .groupBy('species_id')
    .execute()
  return new Map(rows.map(({ species_id, at }) => [species_id, String(at)]))
}

/** @returns at most `count` of the newest published photographs of each species, and at most `count` of its artworks */
async function newestImages(db: Queries, ids: readonly string[], count: number) {
  if (ids.length === 0) return []
  const imagesOf = (table: 'picture' | 'artwork') =>
    db
      .selectFrom(table)
      .select(['species_id', 'path', 'published_at'])
      .select(sql<number>`${sql.lit(table === 'picture' ? 1 : 0)}`.as('is_photograph'))
      .select(
        sql<number>`row_number() over (partition by species_id order by published_at desc, path)`.as(
          'place',
        ),
      )
      .where('species_id', 'in', ids)
      .where('status', '=', 'published')
  return db
    .selectFrom(imagesOf('picture').unionAll(imagesOf('artwork')).as('newest'))
    .selectAll()
    .where('place', '<=', count)
    .orderBy('is_photograph', 'desc')
    .orderBy('place')
    .execute()
}

/** @returns the species that were published last, the newest first */
export function newestSpecies(db: Queries, kind: Kind, count: number) {
  return db
    .selectFrom('species')
    .select(['id', 'kind', 'latin_name', 'common_name', 'chinese_name', 'posted_at'])
    .where('kind', '=', kind)
    .orderBy('posted_at', 'desc')
    .orderBy('name_key')
    .limit(count)
    .execute()
}
