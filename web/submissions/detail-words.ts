/** Lists the fields of a submission, each with its label, in a fixed order. */

import { type Kind, kinds, type Section } from '../../contract/kinds.ts'
import { photoTime } from '../../contract/photo-dates.ts'
import type { Submission } from '../../contract/schemas/submissions.ts'
import { kindOf } from '../client/kind-of.ts'
import { m } from '../paraglide/messages.js'
import { licenceWords } from '../photographs/licence-words.ts'
import { photoDay } from '../photographs/photo-date.ts'
import { sectionWord } from '../photographs/section-word.ts'
import { textWords } from '../species/field-words.ts'
import { taxonWords } from '../species/taxon-words.ts'
import { creditWords } from './credits.ts'

const speciesWords: Record<string, () => string> = {
  latinName: m.submission_latin,
  chineseName: m.submission_chinese,
  commonName: m.submission_common,
  ...textWords,
  ...taxonWords,
  characters: m.profile_form_characters,
  link: m.submission_links_english,
  chineseLink: m.submission_links_chinese,
  editor: m.submission_editor,
}

/** @returns the label of a species' field in lists of texts; the name of the field if the field has no label */
export const fieldWord = (field: string) => speciesWords[field]?.() ?? field

/** @returns whether a field holds a name that is written in italics */
export const isLatin = (field: string) => field === 'latinName' || field === 'genus'

/**
 * @param inWords the function that returns the text of a field for readers, see `useTextInWords`
 * @returns pairs of a label and the submitted text
 */
export function detailWords(
  submission: Submission,
  inWords: (field: string, text: string) => string,
): [string, string][] {
  const { kind, details } = submission
  const labels = kind === 'species' || kind === 'edit' ? speciesWords : creditWords
  return Object.entries(labels).flatMap(([field, label]): [string, string][] => {
    const value = details[field]
    return value === undefined
      ? []
      : [[label(), valueInWords(field, inWords(field, value), kindOf(submission))]]
  })
}

function valueInWords(field: string, value: string, kind: Kind): string {
  if (value === '') return m.review_nothing()
  if (field === 'licence') return licenceWords(value)
  if (field === 'takenOn' || field === 'drawnOn') return photoDay(photoTime(value)).shown
  const section = kinds[kind].sections.find((each: Section) => each === value)
  return field === 'season' && section ? sectionWord(section) : value
}
