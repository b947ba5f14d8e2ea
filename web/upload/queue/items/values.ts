/** The values of a picture: its own, the date of its EXIF, and the values shared by all. */
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
  /** The same for all pictures; empty for the default of the site. */
  licence?: string
  /** `YYYY-MM-DD`: when the member agreed to the statement of the form; the same for all pictures. */
  consentOn?: string
}

/** The values of one picture. An empty value means that the shared value is used. */
export type Overrides = Partial<Values> & {
  /** Text in its species field that names no species. The shared species is not used instead. */
  typedSpecies?: string
}

export const noValues: Values = { species: '', season: '', date: '', photographer: '', setting: '' }

/**
 * A picture's own value precedes the shared one. The date in the EXIF is used if there is no shared
 * date. The season of a plant follows the picture's own date.
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
