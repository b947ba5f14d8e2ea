/** Returns the name of a season or a life stage in the upload forms (specification, section 3). */
import type { Section } from '../../../../contract/kinds.ts'
import { m } from '../../../paraglide/messages.js'
import { sectionWord } from '../../../photographs/section-word.ts'

export function stageWord(section: Section): string {
  return section === 'Subadult' ? m.pictures_subadult() : sectionWord(section)
}
