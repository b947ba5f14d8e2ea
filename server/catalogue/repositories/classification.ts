/** Reads and counts species by genus, family and order. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import { nameKey } from '../../../contract/names.ts'
import type { HigherRank } from '../../../contract/taxonomy/taxon-names.ts'
import type { Database, Queries } from '../../database/connection.ts'

const columnOf = { order: 'taxon_order', family: 'family', genus: 'genus' } as const

/** @returns the number of species of each combination of order, family and genus of a kind */
export function countTaxa(db: Queries, kind: Kind) {
  return selectCounts(db).where('kind', '=', kind).execute()
}

/** @returns the number of species of each combination of order, family and genus within one taxon, for each kind */
export function countWithin(db: Queries, rank: HigherRank, name: string) {
  return selectCounts(db).where(columnOf[rank], '=', name).execute()
}

function selectCounts(db: Queries) {
  return db
    .selectFrom('species')
    .select(['kind', 'taxon_order', 'family', 'genus'])
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy(['kind', 'taxon_order', 'family', 'genus'])
    .orderBy('genus')
}

/** @returns one page of the species of a taxon, by Latin name */
export function speciesOfTaxon(
  db: Queries,
  kind: Kind,
  { rank, name }: { rank: HigherRank; name: string },
  { limit, offset }: { limit: number; offset: number },
) {
  return db
    .selectFrom('species')
    .select(['id', 'kind', 'latin_name', 'common_name', 'chinese_name', 'authorship'])
    .where(columnOf[rank], '=', name)
    .where('kind', '=', kind)
    .orderBy('name_key')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** @returns the families of these species, by Latin name of the species; a species without a family is left out */
export async function familiesOf(db: Queries, kind: Kind, latinNames: readonly string[]) {
  if (latinNames.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('species')
    .select(['latin_name', 'family'])
    .where('kind', '=', kind)
    .where('name_key', 'in', latinNames.map(nameKey))
    .where('family', '!=', '')
    .execute()
  return new Map(rows.map(({ latin_name, family }) => [latin_name, family]))
}

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 1000

/** Lists names, classification and characters in the glossary's order. Other requests run between the batches. */
export async function* listClassified(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
) {
  const json = dialect === 'postgres' ? sql`cast(texts as json)` : sql`texts`
  const query = db
    .selectFrom('species')
    .select(['latin_name', 'common_name', 'chinese_name', 'letter', 'name_key'])
    .select(['authorship', 'taxon_rank', 'genus', 'family', 'taxon_order', 'synonyms'])
    .select(sql<string>`coalesce(${json} ->> 'characters', '')`.as('characters'))
    .where('kind', '=', kind)
    .orderBy('letter')
    .orderBy('name_key')
    .limit(batchSize)
  let rows = await query.execute()
  for (;;) {
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    await setImmediate()
    rows = await query
      .where(sql<boolean>`(letter, name_key) > (${last.letter}, ${last.name_key})`)
      .execute()
  }
}
