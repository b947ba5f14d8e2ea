/** Finds the problems that prevent sending pictures, as messages by field. */

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
export type ItemValues = Pick<
  QueueItem,
  'fileName' | 'state' | 'isWanted' | 'overrides' | 'exifDate'
>

/** @returns the messages about missing and wrong values, by field */
export function pictureProblems(
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): PictureProblems {
  // While a picture is being prepared, its date is unknown, and the date may determine the section.
  const isUnread = (name: keyof Values, { state }: ItemValues) =>
    state.is === 'preparing' &&
    (name === 'date' || (name === 'season' && kinds[kind].sectionFollowsDate))
  const missing = namesOf((name) => isMissing(name, kind, items, common, isUnread))
  const messages = missing.map((name) => [
    name,
    name === 'species' ? speciesMessage(kind, items, common) : m.form_required(),
  ])
  const wrongDate = common.date && dateProblem(common.date)
  return {
    ...Object.fromEntries(messages),
    ...(wrongDate && { date: wrongDate }),
    ...(!common.consentOn && { consentOn: m.consent_missing() }),
    ...(!items.some(isUnsent) && {
      files: isAllKnown(items) ? m.pictures_all_known() : m.pictures_none(),
    }),
  }
}

/**
 * @returns the shown problems. A solved problem has an empty text, so that the layout does not shift. All problems
 * stay while a picture is being prepared.
 */
export function remainingProblems(
  shownProblems: Problems,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): Problems {
  if (items.some(({ state }) => state.is === 'preparing')) return shownProblems
  const currentProblems: Problems = pictureProblems(kind, items, common)
  return Object.fromEntries(
    Object.entries(shownProblems).map(([name, message]) => [
      name,
      currentProblems[name] ? message : '',
    ]),
  )
}

/**
 * @returns the message about a missing species. If the form has a shared species, the message names a picture whose own
 * species field contains a text.
 */
function speciesMessage(kind: Kind, items: readonly ItemValues[], common: Values): string {
  const problem = notListedWords([kind])
  const itemWithText = items.find((item) => isUnsent(item) && item.overrides.typedSpecies?.trim())
  return itemWithText && common.species
    ? m.pictures_action_label({ action: problem, name: itemWithText.fileName })
    : problem
}

/** @returns whether the shared value is required, because a picture has no own value */
export function isSharedValueRequired(
  name: keyof Values,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
): boolean {
  return isMissing(name, kind, items, { ...common, [name]: '' })
}

/**
 * @returns whether an unsent picture lacks the value; without pictures, whether a picture without own values would lack
 * the value
 */
function isMissing(
  name: keyof Values,
  kind: Kind,
  items: readonly ItemValues[],
  common: Values,
  isExcepted: (name: keyof Values, item: ItemValues) => boolean = () => false,
): boolean {
  const lacks = ({ overrides, exifDate }: Pick<ItemValues, 'overrides' | 'exifDate'>) =>
    missingValues(effectiveValues(kind, overrides, exifDate, common)).includes(name)
  const unsent = items.filter(isUnsent)
  if (unsent.length === 0) return lacks({ overrides: {}, exifDate: undefined })
  return unsent.some((item) => lacks(item) && !isExcepted(name, item))
}

const namesOf = (isIncluded: (name: keyof Values) => boolean) =>
  (Object.keys(noValues) as (keyof Values)[]).filter(isIncluded)

/**
 * @param date a date as `YYYY-MM-DD`
 * @returns the message about an invalid or future date
 */
export function dateProblem(date: string): string | undefined {
  if (!parsePhotoDate(date)) return problemWords('is not a date')
  return date > latestToday() ? problemWords('is in the future') : undefined
}
