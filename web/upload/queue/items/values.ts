/** The values of a picture: its own, those of its EXIF, and those shared by all. */
import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { parsePhotoDate, seasonOf } from '../../../../contract/photo-dates.ts'

export interface Values {
  /** Latin name. */
  species: string
  /** A season or a life stage. */
  season: string
  /** `YYYY-MM-DD` */
  date: string
  photographer: string
  setting: string
}

/** Said of one picture alone; what is empty is not said. */
export type Overrides = Partial<Omit<Values, 'species'>>

export const noValues: Values = { species: '', season: '', date: '', photographer: '', setting: '' }

/**
 * What is said of one picture goes before what is said of all; the EXIF's day serves where no day is
 * said for all. A plant's season follows the day that is the picture's own.
 */
export function effectiveValues(
  kind: Kind,
  own: Overrides,
  exifDate: string | undefined,
  common: Values,
): Values {
  const ownDate = own.date || (common.date ? '' : (exifDate ?? ''))
  const seasonBy = (date: string) =>
    kinds[kind].sectionFollowsDate && parsePhotoDate(date) ? seasonOf(date) : ''
  return {
    species: common.species,
    season: own.season || seasonBy(ownDate) || common.season || seasonBy(common.date),
    date: ownDate || common.date,
    photographer: own.photographer || common.photographer,
    setting: own.setting || common.setting,
  }
}

/** The names of those that are still empty, in the order of the form. */
export function missingValues(values: Values): (keyof Values)[] {
  const names = Object.keys(noValues) as (keyof Values)[]
  return names.filter((name) => values[name].trim() === '')
}
