/** Finds species by present or former name, and counts the species of a kind. */
import type { Kind } from '../../../contract/kinds.ts'
import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { notFound } from '../../kernel/http-error.ts'
import { countSpecies, findByFormerName, findSpecies } from '../repositories/species.ts'

export interface SpeciesService {
  /** @throws {HttpError} 404 if no species of this kind has or had the name */
  get(kind: Kind, latinName: string): Promise<SpeciesTable>
  count(kind: Kind): Promise<number>
}

export function createSpeciesService(db: Queries): SpeciesService {
  const counts = cachedByVersion<number>(db)
  return {
    async get(kind, latinName) {
      // A page redirects from a former name to the address of the present name.
      const row =
        (await findSpecies(db, kind, latinName)) ?? (await findByFormerName(db, kind, latinName))
      if (!row) throw notFound(`No ${kind} is recorded under this name`)
      return row
    },

    // Every page needs the count. The lists of names also have the count, but these lists are slow to load.
    count: (kind) => counts(kind, 'count', () => countSpecies(db, kind)),
  }
}
