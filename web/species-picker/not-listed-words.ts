/** Says that the text in a species field names no species (specification, section 8). */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

const words: Record<Kind, () => string> = {
  plant: m.picker_not_listed_plant,
  bird: m.picker_not_listed_bird,
}

/** @param kinds of the species that the field offers */
export function notListedWords(kinds: readonly Kind[]): string {
  const [kind, ...others] = kinds
  return kind && others.length === 0 ? words[kind]() : m.picker_not_listed_species()
}
