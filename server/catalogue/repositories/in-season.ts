/** Reads and counts photographs by month, over all years. */
import { sql } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'
import type { YearOfSpecies } from '../../../contract/schemas/pictures.ts'
import type { Queries } from '../../database/connection.ts'

/** The expression of the index `picture_month_taken`. Databases use the index only for this exact expression. */
const monthTaken = sql<string>`substr(picture.taken_on, 6, 2)`
const twoDigits = (month: number) => String(month).padStart(2, '0')

/** 1 for a picture that is clearly wider than high but not a panorama, and so fits a wide screen; otherwise 0. */
const isLandscape = sql<number>`case
  when picture.width * 5 >= picture.height * 6 and picture.width <= picture.height * 2 then 1 else 0
end`

function publishedOf(db: Queries, kind: Kind) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .where('picture.status', '=', 'published')
    .where('species.kind', '=', kind)
}

function photographsOf(db: Queries, kind: Kind, month: number) {
  return publishedOf(db, kind).where(monthTaken, '=', twoDigits(month))
}

/** @returns the species with published photographs of the given month, by the number of photographs and then by name */
export async function rankSpecies(db: Queries, kind: Kind, month: number) {
  const rows = await photographsOf(db, kind, month)
    .select(['picture.species_id as id', sql<number>`count(*)`.as('count')])
    .groupBy(['picture.species_id', 'species.name_key'])
    .orderBy('count', 'desc')
    .orderBy('species.name_key')
    .execute()
  return rows.map(({ id, count }) => ({ id, count: Number(count) }))
}

/** @returns the newest photograph of the given month of each of these species */
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

function datedPhotographs(db: Queries, kind: Kind) {
  return db
    .selectFrom('picture')
    .innerJoin('species', 'species.id', 'picture.species_id')
    .where('picture.status', '=', 'published')
    .where('picture.taken_on', '!=', '')
    .where('species.kind', '=', kind)
}

/** @returns the number of species with published photographs of each month, January first */
export async function countSpeciesByMonth(db: Queries, kind: Kind): Promise<number[]> {
  const rows = await datedPhotographs(db, kind)
    .select([monthTaken.as('month'), sql<number>`count(distinct picture.species_id)`.as('count')])
    .groupBy(monthTaken)
    .execute()
  return monthlyCounts(rows)
}

/** @returns the ids of the species with dated photographs, by name or by their first month of the year */
export async function orderOfYear(db: Queries, kind: Kind, sort: 'name' | 'month') {
  const first = sql<string>`min(${monthTaken})`
  const rows = await datedPhotographs(db, kind)
    .select('picture.species_id as id')
    .groupBy(['picture.species_id', 'species.name_key'])
    .$if(sort === 'month', (query) => query.orderBy(first))
    .orderBy('species.name_key')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns names and monthly counts of these species, by id; a species without dated photographs is left out */
export async function yearsOfSpecies(db: Queries, kind: Kind, ids: string[]) {
  if (ids.length === 0) return new Map<string, YearOfSpecies>()
  const rows = await datedPhotographs(db, kind)
    .select(['picture.species_id as id', monthTaken.as('month')])
    .select(sql<number>`count(*)`.as('count'))
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .where('picture.species_id', 'in', ids)
    .groupBy(['picture.species_id', monthTaken])
    .groupBy(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .execute()
  const years = new Map<string, YearOfSpecies>()
  for (const [id, ofSpecies] of Map.groupBy(rows, (row) => row.id)) {
    const [{ latin_name: latinName, common_name: commonName, chinese_name: chineseName }] =
      ofSpecies as [(typeof ofSpecies)[number]]
    years.set(id, { latinName, commonName, chineseName, months: monthlyCounts(ofSpecies) })
  }
  return years
}

function monthlyCounts(rows: { month: string; count: number }[]): number[] {
  const months = Array<number>(12).fill(0)
  for (const { month, count } of rows) months[Number(month) - 1] = Number(count)
  return months
}

/**
 * @param month 1 to 12; undefined for any photograph, with or without a date
 * @returns the sorted ids of the species with such photographs in landscape format, or else in any format
 */
export async function speciesToShow(db: Queries, kind: Kind, month: number | undefined) {
  const all = (month === undefined ? publishedOf(db, kind) : photographsOf(db, kind, month))
    .select('picture.species_id as id')
    .distinct()
    .orderBy('picture.species_id')
  const wide = await all.where(isLandscape, '=', 1).execute()
  return (wide.length > 0 ? wide : await all.execute()).map(({ id }) => id)
}

/**
 * @param month 1 to 12; undefined for any photograph, with or without a date
 * @returns the newest such photograph of a species, in landscape format if there is one
 */
export async function newestForWideScreen(
  db: Queries,
  kind: Kind,
  month: number | undefined,
  speciesId: string,
) {
  return (month === undefined ? publishedOf(db, kind) : photographsOf(db, kind, month))
    .where('picture.species_id', '=', speciesId)
    .select(['picture.path', 'picture.width', 'picture.height', 'picture.thumbhash'])
    .select(['picture.taken_on', 'picture.location', 'species.latin_name', 'species.common_name'])
    .select(['species.chinese_name', 'licence', 'rights_holder', 'credit', 'source'])
    .orderBy(isLandscape, 'desc')
    .orderBy('picture.taken_on', 'desc')
    .orderBy('picture.code_number', 'desc')
    .executeTakeFirst()
}
