/** Serves the campus walks, with the texts of the content and data of their species. */
import { nameKey } from '../../contract/names.ts'
import type { CampusMap, WalksContent } from '../../contract/schemas/content.ts'
import type { ListedWalk, WalkWithSpecies } from '../../contract/schemas/walks.ts'
import { speciesOfStops } from '../catalogue/repositories/on-walks.ts'
import type { Queries } from '../database/connection.ts'
import { thisMonth } from '../kernel/dates.ts'
import { notFound } from '../kernel/http-error.ts'
import { presentStopSpecies } from './present.ts'

interface Needs {
  db: Queries
  content: { walks(): WalksContent }
  timeZone: string
}

type Walk = WalksContent['walks'][number]

export type WalkService = ReturnType<typeof createWalkService>

export function createWalkService({ db, content, timeZone }: Needs) {
  /**
   * Reads the species of the walks.
   * @returns a function that finds a row by the name that the school wrote, and a filter of names
   */
  async function speciesOf(walks: Walk[]) {
    const names = walks.flatMap(({ stops }) => stops.flatMap(({ species }) => species.map(nameKey)))
    const rows = await speciesOfStops(db, [...new Set(names)], thisMonth(timeZone))
    const rowNamed = (name: string) => rows.find(({ asked }) => asked === nameKey(name))
    // A stop would reveal the place of a sensitive species.
    const publicNames = (species: string[]) =>
      species.filter((name) => !rowNamed(name)?.is_sensitive)
    return { rowNamed, publicNames }
  }

  return {
    async all(): Promise<ListedWalk[]> {
      const { walks } = content.walks()
      const { rowNamed, publicNames } = await speciesOf(walks)
      const present = (name: string) => {
        const { kind, latinName, commonName, chineseName } = presentStopSpecies(
          name,
          rowNamed(name),
        )
        return { kind, latinName, commonName, chineseName }
      }
      return walks.map((walk) => ({
        ...walk,
        stops: walk.stops.map((stop) => ({
          ...stop,
          species: publicNames(stop.species).map(present),
        })),
      }))
    },

    /** @throws {HttpError} 404 for an unknown walk */
    async one(key: string): Promise<{ walk: WalkWithSpecies; map: CampusMap | null }> {
      const { walks, map = null } = content.walks()
      const walk = walks.find((each) => each.key === key)
      if (!walk) throw notFound('There is no such walk')
      const { rowNamed, publicNames } = await speciesOf([walk])
      const stops = walk.stops.map((stop) => ({
        ...stop,
        // The order is the school's, with species in season first.
        species: publicNames(stop.species)
          .map((name) => presentStopSpecies(name, rowNamed(name)))
          .toSorted((a, b) => Number(b.inSeason) - Number(a.inSeason)),
      }))
      return { walk: { ...walk, stops }, map }
    },
  }
}
