/** The only queries about what species are called beside their three names. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Database } from '../../database/connection.ts'

export interface FurtherNames {
  latinName: string
  /** One text, as the profile shows it. */
  otherNames: string
  /** Keys of Latin names. */
  formerNames: string[]
}

/** So many rows are read in a few milliseconds. */
const atOnce = 500

/** A few at a time, and others have their turn between: a large list is read for seconds. */
export async function* readFurtherNames(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
): AsyncGenerator<FurtherNames[]> {
  const former = await formerNames(db, kind)
  const json = dialect === 'postgres' ? sql`cast(texts as json)` : sql`texts`
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await db
      .selectFrom('species')
      .select(['name_key', 'latin_name as latinName'])
      .select(sql<string | null>`${json} ->> 'otherNames'`.as('otherNames'))
      .where('kind', '=', kind)
      .where('name_key', '>', after)
      .orderBy('name_key')
      .limit(atOnce)
      .execute()
    yield rows.flatMap(({ latinName, otherNames }) => {
      const formerNames = former.get(latinName) ?? []
      const none = !otherNames && formerNames.length === 0
      return none ? [] : [{ latinName, otherNames: otherNames ?? '', formerNames }]
    })
    after = rows.length < atOnce ? undefined : rows.at(-1)?.name_key
    await setImmediate()
  }
}

/** Their keys, by the Latin name of today; of the same number at a time. */
async function formerNames(db: Database['db'], kind: Kind): Promise<Map<string, string[]>> {
  const byName = new Map<string, string[]>()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const rows = await db
      .selectFrom('former_name')
      .innerJoin('species', 'species.id', 'former_name.species_id')
      .select(['species.latin_name as latinName', 'former_name.name_key as key'])
      .where('former_name.kind', '=', kind)
      .where('former_name.name_key', '>', after)
      .orderBy('former_name.name_key')
      .limit(atOnce)
      .execute()
    for (const { latinName, key } of rows) {
      const keys = byName.get(latinName) ?? []
      keys.push(key)
      byName.set(latinName, keys)
    }
    after = rows.length < atOnce ? undefined : rows.at(-1)?.key
    await setImmediate()
  }
  return byName
}
