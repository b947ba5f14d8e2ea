/** Presents order, family and genus of a species, each with its three names. */
import type { Kind } from '../../../contract/kinds.ts'
import { type HigherRank, higherRanks } from '../../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../../contract/taxonomy/taxon-shapes.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { findTaxon } from '../../taxonomy/taxonomy.ts'

export function lineageOf(row: Pick<SpeciesTable, 'kind' | 'taxon_order' | 'family' | 'genus'>) {
  const names = { order: row.taxon_order, family: row.family, genus: row.genus }
  return higherRanks.flatMap((rank) =>
    names[rank] ? [presentTaxon(row.kind, rank, names[rank])] : [],
  )
}

/** The names of a taxon. The English and Chinese names of a taxon that the table lacks are empty. */
export function presentTaxon(kind: Kind, rank: HigherRank, name: string): TaxonName {
  const known = findTaxon(kind, rank, name)
  return {
    rank,
    name,
    commonName: known?.commonName ?? '',
    chineseName: known?.chineseName ?? '',
  }
}
