/** Chooses the newest photographs of a kind, of different species if there are enough. */
import type { Kind } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'
import { newestPictures } from '../repositories/pictures.ts'

type Newest = Awaited<ReturnType<typeof newestPictures>>

/** Number of rows of the first query. One upload of a class often has dozens of photographs of one species. */
const firstBatch = 60
/** Factor by which the number of rows grows with each query. An import may have many photographs of one species. */
const growth = 8

/**
 * @returns the newest photograph of each of `count` species, in descending order of publication. If there are fewer
 * species, further photographs of the same species follow.
 */
export async function newestOfSpecies(db: Queries, kind: Kind, count: number): Promise<Newest> {
  const seen = new Set<string>()
  const firstOfEachSpecies: Newest = []
  const further: Newest = []
  let offset = 0
  for (let batch = firstBatch; ; batch *= growth) {
    const rows = await newestPictures(db, kind, batch, offset)
    for (const row of rows) {
      if (!seen.has(row.species_id)) firstOfEachSpecies.push(row)
      else if (further.length < count) further.push(row)
      seen.add(row.species_id)
      if (firstOfEachSpecies.length === count) return firstOfEachSpecies
    }
    if (rows.length < batch) return [...firstOfEachSpecies, ...further].slice(0, count)
    offset += rows.length
  }
}
