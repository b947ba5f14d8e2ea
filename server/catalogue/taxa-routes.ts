/** Handles the calls for orders, families and genera. */

import type { Kind } from '../../contract/kinds.ts'
import { kindNames } from '../../contract/kinds.ts'
import { type HigherRank, higherRanks, taxonName } from '../../contract/taxonomy/taxon-names.ts'
import type { CountedTaxon } from '../../contract/taxonomy/taxon-shapes.ts'
import { cachedByVersion } from '../database/cached-by-version.ts'
import type { Queries } from '../database/connection.ts'
import type { Handlers } from '../kernel/handlers.ts'
import { notFound } from '../kernel/http-error.ts'
import type { PictureService } from './pictures/service.ts'
import { countTaxa, countWithin, speciesOfTaxon } from './repositories/classification.ts'
import { presentTaxon } from './species/present.ts'

const pageSize = 24

type Counts = Awaited<ReturnType<typeof countTaxa>>

const columnOf = { order: 'taxon_order', family: 'family', genus: 'genus' } as const

export function taxaHandlers(db: Queries, pictures: PictureService) {
  const counts = cachedByVersion<Counts>(db)

  return {
    async taxa({ kind }) {
      const rows = await counts(kind, 'taxa', () => countTaxa(db, kind))
      const classified = rows.filter(({ family }) => family !== '')
      const orders = sumsOf(kind, 'order', classified).map((order) => {
        const ofOrder = classified.filter(({ taxon_order }) => taxon_order === order.name)
        return { ...order, families: sumsOf(kind, 'family', ofOrder) }
      })
      const namedOrders = orders.filter(({ name }) => name !== '')
      return {
        orders: [...namedOrders, ...orders.filter(({ name }) => name === '')],
        unknown: total(rows) - total(classified),
      }
    },

    async taxon({ rank, name: requestedName, kind: requestedKind, page }) {
      const name = taxonName(requestedName)
      const rows = await countWithin(db, rank, name)
      const recordedKinds = kindNames.filter((kind) => rows.some((row) => row.kind === kind))
      const kind = recordedKinds.find((each) => each === requestedKind) ?? recordedKinds[0]
      if (!kind) throw notFound('No species of this name is recorded')
      const ofKind = rows.filter((row) => row.kind === kind)
      const offset = (page - 1) * pageSize
      const species = await speciesOfTaxon(db, kind, { rank, name }, { limit: pageSize, offset })
      const covers = await pictures.coversOf(
        kind,
        species.map(({ latin_name }) => latin_name),
      )
      const [above, below] = ranksAround(rank)
      return {
        kind,
        names: presentTaxon(kind, rank, name),
        isShared: recordedKinds.length > 1,
        above: above.flatMap((each) => {
          const taxon = mostFrequent(each, ofKind)
          return taxon ? [presentTaxon(kind, each, taxon)] : []
        }),
        below: below ? sumsOf(kind, below, ofKind).filter((each) => each.name !== '') : [],
        results: species.map(({ latin_name, common_name, chinese_name, authorship }) => ({
          latinName: latin_name,
          commonName: common_name,
          chineseName: chinese_name,
          authorship,
          picture: covers.get(latin_name) ?? null,
        })),
        total: total(ofKind),
        pageSize,
      }
    },
  } satisfies Partial<Handlers>
}

/** @returns the ranks above a rank, and the rank directly below it */
function ranksAround(rank: HigherRank): [HigherRank[], HigherRank | undefined] {
  const index = higherRanks.indexOf(rank)
  return [higherRanks.slice(0, index), higherRanks[index + 1]]
}

const total = (rows: Counts) => rows.reduce((sum, { count }) => sum + Number(count), 0)

/** @returns the taxa of one rank with their numbers of species, by Latin name */
function sumsOf(kind: Kind, rank: HigherRank, rows: Counts): CountedTaxon[] {
  const byName = Map.groupBy(rows, (row) => row[columnOf[rank]])
  return [...byName]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, rows]) => ({ ...presentTaxon(kind, rank, name), species: total(rows) }))
}

/** @returns the most frequent taxon, because some species may be classified differently by hand */
function mostFrequent(rank: HigherRank, rows: Counts): string | undefined {
  const byName = [...Map.groupBy(rows, (row) => row[columnOf[rank]])]
  const sorted = byName.toSorted(([, one], [, other]) => total(other) - total(one))
  return sorted.find(([name]) => name !== '')?.[0]
}
