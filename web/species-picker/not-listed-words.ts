/** Returns the message for a species field whose text names no species (specification, section 8). */
import type { Kind } from '../../contract/kinds.ts'
import { m } from '../paraglide/messages.js'

const messages: Record<Kind, () => string> = {
  plant: m.picker_not_listed_plant,
  bird: m.picker_not_listed_bird,
}

/** @param kinds the kinds of the species that the field offers */
export function notListedWords(kinds: readonly Kind[]): string {
  const [kind, ...otherKinds] = kinds
  return kind && otherKinds.length === 0 ? messages[kind]() : m.picker_not_listed_species()
}
