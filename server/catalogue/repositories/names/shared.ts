/** Finds the English and Chinese names that several species of a kind have. */
import { sql } from 'kysely'
import { kindNames } from '../../../../contract/kinds.ts'
import type { Queries } from '../../../database/connection.ts'
import type { SpeciesTable } from '../../../database/tables/species-table.ts'

/** Maximum number of groups on one page. Further groups follow after admins have corrected these groups. */
const groupsAtMost = 200

export type NamedSpecies = Pick<
  SpeciesTable,
  'id' | 'kind' | 'latin_name' | 'common_name' | 'chinese_name'
>

/** @returns the species of each English or Chinese name that several species of a kind have, by Latin name */
export async function namesakes(
  db: Queries,
  column: 'common_name' | 'chinese_name',
): Promise<NamedSpecies[][]> {
  return (await speciesWithSharedNames(db, column)).map(({ species }) => species)
}

/** @returns the kind and the species of each name that several species of a kind have in the column */
export async function speciesWithSharedNames(db: Queries, column: 'common_name' | 'chinese_name') {
  const key = sql<string>`lower(trim(${sql.ref(column)}))`
  const sharedNames = await db
    .selectFrom('species')
    .select(['kind', key.as('key')])
    .where('kind', 'in', kindNames)
    .where(key, '!=', '')
    .groupBy(['kind', key])
    .having(({ fn }) => fn.countAll(), '>', 1)
    .orderBy('kind', 'desc')
    .orderBy('key')
    .limit(groupsAtMost)
    .execute()
  if (sharedNames.length === 0) return []
  const species = await db
    .selectFrom('species')
    .select(['id', 'kind', 'latin_name', 'common_name', 'chinese_name', key.as('key')])
    .where(
      key,
      'in',
      sharedNames.map((each) => each.key),
    )
    .orderBy('name_key')
    .execute()
  return sharedNames.map((each) => ({
    kind: each.kind,
    species: species.filter(({ kind, key: name }) => kind === each.kind && name === each.key),
  }))
}
