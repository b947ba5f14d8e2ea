/** Lists the words of an e-book. They are the words of the pages, so that each thing has one name. */

import type { ProseField, Section } from '../../../contract/kinds.ts'
import type { BookLanguage } from '../../../contract/learning/epub/chapters.ts'
import en from '../../../messages/en.json' with { type: 'json' }
import zh from '../../../messages/zh.json' with { type: 'json' }

const fields = {
  otherNames: 'profile_other_names',
  location: 'profile_location',
  appearance: 'profile_appearance',
  diet: 'profile_diet',
  habitat: 'profile_habitat',
  songs: 'profile_songs',
  migration: 'profile_migration',
  breeding: 'profile_breeding',
  Juvenile: 'profile_juvenile',
  Subadult: 'profile_subadult',
  MaleAdult: 'profile_male',
  FemaleAdult: 'profile_female',
  additionalInfo: 'profile_additional',
} as const satisfies Record<ProseField, keyof typeof en>

export function pageWords(language: BookLanguage) {
  const words = language === 'zh' ? zh : en
  return {
    title: words.guide_title,
    index: words.guide_index,
    photographs: words.guide_photographs,
    months: words.guide_months,
    unknownPhotographer: words.guide_unknown,
    reserved: words.rights_reserved,
    some: words.select_some,
    all: { plant: words.select_all_plant, bird: words.select_all_bird },
    field: (field: ProseField) => words[fields[field]],
    section: (section: Section) => words[`section_${section}`],
    month: (month: number) => words.season_now_months.split(' ')[month - 1] ?? '',
  }
}

export type PageWords = ReturnType<typeof pageWords>
