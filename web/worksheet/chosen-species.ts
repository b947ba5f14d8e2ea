/** Chooses the species and photographs of a worksheet. Every reader of an address gets the same species. */
import type { QuizDeck, QuizPicture, QuizSpecies } from '../../contract/learning/quiz-deck.ts'

/** The possible numbers of species. Six species fill a page of A4. */
export const worksheetCounts = [6, 12, 18, 24] as const

export interface WorksheetEntry {
  species: QuizSpecies
  picture: QuizPicture
}

/**
 * @param set the number of the set of species, from 1. Each set has the species in another order.
 * @param maximum the maximum number of species; by default, all species that the deck asks about
 * @returns the chosen species, each with one of its photographs
 */
export function chosenSpecies(deck: QuizDeck, set: number, maximum?: number): WorksheetEntry[] {
  const rankOf = ({ code }: QuizSpecies) => hashOf(`${set} ${code}`)
  const entries = deck.species.flatMap((species, index): WorksheetEntry[] => {
    const ownPictures = deck.pictures.filter(({ of }) => of === index)
    const picture = ownPictures[rankOf(species) % ownPictures.length]
    return species.isAsked && picture ? [{ species, picture }] : []
  })
  return entries.sort((one, other) => rankOf(one.species) - rankOf(other.species)).slice(0, maximum)
}

/** @returns a hash by FNV-1a with 32 bits and a last mixing step, so that similar texts have very different hashes */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}
