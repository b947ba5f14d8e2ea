/** Fetches the species and photographs of a quiz. */
import type { SpeciesSelection } from '../../contract/addresses/species-selection.ts'
import type { Input } from '../../contract/calls/endpoints.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { get } from '../client/api.ts'

/**
 * @param listedCodes the codes of the species on the reader's list. The server must not receive these codes, so the
 * browser fetches all species and chooses from them.
 * @throws {CallFailed | TypeError} if the server rejects the call, or if the network fails
 */
export async function fetchDeck(
  selection: SpeciesSelection,
  listedCodes: ReadonlySet<string>,
): Promise<QuizDeck> {
  if (!('list' in selection)) return get('quizDeck', selection as Input<'quizDeck'>)
  const decks = await Promise.all(kindNames.map((all) => get('quizDeck', { all })))
  return mergeListedDecks(decks, listedCodes)
}

/** @returns one deck of both kinds, which asks only about the listed species */
export function mergeListedDecks(
  decks: readonly QuizDeck[],
  listedCodes: ReadonlySet<string>,
): QuizDeck {
  const mergedDeck: QuizDeck = { species: [], pictures: [], pairs: [], families: [] }
  for (const { species, pictures, pairs, families } of decks) {
    const offset = mergedDeck.species.length
    for (const each of species)
      mergedDeck.species.push({ ...each, isAsked: listedCodes.has(each.code) })
    for (const picture of pictures)
      mergedDeck.pictures.push({ ...picture, of: picture.of + offset })
    for (const [first, second] of pairs) mergedDeck.pairs.push([first + offset, second + offset])
    mergedDeck.families.push(...families)
  }
  return mergedDeck
}
