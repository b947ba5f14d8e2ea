/** Gives the names of the seasons and life stages in the reader's language. */
import type { Section } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

const names: Record<Section, () => string> = {
  spring: m.section_spring,
  summer: m.section_summer,
  autumn: m.section_autumn,
  winter: m.section_winter,
  Juvenile: m.section_Juvenile,
  Subadult: m.section_Subadult,
  MaleAdult: m.section_MaleAdult,
  FemaleAdult: m.section_FemaleAdult,
}

export function sectionWord(section: Section): string {
  return names[section]()
}
