/**
 * Lists each name at a stop if no recorded species has or had this name. The name is misspelt, or its species is not
 * recorded yet.
 */
import { nameKey } from '../../contract/names.ts'
import type { WalksContent } from '../../contract/schemas/content.ts'
import { speciesOfStops } from '../catalogue/repositories/on-walks.ts'
import type { Queries } from '../database/connection.ts'

export async function unknownNames(db: Queries, { walks }: WalksContent): Promise<string[]> {
  const stops = walks.flatMap((walk) => walk.stops)
  const names = [...new Set(stops.flatMap(({ species }) => species))]
  const known = await speciesOfStops(db, [...new Set(names.map(nameKey))], 1)
  const keys = new Set(known.map(({ requested_key }) => requested_key))
  return names.filter((name) => !keys.has(nameKey(name)))
}
