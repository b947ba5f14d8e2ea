/** Combines the own values of a picture, the date in its EXIF, and the values that all pictures share. */
import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { parsePhotoDate, seasonOf } from '../../../../contract/photo-dates.ts'

export interface Values {
  /** The Latin name of the species. */
  species: string
  /** The season or the life stage. */
  season: string
  /** The day as `YYYY-MM-DD`. */
  date: string
  photographer: string
  setting: string
  /** The licence of all pictures of the form; empty for the default of the site. */
  licence?: string
  /** The day of the member's consent for all pictures of the form, as `YYYY-MM-DD`. */
  consentOn?: string
}

/** The own values of one picture. An empty value means that the shared value is used. */
export type Overrides = Partial<Values> & {
  /** A text in the own species field that is not a species. The shared species does not replace this text. */
  typedSpecies?: string
}

export const noValues: Values = { species: '', season: '', date: '', photographer: '', setting: '' }

/**
 * @returns the own values of a picture, or else the shared values. Without an own or a shared date, the date in the
 * EXIF is the own date. Without an own season, a plant has the season of the own date, or else the shared season or the
 * season of the shared date.
 */
export function effectiveValues(
  kind: Kind,
  own: Overrides,
  exifDate: string | undefined,
  common: Values,
): Values {
  const ownDate = own.date || (common.date ? '' : (exifDate ?? ''))
  const seasonOn = (date: string) =>
    kinds[kind].sectionFollowsDate && parsePhotoDate(date) ? seasonOf(date) : ''
  return {
    species: own.typedSpecies?.trim() ? '' : own.species || common.species,
    season: own.season || seasonOn(ownDate) || common.season || seasonOn(common.date),
    date: ownDate || common.date,
    photographer: own.photographer || common.photographer,
    setting: own.setting || common.setting,
    ...(common.licence && { licence: common.licence }),
    ...(common.consentOn && { consentOn: common.consentOn }),
  }
}

/** @returns the names of the empty values, in the order of the form */
export function missingValues(values: Values): (keyof Values)[] {
  const names = Object.keys(noValues) as (keyof Values)[]
  return names.filter((name) => !values[name]?.trim())
}
