/** Returns the name of a selection of species in the reader's language. */
import type { SpeciesSelection } from '../../contract/addresses/species-selection.ts'
import type { Kind } from '../../contract/kinds.ts'
import { monthName } from '../language/months.ts'
import { m } from '../paraglide/messages.js'
import { getLocale } from '../paraglide/runtime.js'
import { sectionWord } from '../photographs/section-word.ts'
import type { SelectionChoices } from './load-choices.ts'

export const allWords: Record<Kind, () => string> = {
  plant: m.select_all_plant,
  bird: m.select_all_bird,
}

export function selectionName(
  selection: SpeciesSelection,
  { walks, families }: SelectionChoices,
): string {
  if ('list' in selection) return m.my_list_title()
  if ('walk' in selection) {
    const walk = walks.find(({ key }) => key === selection.walk)
    return walk?.name[getLocale()] ?? selection.walk
  }
  if ('month' in selection) return monthName(Number(selection.month))
  if ('season' in selection) return sectionWord(selection.season)
  if ('place' in selection) return selection.place
  if ('species' in selection) return m.select_some()
  if ('all' in selection) return allWords[selection.all]()
  const family = families.find(({ name }) => name === selection.family)
  return (getLocale() === 'zh' ? family?.chineseName : family?.commonName) || selection.family
}
