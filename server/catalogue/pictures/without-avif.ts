/** Lists the published pictures without an attempt at AVIF renditions, with the most useful pictures first. */
import type { Queries } from '../../database/connection.ts'
import { listFeatured } from '../repositories/featured.ts'
import { coverCandidates, newestWithoutAvif } from '../repositories/files/without-avif.ts'
import { coverOf } from './cover.ts'

/** Number of species in one query. */
const batchSize = 200

/**
 * @param maximum the maximum number of the newest photographs, and of the newest artworks
 * @param recentSince an instant; pictures published at this instant or later are recent
 * @returns recent pictures, pictures of the home page, covers, and all other pictures, the newest first in each group
 */
export async function listWithoutAvif(
  db: Queries,
  maximum: number,
  recentSince: string,
): Promise<{ path: string; width: number }[]> {
  const images = [
    ...(await newestWithoutAvif(db, 'picture', maximum)),
    ...(await newestWithoutAvif(db, 'artwork', maximum)),
  ]
  const pairs = await listFeatured(db)
  const featured = new Set(pairs.flatMap((pair) => [pair.picture_id, pair.artwork_id]))
  const covers = await coverIds(db, [...new Set(images.map(({ species_id }) => species_id))])
  const rank = ({ id, published_at }: (typeof images)[number]) =>
    [published_at >= recentSince, featured.has(id), covers.has(id), true].indexOf(true)
  return images
    .toSorted((a, b) => rank(a) - rank(b) || b.published_at.localeCompare(a.published_at))
    .map(({ path, width }) => ({ path, width }))
}

async function coverIds(db: Queries, speciesIds: readonly string[]): Promise<Set<string>> {
  const covers = new Set<string>()
  for (let start = 0; start < speciesIds.length; start += batchSize) {
    const rows = await coverCandidates(db, speciesIds.slice(start, start + batchSize))
    for (const pictures of Map.groupBy(rows, (row) => row.species_id).values()) {
      const cover = pictures[0] && coverOf(pictures, pictures[0])
      if (cover) covers.add(cover.id)
    }
  }
  return covers
}
