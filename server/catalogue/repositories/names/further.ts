/** Reads other names, former names, synonyms and families of species, for the search. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kind } from '../../../../contract/kinds.ts'
import { parseSynonyms } from '../../../../contract/taxonomy/synonyms.ts'
import type { Database } from '../../../database/connection.ts'

export interface FurtherNames {
  /** The present Latin name. */
  latinName: string
  /** One text, which the profile shows. */
  otherNames: string
  /** Keys of former Latin names. */
  formerNames: string[]
  /** Latin names. */
  synonyms: string[]
  /** Empty if unknown. */
  family: string
}

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 500

/**
 * Reads in batches, because a large list takes seconds. Other requests run between the batches.
 * @returns the species of a kind that have further names or a family
 */
export async function* readFurtherNames(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
): AsyncGenerator<FurtherNames[]> {
  const former = await formerNames(db, kind)
  const json = dialect === 'postgres' ? sql`cast(texts as json)` : sql`texts`
  for (let lastKey: string | undefined = ''; lastKey !== undefined; ) {
    const rows = await db
      .selectFrom('species')
      .select(['name_key', 'latin_name as latinName', 'synonyms', 'family'])
      .select(sql<string | null>`${json} ->> 'otherNames'`.as('otherNames'))
      .where('kind', '=', kind)
      .where('name_key', '>', lastKey)
      .orderBy('name_key')
      .limit(batchSize)
      .execute()
    yield rows.flatMap(({ latinName, family, ...row }) => {
      const otherNames = row.otherNames ?? ''
      const formerNames = former.get(latinName) ?? []
      const synonyms = parseSynonyms(row.synonyms).map(({ scientificName }) => scientificName)
      const isEmpty = !otherNames && !family && formerNames.length === 0 && synonyms.length === 0
      return isEmpty ? [] : [{ latinName, otherNames, formerNames, synonyms, family }]
    })
    lastKey = rows.length < batchSize ? undefined : rows.at(-1)?.name_key
    await setImmediate()
  }
}

/** Reads former names in batches. @returns their keys, by the present Latin name */
async function formerNames(db: Database['db'], kind: Kind): Promise<Map<string, string[]>> {
  const byName = new Map<string, string[]>()
  for (let lastKey: string | undefined = ''; lastKey !== undefined; ) {
    const rows = await db
      .selectFrom('former_name')
      .innerJoin('species', 'species.id', 'former_name.species_id')
      .select(['species.latin_name as latinName', 'former_name.name_key as key'])
      .where('former_name.kind', '=', kind)
      .where('former_name.name_key', '>', lastKey)
      .orderBy('former_name.name_key')
      .limit(batchSize)
      .execute()
    for (const { latinName, key } of rows) {
      const keys = byName.get(latinName) ?? []
      keys.push(key)
      byName.set(latinName, keys)
    }
    lastKey = rows.length < batchSize ? undefined : rows.at(-1)?.key
    await setImmediate()
  }
  return byName
}
