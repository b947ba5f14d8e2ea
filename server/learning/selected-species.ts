/** Decides which species belong to a selection for the quiz or the field guide. */
import { codeOf, idsOfCode } from '../../contract/addresses/permanent-address.ts'
import type { ParsedInput } from '../../contract/calls/endpoints.ts'
import { labelsMaximum, selectionMaximum } from '../../contract/limits.ts'
import { taxonName } from '../../contract/taxonomy/taxon-names.ts'
import { speciesInSeason, speciesOfMonth } from '../catalogue/repositories/learning/learning.ts'
import { speciesAtPlace } from '../catalogue/repositories/selections.ts'
import { findSpeciesByIds } from '../catalogue/repositories/species.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import type { WalkService } from '../walks/service.ts'

interface Needs {
  db: Queries
  walks: WalkService
}

type Selection = ParsedInput<'quizDeck'>
type Row = Pick<SpeciesTable, 'id' | 'kind' | 'family'>

/** @returns a function that makes a filter of species from a selection, and throws 404 for an unknown walk */
export function selectedSpecies({ db, walks }: Needs) {
  async function idsOf({ season, month, place, species }: Selection): Promise<string[]> {
    if (season) return speciesInSeason(db, season)
    if (month) return speciesOfMonth(db, month)
    if (place) return (await speciesAtPlace(db, place, selectionMaximum)).map(({ id }) => id)
    const ranges = (species ?? '').split(',').slice(0, labelsMaximum).map(idsOfCode)
    const ids: string[] = []
    for (const range of ranges) {
      const row = range && (await findSpeciesByIds(db, range))
      if (row) ids.push(row.id)
    }
    return ids
  }

  /** @returns a filter of species, which rejects every species for an empty selection */
  return async (selection: Selection): Promise<(row: Row) => boolean> => {
    if (selection.all) return ({ kind }) => kind === selection.all
    if (selection.family) {
      const name = taxonName(selection.family)
      return ({ family }) => family === name
    }
    if (selection.walk) {
      const { stops } = (await walks.getWalk(selection.walk)).walk
      const codes = new Set(stops.flatMap((stop) => stop.species).map(({ code }) => code))
      return ({ id }) => codes.has(codeOf(id))
    }
    const ids = new Set(await idsOf(selection))
    return ({ id }) => ids.has(id)
  }
}
