/** The fields of a submission by the words its form had for them, in the form's order. */
import { kinds, type Section } from '../../contract/kinds.ts'
import { photoTime } from '../../contract/photo-dates.ts'
import type { Submission } from '../../contract/schemas/contributions.ts'
import { monthDayYear } from '../gallery/photo-date.ts'
import { sectionWord } from '../gallery/section-word.ts'
import { m } from '../paraglide/messages.js'

const words: Record<string, () => string> = {
  latinName: m.submission_latin,
  chineseName: m.submission_chinese,
  commonName: m.submission_common,
  otherNames: m.profile_other_names,
  location: m.profile_location,
  appearance: m.profile_appearance,
  diet: m.profile_diet,
  habitat: m.profile_habitat,
  songs: m.profile_songs,
  migration: m.profile_migration,
  breeding: m.profile_breeding,
  juvenile: m.profile_juvenile,
  subadult: m.profile_subadult,
  maleAdult: m.profile_male,
  femaleAdult: m.profile_female,
  additionalInfo: m.profile_additional,
  link: m.submission_links_english,
  chineseLink: m.submission_links_chinese,
  editor: m.submission_editor,
  season: m.submission_section,
  takenBy: m.gallery_by,
  takenOn: m.submission_date,
  artist: m.artwork_painter,
  drawnOn: m.submission_drawn,
}

/** The word a form has for a field. */
export const fieldWord = (field: string) => words[field]?.() ?? field

/** Pairs of a label and what was said. */
export function detailWords({ kind, dbType, details }: Submission): [string, string][] {
  const ofPicture = kind !== 'species' && kind !== 'edit'
  return Object.keys(words).flatMap((field) => {
    const value = details[field]
    if (value === undefined) return []
    const label = field === 'location' && ofPicture ? m.artwork_setting : words[field]
    return [[label?.() ?? field, shown(field, value, dbType)]]
  })
}

function shown(field: string, value: string, kind: Submission['dbType']): string {
  if (value === '') return m.review_nothing()
  if (field === 'takenOn' || field === 'drawnOn') return monthDayYear(photoTime(value)).shown
  const section = kinds[kind].sections.find((each: Section) => each === value)
  return field === 'season' && section ? sectionWord(section) : value
}
