/** Chooses the species and photographs of a worksheet. The same address gives the same choice to every reader. */
import type { QuizDeck, QuizPicture, QuizSpecies } from '../../contract/learning/quiz-deck.ts'

/** Six species fill a page of A4. */
export const worksheetCounts = [6, 12, 18, 24] as const

export interface WorksheetEntry {
  species: QuizSpecies
  picture: QuizPicture
}

/**
 * @param set the number of the choice, from 1: another number gives other species in another order
 * @param most the maximum number of species; without it, all species that the deck asks about
 */
export function chosenSpecies(deck: QuizDeck, set: number, most?: number): WorksheetEntry[] {
  const placeOf = ({ code }: QuizSpecies) => hashOf(`${set} ${code}`)
  const entries = deck.species.flatMap((species, place): WorksheetEntry[] => {
    const own = deck.pictures.filter(({ of }) => of === place)
    const picture = own[placeOf(species) % own.length]
    return species.isAsked && picture ? [{ species, picture }] : []
  })
  return entries.sort((one, other) => placeOf(one.species) - placeOf(other.species)).slice(0, most)
}

/** FNV-1a with 32 bits and a last mixing step, so that texts that differ in one letter are far apart. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
