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
   * @returns a function that finds a row by the school's spelling of a name, and a function that leaves out sensitive
   * species
   */
  async function speciesOf(walks: Walk[]) {
    const names = walks.flatMap(({ stops }) => stops.flatMap(({ species }) => species.map(nameKey)))
    const rows = await speciesOfStops(db, [...new Set(names)], thisMonth(timeZone))
    const findRow = (name: string) =>
      rows.find(({ requested_key }) => requested_key === nameKey(name))
    // A stop would reveal the place of a sensitive species.
    const leaveOutSensitive = (species: string[]) =>
      species.filter((name) => !findRow(name)?.is_sensitive)
    return { findRow, leaveOutSensitive }
  }

  return {
    async listWalks(): Promise<ListedWalk[]> {
      const { walks } = content.walks()
      const { findRow, leaveOutSensitive } = await speciesOf(walks)
      const present = (name: string) => {
        const { kind, latinName, commonName, chineseName } = presentStopSpecies(name, findRow(name))
        return { kind, latinName, commonName, chineseName }
      }
      return walks.map((walk) => ({
        ...walk,
        stops: walk.stops.map((stop) => ({
          ...stop,
          species: leaveOutSensitive(stop.species).map(present),
        })),
      }))
    },

    /** @returns a walk with the species at its stops, and the map @throws {HttpError} 404 for an unknown walk */
    async getWalk(key: string): Promise<{ walk: WalkWithSpecies; map: CampusMap | null }> {
      const { walks, map = null } = content.walks()
      const walk = walks.find((each) => each.key === key)
      if (!walk) throw notFound('There is no such walk')
      const { findRow, leaveOutSensitive } = await speciesOf([walk])
      const stops = walk.stops.map((stop) => ({
        ...stop,
        // Species in season come first. Otherwise the school's order stays.
        species: leaveOutSensitive(stop.species)
          .map((name) => presentStopSpecies(name, findRow(name)))
          .toSorted((a, b) => Number(b.inSeason) - Number(a.inSeason)),
      }))
      return { walk: { ...walk, stops }, map }
    },
  }
}
