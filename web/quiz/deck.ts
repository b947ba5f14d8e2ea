/** Fetches the species and photographs of a quiz. */
import type { SpeciesSelection } from '../../contract/addresses/species-selection.ts'
import type { Input } from '../../contract/endpoints.ts'
import { kindNames } from '../../contract/kinds.ts'
import type { QuizDeck } from '../../contract/learning/quiz-deck.ts'
import { get } from '../client/api.ts'

/**
 * @param listed the codes of the reader's own list. The server must not learn them, so all species are fetched, and
 * the browser chooses.
 * @throws {CallFailed} if the server rejects the call. @throws {TypeError} if the network fails.
 */
export async function fetchDeck(
  selection: SpeciesSelection,
  listed: ReadonlySet<string>,
): Promise<QuizDeck> {
  if (!('list' in selection)) return get('quizDeck', selection as Input<'quizDeck'>)
  const decks = await Promise.all(kindNames.map((all) => get('quizDeck', { all })))
  return onlyListed(decks, listed)
}

/** @returns both kinds as one deck, which asks about the listed species alone */
export function onlyListed(decks: readonly QuizDeck[], listed: ReadonlySet<string>): QuizDeck {
  const whole: QuizDeck = { species: [], pictures: [], pairs: [], families: [] }
  for (const { species, pictures, pairs, families } of decks) {
    const offset = whole.species.length
    for (const each of species) whole.species.push({ ...each, isAsked: listed.has(each.code) })
    for (const picture of pictures) whole.pictures.push({ ...picture, of: picture.of + offset })
    for (const [first, second] of pairs) whole.pairs.push([first + offset, second + offset])
    whole.families.push(...families)
  }
  return whole
}
