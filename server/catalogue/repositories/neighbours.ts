/** Finds species of the same genus, of the same family or at the same place as another species. */
import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Database } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'

type Queries = Database['db']

/** @returns species of the same genus, with photographed species first */
export async function speciesOfGenus(
  db: Queries,
  { id, kind, genus }: Pick<SpeciesTable, 'id' | 'kind' | 'genus'>,
  limit: number,
) {
  if (genus === '') return []
  return selectNeighbours(db, limit)
    .where('species.kind', '=', kind)
    .where('species.genus', '=', genus)
    .where('species.id', '!=', id)
    .execute()
}

/** @returns species of the same family and of another genus, with photographed species first */
export async function speciesOfFamilyNear(
  db: Queries,
  { kind, family, genus }: Pick<SpeciesTable, 'kind' | 'family' | 'genus'>,
  limit: number,
) {
  if (family === '') return []
  // The result has only a few relatives, so the first species of a large family are enough.
  const members = db
    .selectFrom('species')
    .select('id')
    .where('kind', '=', kind)
    .where('family', '=', family)
    .where('genus', '!=', genus)
    .orderBy('name_key')
    .limit(familyAtMost)
  return selectNeighbours(db, limit).where('species.id', 'in', members).execute()
}

const familyAtMost = 500

/** @returns the species with these ids, with photographed species first */
export async function speciesAmong(db: Queries, ids: string[], limit: number) {
  if (ids.length === 0) return []
  return selectNeighbours(db, limit).where('species.id', 'in', ids).execute()
}

function selectNeighbours(db: Queries, limit: number) {
  const pictured = sql<number>`case when exists (
    select 1 from picture where picture.species_id = species.id and picture.status = 'published'
  ) then 1 else 0 end`
  return db
    .selectFrom('species')
    .select(['species.id', 'species.kind', 'species.latin_name'])
    .select(['species.common_name', 'species.chinese_name'])
    .orderBy(pictured, 'desc')
    .orderBy('species.name_key')
    .limit(limit)
}

/** Number of rows in one query, which takes a few milliseconds. */
const batchSize = 500

/** Yields species with a public location in batches. Other requests run between the batches. */
export async function* readLocations(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
) {
  const json = dialect === 'postgres' ? sql`cast(texts as json)` : sql`texts`
  for (let lastKey: string | undefined = ''; lastKey !== undefined; ) {
    const rows = await db
      .selectFrom('species')
      .select(['id', 'name_key', sql<string | null>`${json} ->> 'location'`.as('location')])
      .where('kind', '=', kind)
      .where('is_sensitive', '=', 0)
      .where('name_key', '>', lastKey)
      .orderBy('name_key')
      .limit(batchSize)
      .execute()
    yield rows.flatMap(({ id, location }) => (location ? [{ id, location }] : []))
    lastKey = rows.length < batchSize ? undefined : rows.at(-1)?.name_key
    await setImmediate()
  }
}
