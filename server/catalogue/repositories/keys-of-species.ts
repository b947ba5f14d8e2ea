/** Finds all keys of a species' Latin names, present and former, by any of its three names. */
import { sql } from 'kysely'
import { nameKey } from '../../../contract/names.ts'
import type { Queries } from '../../database/connection.ts'

/** @returns the keys, including that of the name itself, because a deleted species is in no table */
export async function keysOfSpecies(db: Queries, name: string): Promise<string[]> {
  const key = nameKey(name)
  const typed = name.trim()
  const species = await db
    .selectFrom('species')
    .select(['id', 'name_key'])
    .where((where) =>
      where.or([
        where('name_key', '=', key),
        where('chinese_name', '=', typed),
        where(sql<string>`lower(common_name)`, '=', typed.toLowerCase()),
        where('id', 'in', (of) =>
          of.selectFrom('former_name').select('species_id').where('name_key', '=', key),
        ),
      ]),
    )
    .limit(100)
    .execute()
  const ids = species.map(({ id }) => id)
  const former =
    ids.length === 0
      ? []
      : await db
          .selectFrom('former_name')
          .select('name_key')
          .where('species_id', 'in', ids)
          .execute()
  return [...new Set([key, ...[...species, ...former].map(({ name_key }) => name_key)])]
}
