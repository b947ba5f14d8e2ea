/** Finds the keys of all Latin names of a species, present and former, by one of its three names or a former name. */
import { sql } from 'kysely'
import { nameKey } from '../../../contract/names.ts'
import type { Queries } from '../../database/connection.ts'

/** @returns the keys, including the key of the name itself, because a deleted species is in no table */
export async function keysOfSpecies(db: Queries, name: string): Promise<string[]> {
  const key = nameKey(name)
  const typed = name.trim()
  const species = await db
    .selectFrom('species')
    .select(['id', 'name_key'])
    .where((builder) =>
      builder.or([
        builder('name_key', '=', key),
        builder('chinese_name', '=', typed),
        builder(sql<string>`lower(common_name)`, '=', typed.toLowerCase()),
        builder('id', 'in', (query) =>
          query.selectFrom('former_name').select('species_id').where('name_key', '=', key),
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
