/** Reads species by the names that the school wrote, for walks and look-alikes. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'

const bothKinds = ['plant', 'bird'] as const

/**
 * @returns each species that has or had one of the names, with its first photograph of the given month, or else of any
 * date. For each name, present names come before former names, and plants before birds.
 */
export async function speciesOfStops(db: Queries, nameKeys: string[], month: number) {
  if (nameKeys.length === 0) return []
  const digits = String(month).padStart(2, '0')
  const inMonth = sql<number>`case when substr(taken_on, 6, 2) = ${digits} then 1 else 0 end`
  const place = sql<number>`row_number() over (
    partition by species_id order by ${inMonth} desc, coalesce(place, 1000000), code_number
  )`
  return db
    .with('named', (query) =>
      query
        .selectFrom('species')
        .select(['name_key as requested_key', 'id as species_id', sql<number>`0`.as('former')])
        .where('kind', 'in', bothKinds)
        .where('name_key', 'in', nameKeys)
        .unionAll(
          query
            .selectFrom('former_name')
            .select(['name_key as requested_key', 'species_id', sql<number>`1`.as('former')])
            .where('kind', 'in', bothKinds)
            .where('name_key', 'in', nameKeys),
        ),
    )
    .with('shown', (query) =>
      query
        .selectFrom('picture')
        .select(['species_id', 'path', 'width', 'height', 'thumbhash', inMonth.as('in_season')])
        .select(place.as('place'))
        .where('status', '=', 'published')
        .where('species_id', 'in', (builder) => builder.selectFrom('named').select('species_id')),
    )
    .selectFrom('named')
    .innerJoin('species', 'species.id', 'named.species_id')
    .leftJoin('shown', (join) =>
      join.onRef('shown.species_id', '=', 'species.id').on('shown.place', '=', 1),
    )
    .select(['named.requested_key', 'species.id', 'species.kind', 'species.is_sensitive'])
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .select(['shown.path', 'shown.width', 'shown.height', 'shown.thumbhash', 'shown.in_season'])
    .orderBy('named.requested_key')
    .orderBy('named.former')
    .orderBy('species.kind', 'desc')
    .execute()
}
