/** Reads the species of selections and field guides, and the photographs of the quiz, for the pages for learning. */
import { sql } from 'kysely'
import type { Kind } from '../../../../contract/kinds.ts'
import type { seasonOf } from '../../../../contract/photo-dates.ts'
import type { Queries } from '../../../database/connection.ts'

type Season = ReturnType<typeof seasonOf>

/** @returns the species of a kind that have published photographs, by Latin name */
export function picturedSpecies(db: Queries, kind: Kind) {
  return db
    .selectFrom('species')
    .select(['id', 'kind', 'latin_name', 'common_name', 'chinese_name', 'genus', 'family'])
    .where('kind', '=', kind)
    .where('id', 'in', (builder) =>
      builder.selectFrom('picture').select('species_id').where('status', '=', 'published'),
    )
    .orderBy('name_key')
    .execute()
}

const monthsOf: Record<Season, string[]> = {
  spring: ['03', '04', '05'],
  summer: ['06', '07', '08'],
  autumn: ['09', '10', '11'],
  winter: ['12', '01', '02'],
}

/** Selects the photographs of a season: by the section for plants, and by the date for birds. */
const inSeason = (season: Season) =>
  sql<boolean>`(season = ${season} or
    (season not in ('spring', 'summer', 'autumn', 'winter') and
      substr(taken_on, 6, 2) in (${sql.join(monthsOf[season])})))`

/** @returns all species with the columns on which selections depend, with plants first, by family and Latin name */
export function listSelectable(db: Queries) {
  return db
    .selectFrom('species')
    .select(['id', 'kind', 'family'])
    .orderBy('kind', 'desc')
    .orderBy('family')
    .orderBy('name_key')
    .execute()
}

/** @returns the ids of the species with a published photograph of this season */
export async function speciesInSeason(db: Queries, season: Season): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('species_id')
    .distinct()
    .where('status', '=', 'published')
    .where(inSeason(season))
    .execute()
  return rows.map(({ species_id }) => species_id)
}

/** @param month 1 to 12 @returns the ids of the species with a published photograph of the given month of any year */
export async function speciesOfMonth(db: Queries, month: number): Promise<string[]> {
  const rows = await db
    .selectFrom('picture')
    .select('species_id')
    .distinct()
    .where('status', '=', 'published')
    .where(sql<boolean>`substr(taken_on, 6, 2) = ${String(month).padStart(2, '0')}`)
    .execute()
  return rows.map(({ species_id }) => species_id)
}

/** Number of ids in one query. */
const batchSize = 500

/**
 * @param maximum the maximum number of photographs for one species and section, so that no stage of a bird is missing
 * @param season the season to which the photographs are limited; without it, photographs of all seasons
 * @returns the published photographs of these species; above the maximum, an admin's order and then the code decide
 */
export async function quizPictures(
  db: Queries,
  ids: readonly string[],
  maximum: number,
  season?: Season,
) {
  const place = sql<number>`row_number() over (
    partition by species_id, season order by coalesce(place, 1000000), code_number
  )`
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, index) =>
    ids.slice(index * batchSize, (index + 1) * batchSize),
  )
  const pictures = []
  for (const batch of batches) {
    let photographs = db
      .selectFrom('picture')
      .select(['id', 'species_id', 'width', 'height', 'season', place.as('place')])
      .where('status', '=', 'published')
      .where('species_id', 'in', batch)
    if (season) photographs = photographs.where(inSeason(season))
    const rows = await db
      .selectFrom(photographs.as('photographs'))
      .select(['id', 'species_id', 'width', 'height', 'season'])
      .where('place', '<=', maximum)
      .execute()
    pictures.push(...rows)
  }
  return pictures
}

/** @returns the published photograph with this id, and the `widths` of its AVIF renditions */
export function findQuizPicture(db: Queries, id: string) {
  return db
    .selectFrom('picture')
    .leftJoin('avif', 'avif.path', 'picture.path')
    .select(['picture.path', 'picture.width', 'avif.widths'])
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst()
}
