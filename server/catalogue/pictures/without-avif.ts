/** Lists the published pictures without an attempt at AVIF renditions, the most useful to readers first. */
import type { Queries } from '../../database/connection.ts'
import { listFeatured } from '../repositories/featured.ts'
import { coverCandidates, newestWithoutAvif } from '../repositories/files/without-avif.ts'
import { coverOf } from './cover.ts'

/** Species in one query. */
const batchSize = 200

/**
 * @param most maximum number of the newest photographs, and of the newest artworks
 * @param since an instant; pictures published from then on are recent
 * @returns recent pictures, pictures of the home page, covers, then all others; each group newest first
 */
export async function listWithoutAvif(
  db: Queries,
  most: number,
  since: string,
): Promise<{ path: string; width: number }[]> {
  const found = [
    ...(await newestWithoutAvif(db, 'picture', most)),
    ...(await newestWithoutAvif(db, 'artwork', most)),
  ]
  const pairs = await listFeatured(db)
  const featured = new Set(pairs.flatMap((pair) => [pair.picture_id, pair.artwork_id]))
  const covers = await coverIds(db, [...new Set(found.map(({ species_id }) => species_id))])
  const rank = ({ id, published_at }: (typeof found)[number]) =>
    [published_at >= since, featured.has(id), covers.has(id), true].indexOf(true)
  return found
    .toSorted((a, b) => rank(a) - rank(b) || b.published_at.localeCompare(a.published_at))
    .map(({ path, width }) => ({ path, width }))
}

async function coverIds(db: Queries, speciesIds: readonly string[]): Promise<Set<string>> {
  const covers = new Set<string>()
  for (let from = 0; from < speciesIds.length; from += batchSize) {
    const rows = await coverCandidates(db, speciesIds.slice(from, from + batchSize))
    for (const pictures of Map.groupBy(rows, (row) => row.species_id).values()) {
      const cover = pictures[0] && coverOf(pictures, pictures[0])
      if (cover) covers.add(cover.id)
    }
  }
  return covers
}
