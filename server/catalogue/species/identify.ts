/**
 * Finds species by permanent code, or by present or former name. Also finds the species of a kind, at a place or in a
 * family, up to the maximum of a selection.
 */

import { codeOf, idsOfCode } from '../../../contract/addresses/permanent-address.ts'
import type { Kind } from '../../../contract/kinds.ts'
import { selectionMaximum } from '../../../contract/limits.ts'
import { taxonName } from '../../../contract/taxonomy/taxon-names.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { Handlers } from '../../kernel/handlers.ts'
import { speciesAtPlace, speciesOfFamily, speciesOfKind } from '../repositories/selections.ts'
import { findByFormerName, findSpecies, findSpeciesByIds } from '../repositories/species.ts'

type Single = { code: string } | { name: string; kind?: Kind | undefined }
type Reference = Single | { all: Kind } | { place: string } | { family: string }
type IdentifiedRow = Pick<
  SpeciesTable,
  'id' | 'kind' | 'latin_name' | 'common_name' | 'chinese_name'
>

export function identifyHandlers(db: Queries) {
  return {
    async identifySpecies({ species: references }) {
      const rowsById = new Map<string, IdentifiedRow>()
      for (const reference of references) {
        for (const row of await identify(db, reference)) rowsById.set(row.id, row)
      }
      const species = [...rowsById.values()].map((row) => ({
        code: codeOf(row.id),
        kind: row.kind,
        latinName: row.latin_name,
        commonName: row.common_name,
        chineseName: row.chinese_name,
      }))
      return { species }
    },
  } satisfies Partial<Handlers>
}

async function identify(db: Queries, reference: Reference): Promise<IdentifiedRow[]> {
  if ('all' in reference) return speciesOfKind(db, reference.all, selectionMaximum)
  if ('place' in reference) return speciesAtPlace(db, reference.place, selectionMaximum)
  if ('family' in reference) {
    return speciesOfFamily(db, taxonName(reference.family), selectionMaximum)
  }
  const row = await identifyOne(db, reference)
  return row ? [row] : []
}

async function identifyOne(db: Queries, reference: Single): Promise<SpeciesTable | undefined> {
  if ('code' in reference) {
    const ids = idsOfCode(reference.code)
    return ids && findSpeciesByIds(db, ids)
  }
  const kinds: Kind[] = reference.kind ? [reference.kind] : ['plant', 'bird']
  // A present name of one species takes precedence over a former name of another species.
  for (const find of [findSpecies, findByFormerName]) {
    for (const kind of kinds) {
      const row = await find(db, kind, reference.name)
      if (row) return row
    }
  }
  return undefined
}
