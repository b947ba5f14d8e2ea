/** Checks the values of pictures before they are sent, and describes the problems by field. */

import { latestToday } from '../../../../contract/calendar.ts'
import { type Kind, kinds } from '../../../../contract/kinds.ts'
import { parsePhotoDate } from '../../../../contract/photo-dates.ts'
import { problemWords } from '../../../client/problem-words.ts'
import { m } from '../../../paraglide/messages.js'
import { notListedWords } from '../../../species-picker/not-listed-words.ts'
import type { Problems } from '../../form/use-problems.ts'
import type { QueueItem } from '../../queue/items/item.ts'
import { effectiveValues, missingValues, noValues, type Values } from '../../queue/items/values.ts'
import { isAllKnown, isUnsent } from './progress.ts'

export type PictureProblems = { [Field in keyof Values | 'files']?: string }
export type ItemValues = Pick<QueueItem, 'fileName' | 'state' | 'wanted' | 'overrides' | 'exifDate'>

export function pictureProblems(
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): PictureProblems {
  // While a picture is prepared its date is unknown, and the date may determine the section.
  const unread = (name: keyof Values, { state }: ItemValues) =>
    state.is === 'preparing' &&
    (name === 'date' || (name === 'season' && kinds[kind].sectionFollowsDate))
  const missing = namesOf((name) => isMissing(name, kind, items, common, unread))
  const words = missing.map((name) => [
    name,
    name === 'species' ? speciesWords(kind, items, common) : m.form_required(),
  ])
  const wrongDate = common.date && dateProblem(common.date)
  return {
    ...Object.fromEntries(words),
    ...(wrongDate && { date: wrongDate }),
    ...(!common.consentOn && { consentOn: m.consent_missing() }),
    ...(!items.some(isUnsent) && {
      files: isAllKnown(items) ? m.pictures_all_known() : m.pictures_none(),
    }),
  }
}

/**
 * @returns the shown problems. A solved problem has an empty text, so that the layout does not shift. While a picture
 * is prepared, all problems stay.
 */
export function stillWrong(
  shown: Problems,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): Problems {
  if (items.some(({ state }) => state.is === 'preparing')) return shown
  const wrong: Problems = pictureProblems(kind, items, common)
  return Object.fromEntries(
    Object.entries(shown).map(([name, words]) => [name, wrong[name] ? words : '']),
  )
}

/** Describes a missing species. Names the picture whose own species field has text that names no species. */
function speciesWords(kind: Kind, items: readonly ItemValues[], common: Values): string {
  const problem = notListedWords([kind])
  const typed = items.find((item) => isUnsent(item) && item.overrides.typedSpecies?.trim())
  return typed && common.species
    ? m.pictures_action_label({ action: problem, name: typed.fileName })
    : problem
}

/** Whether the shared value is required, because not every picture has its own. */
export function isSharedValueRequired(
  name: keyof Values,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): boolean {
  return isMissing(name, kind, items, { ...common, [name]: '' })
}

/**
 * Whether a picture that is still to be sent lacks the value. Without pictures, whether the first
 * one would lack it.
 */
function isMissing(
  name: keyof Values,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
  except: (name: keyof Values, item: ItemValues) => boolean = () => false,
): boolean {
  const lacks = ({ overrides, exifDate }: Pick<ItemValues, 'overrides' | 'exifDate'>) =>
    missingValues(effectiveValues(kind, overrides, exifDate, common)).includes(name)
  const left = items.filter(isUnsent)
  if (left.length === 0) return lacks({ overrides: {}, exifDate: undefined })
  return left.some((item) => lacks(item) && !except(name, item))
}

const namesOf = (which: (name: keyof Values) => boolean) =>
  (Object.keys(noValues) as (keyof Values)[]).filter(which)

/** @param date `YYYY-MM-DD` */
export function dateProblem(date: string): string | undefined {
  if (!parsePhotoDate(date)) return problemWords('is not a date')
  return date > latestToday() ? problemWords('is in the future') : undefined
}
