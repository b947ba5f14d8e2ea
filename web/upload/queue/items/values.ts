/** Combines the values of a picture: its own, the date of its EXIF, and the values shared by all pictures. */
import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { parsePhotoDate, seasonOf } from '../../../../contract/photo-dates.ts'

export interface Values {
  /** The Latin name. */
  species: string
  /** A season or a life stage. */
  season: string
  /** `YYYY-MM-DD` */
  date: string
  photographer: string
  setting: string
  /** The licence of all pictures of the form; empty for the default of the site. */
  licence?: string
  /** `YYYY-MM-DD`: the day of the member's consent for all pictures of the form. */
  consentOn?: string
}

/** The values of one picture. An empty value means that the shared value is used. */
export type Overrides = Partial<Values> & {
  /** Text in the picture's own species field that names no species. The shared species does not replace it. */
  typedSpecies?: string
}

export const noValues: Values = { species: '', season: '', date: '', photographer: '', setting: '' }

/**
 * @returns the own values of a picture, or else the shared ones. Without an own and a shared date, the date in the EXIF
 * is the own date. A plant without an own season takes that of the own date, then the shared season, then that of the
 * shared date.
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
    species: own.typedSpecies?.trim() ? '' : own.species || common.species,
    season: own.season || seasonBy(ownDate) || common.season || seasonBy(common.date),
    date: ownDate || common.date,
    photographer: own.photographer || common.photographer,
    setting: own.setting || common.setting,
    ...(common.licence && { licence: common.licence }),
    ...(common.consentOn && { consentOn: common.consentOn }),
  }
}

/** The names of the empty values, in the order of the form. */
export function missingValues(values: Values): (keyof Values)[] {
  const names = Object.keys(noValues) as (keyof Values)[]
  return names.filter((name) => !values[name]?.trim())
}
