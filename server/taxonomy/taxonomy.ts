/**
 * Classifies Latin names by the site's own table, in `genera.csv`, `families.csv` and `orders.csv`. The table contains
 * all families of vascular plants and of birds, and the genera that are common on East Asian campuses.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { type Kind, kindNames } from '../../contract/kinds.ts'
import { genusOf, type HigherRank, rankOf, taxonName } from '../../contract/taxonomy/taxon-names.ts'
import { lazy } from '../kernel/caching/lazy.ts'

/** A genus, a family or an order. An unknown English or Chinese name is empty. */
export interface Taxon {
  kind: Kind
  rank: HigherRank
  name: string
  commonName: string
  chineseName: string
  /** The family of a genus, or the order of a family; empty for an order. */
  parent: string
}

/** The classification by a Latin name. A field is empty if neither the name nor the table gives its value. */
export interface Classification {
  rank: string
  genus: string
  family: string
  order: string
}

type Row = Record<'kind' | 'commonName' | 'chineseName' | HigherRank, string>

const parentColumn = { genus: 'family', family: 'order', order: undefined } as const

function readTaxa(rank: HigherRank, file: string): [string, Taxon][] {
  const text = readFileSync(new URL(file, import.meta.url))
  const rows = parse(text, { columns: true }) as Row[]
  const parentRank = parentColumn[rank]
  return rows.map(({ kind, commonName, chineseName, ...row }) => {
    const taxon = {
      kind: kind as Kind,
      rank,
      name: row[rank],
      commonName,
      chineseName,
      parent: parentRank ? row[parentRank] : '',
    }
    return [keyOf(taxon.kind, rank, taxon.name), taxon]
  })
}

const keyOf = (kind: Kind, rank: HigherRank, name: string) => `${kind} ${rank} ${taxonName(name)}`

const taxa = lazy(
  (): ReadonlyMap<string, Taxon> =>
    new Map([
      ...readTaxa('order', 'orders.csv'),
      ...readTaxa('family', 'families.csv'),
      ...readTaxa('genus', 'genera.csv'),
    ]),
)

export const allTaxa = (): Iterable<Taxon> => taxa().values()

/** @returns the taxon with the name in any letter case; undefined if the table does not have the name */
export function findTaxon(kind: Kind, rank: HigherRank, name: string): Taxon | undefined {
  return taxa().get(keyOf(kind, rank, name))
}

/** @returns whether plants and birds both have a genus of this name, such as *Oenanthe* */
export function isHomonym(genus: string): boolean {
  return kindNames.every((kind) => findTaxon(kind, 'genus', genus))
}

/** @returns the classification by the Latin name alone, so that every database gets the same result */
export function classify(kind: Kind, latinName: string): Classification {
  const genus = genusOf(latinName)
  const family = findTaxon(kind, 'genus', genus)?.parent ?? ''
  const order = findTaxon(kind, 'family', family)?.parent ?? ''
  return { rank: rankOf(latinName) ?? '', genus, family, order }
}
