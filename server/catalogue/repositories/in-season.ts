/** The queries of photographs by month, of any year. */
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { Queries } from '../../database/connection.ts'

/** The same expression as in the index `picture_month_taken`, which databases use for no other. */
const monthTaken = sql<string>`substr(picture.taken_on, 6, 2)`
const twoDigits = (month: number) => String(month).padStart(2, '0')

function photographsOf(db: Queries, kind: Kind, month: number) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .where('picture.status', '=', 'published')
    .where(monthTaken, '=', twoDigits(month))
    .where('species.kind', '=', kind)
}

/** @returns the species with published photographs of that month: most photographs first, then by name */
export async function rankSpecies(db: Queries, kind: Kind, month: number) {
  const rows = await photographsOf(db, kind, month)
    .select(['picture.species_id as id', sql<number>`count(*)`.as('count')])
    .groupBy(['picture.species_id', 'species.name_key'])
    .orderBy('count', 'desc')
    .orderBy('species.name_key')
    .execute()
  return rows.map(({ id, count }) => ({ id, count: Number(count) }))
}

/** @returns the newest photograph of that month of each of these species */
export async function newestOfMonth(db: Queries, kind: Kind, month: number, speciesIds: string[]) {
  if (speciesIds.length === 0) return []
  const place = sql<number>`row_number() over (
    partition by picture.species_id
    order by picture.taken_on desc, picture.code_number desc
  )`
  return db
    .selectFrom(
      photographsOf(db, kind, month)
        .where('picture.species_id', 'in', speciesIds)
        .select(['picture.species_id', 'picture.path', 'picture.width', 'picture.height'])
        .select(['picture.thumbhash', 'species.latin_name', 'species.common_name'])
        .select(['species.chinese_name', place.as('place')])
        .as('photograph'),
    )
    .selectAll()
    .where('place', '=', 1)
    .execute()
}
