/** Lists the messages of an e-book. An e-book uses the messages of the pages, so that each thing has one name. */

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
  const messages = language === 'zh' ? zh : en
  return {
    title: messages.guide_title,
    index: messages.guide_index,
    photographs: messages.guide_photographs,
    months: messages.guide_months,
    unknownPhotographer: messages.guide_unknown,
    reserved: messages.rights_reserved,
    some: messages.select_some,
    all: { plant: messages.select_all_plant, bird: messages.select_all_bird },
    field: (field: ProseField) => messages[fields[field]],
    section: (section: Section) => messages[`section_${section}`],
    month: (month: number) => messages.season_now_months.split(' ')[month - 1] ?? '',
  }
}

export type PageWords = ReturnType<typeof pageWords>
