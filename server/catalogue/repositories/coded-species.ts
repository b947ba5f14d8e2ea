/** Reads the characters of all species of a kind, and the months of their photographs, for the key. */
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Database, Queries } from '../../database/connection.ts'

export interface CodedSpecies {
  id: string
  latinName: string
  commonName: string
  chineseName: string
  /** In the form that `contract/key/coded-characters.ts` defines; empty for a species without characters. */
  characters: string
}

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 500

/** Reads the species by Latin name in batches. The caller lets other requests run between the batches. */
export async function* listCoded(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
): AsyncGenerator<CodedSpecies[]> {
  const json = dialect === 'postgres' ? sql`cast(texts as json)` : sql`texts`
  for (let lastKey: string | undefined = ''; lastKey !== undefined; ) {
    const rows = await db
      .selectFrom('species')
      .select(['id', 'name_key', 'latin_name as latinName', 'common_name as commonName'])
      .select('chinese_name as chineseName')
      .select(sql<string>`coalesce(${json} ->> 'characters', '')`.as('characters'))
      .where('kind', '=', kind)
      .where('name_key', '>', lastKey)
      .orderBy('name_key')
      .limit(batchSize)
      .execute()
    if (rows.length > 0) yield rows.map(({ name_key: _key, ...row }) => row)
    lastKey = rows.length < batchSize ? undefined : rows.at(-1)?.name_key
  }
}

/** @returns months as bits, by the id of the species. Bit 0 stands for January, and bit 11 for December. */
export async function monthsOfSpecies(db: Queries, kind: Kind): Promise<Map<string, number>> {
  // The index `picture_month_taken` has the same expression.
  const month = sql<string>`substr(picture.taken_on, 6, 2)`
  const rows = await db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .where('picture.status', '=', 'published')
    .where('picture.taken_on', '!=', '')
    .where('species.kind', '=', kind)
    .groupBy(['picture.species_id', month])
    .select(['picture.species_id as id', month.as('month')])
    .execute()
  const months = new Map<string, number>()
  for (const row of rows) {
    months.set(row.id, (months.get(row.id) ?? 0) | (1 << (Number(row.month) - 1)))
  }
  return months
}
