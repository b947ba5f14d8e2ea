/** Aligns the facts of several species, row by row, and states whether the taxa of a row differ. */
import { isProse, type Kind, kinds, type ProseField, type Section } from '../../contract/kinds.ts'
import type { Photograph } from '../../contract/schemas/pictures.ts'
import { type HigherRank, higherRanks } from '../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../contract/taxonomy/taxon-shapes.ts'
import type { Profile } from '../profile/profile.ts'

export interface PictureRow {
  section: Section
  photographs: (Photograph | undefined)[]
}

export interface TaxonRow {
  rank: HigherRank
  taxa: (TaxonName | undefined)[]
  /** Whether the taxa differ; undefined if the taxon of a species is not known. */
  differs: boolean | undefined
}

export interface TextRow {
  field: ProseField
  texts: string[]
}

/** @returns a row for each photographed season or life stage, with the first photograph of each species */
export function pictureRows(kind: Kind, compared: readonly Profile[]): PictureRow[] {
  return kinds[kind].sections
    .map((section) => ({
      section,
      photographs: compared.map(({ photographs }) =>
        photographs.find((photograph) => photograph.season === section),
      ),
    }))
    .filter(({ photographs }) => photographs.some(Boolean))
}

export function taxonRows(compared: readonly Profile[]): TaxonRow[] {
  return higherRanks
    .map((rank) => {
      const taxa = compared.map(({ lineage }) => lineage.find((taxon) => taxon.rank === rank))
      const names = new Set(taxa.map((taxon) => taxon?.name))
      return { rank, taxa, differs: names.has(undefined) ? undefined : names.size > 1 }
    })
    .filter(({ taxa }) => taxa.some(Boolean))
}

export function textRows(kind: Kind, compared: readonly Profile[]): TextRow[] {
  return kinds[kind].texts
    .filter(isProse)
    .map((field) => ({ field, texts: compared.map(({ texts }) => texts[field] ?? '') }))
    .filter(({ texts }) => texts.some(Boolean))
}
