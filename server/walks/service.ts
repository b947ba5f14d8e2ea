/** The campus walks: what `content/` says of them, with what the database knows of their species. */
import { nameKey } from '../../contract/names.ts'
import type { CampusMap, WalksContent } from '../../contract/schemas/content.ts'
import type { ListedWalk, WalkWithSpecies } from '../../contract/schemas/walks.ts'
import type { Queries } from '../database/connection.ts'
import { notFound } from '../http/refusal.ts'
import type { NameLists } from '../names/name-lists.ts'
import { thisMonth } from '../species/dates.ts'
import { presentStopSpecies } from './present.ts'
import { speciesOfStops } from './repository.ts'

interface Needs {
  db: Queries
  content: { walks(): WalksContent }
  nameLists: NameLists
  timeZone: string
}

export type WalkService = ReturnType<typeof createWalkService>

export function createWalkService({ db, content, nameLists, timeZone }: Needs) {
  async function all(): Promise<ListedWalk[]> {
    const { walks } = content.walks()
    if (walks.length === 0) return []
    const kinds = new Map<string, { kind: 'plant' | 'bird'; latinName: string }>()
    for (const kind of ['bird', 'plant'] as const) {
      for (const { latinName } of (await nameLists.of(kind)).names) {
        kinds.set(nameKey(latinName), { kind, latinName })
      }
    }
    const find = (name: string) => kinds.get(nameKey(name)) ?? { kind: null, latinName: name }
    return walks.map((walk) => ({
      ...walk,
      stops: walk.stops.map((stop) => ({ ...stop, species: stop.species.map(find) })),
    }))
  }

  return {
    all,

    /** @throws {Refusal} 404 */
    async one(key: string): Promise<{ walk: WalkWithSpecies; map: CampusMap | null }> {
      const { walks, map = null } = content.walks()
      const walk = walks.find((each) => each.key === key)
      if (!walk) throw notFound('There is no such walk')
      const names = walk.stops.flatMap(({ species }) => species.map(nameKey))
      const rows = await speciesOfStops(db, [...new Set(names)], thisMonth(timeZone))
      const present = (name: string) => {
        const key = nameKey(name)
        return presentStopSpecies(
          name,
          rows.find((row) => row.asked === key),
        )
      }
      const stops = walk.stops.map((stop) => ({
        ...stop,
        // As the school wrote them, but for those in season.
        species: stop.species
          .map(present)
          .toSorted((a, b) => Number(b.inSeason) - Number(a.inSeason)),
      }))
      return { walk: { ...walk, stops }, map }
    },
  }
}
