/** Reads many species at once, such as all species of a kind, at a place or of a family. */
import { sql } from 'kysely'
import type { Kind, TextField } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'

const columns = ['id', 'kind', 'latin_name', 'common_name', 'chinese_name'] as const

export function speciesOfKind(db: Queries, kind: Kind, maximum: number) {
  return db
    .selectFrom('species')
    .select(columns)
    .where('kind', '=', kind)
    .orderBy('name_key')
    .limit(maximum)
    .execute()
}

/** @returns the species of a family, plants first */
export function speciesOfFamily(db: Queries, family: string, maximum: number) {
  return db
    .selectFrom('species')
    .select(columns)
    .where('family', '=', family)
    .orderBy('kind', 'desc')
    .orderBy('name_key')
    .limit(maximum)
    .execute()
}

/** @returns the species that are not sensitive and whose location contains `place` in any letter case, plants first */
export async function speciesAtPlace(db: Queries, place: string, maximum: number) {
  // The database searches the whole JSON text, and the filter below searches the location alone.
  const quoted = JSON.stringify(place).slice(1, -1)
  const pattern = `%${quoted.replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db
    .selectFrom('species')
    .select([...columns, 'texts'])
    // Otherwise, a search for a place would reveal the place of a sensitive species.
    .where('is_sensitive', '=', 0)
    .where(sql<boolean>`lower(texts) like lower(${pattern}) escape '\\'`)
    .orderBy('kind', 'desc')
    .orderBy('name_key')
    .execute()
  const lowerCasePlace = place.toLowerCase()
  return rows
    .filter(({ texts }) => locationIn(texts).toLowerCase().includes(lowerCasePlace))
    .slice(0, maximum)
}

function locationIn(texts: string): string {
  return (JSON.parse(texts) as Partial<Record<TextField, string>>).location ?? ''
}

/** @returns the ids of the species whose place is withheld */
export async function sensitiveAmong(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const uniqueIds = [...new Set(ids)]
  if (uniqueIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('species')
    .select('id')
    .where('id', 'in', uniqueIds)
    .where('is_sensitive', '=', 1)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
