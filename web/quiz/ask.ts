/** Defines the kinds of quiz questions, and reads and writes their names in an address. */
import {
  learningAddress,
  type SpeciesSelection,
} from '../../contract/addresses/species-selection.ts'
import { kinds } from '../../contract/kinds.ts'

/**
 * A question asks for the name of a photographed species, or for the photograph of a named species. Other questions ask
 * for the family of a named species, or for the life stage that a photograph shows.
 */
export const asks = ['picture', 'name', 'family', 'stage'] as const
export type Ask = (typeof asks)[number]

/**
 * @returns the kinds of questions about a selection. A quiz about all plants or about a season has no questions about
 * life stages. A quiz about one family has no questions about the family, because the title of the quiz would reveal
 * the answer.
 */
export function asksOf(selection: SpeciesSelection): readonly Ask[] {
  const hasNoStages =
    'season' in selection || ('all' in selection && kinds[selection.all].sectionFollowsDate)
  return asks.filter(
    (ask) => !(ask === 'stage' && hasNoStages) && !(ask === 'family' && 'family' in selection),
  )
}

/** @returns the kind of questions in the address, or the first kind if the selection has no such questions */
export function askIn(parameters: URLSearchParams, selection: SpeciesSelection): Ask {
  return asksOf(selection).find((each) => each === parameters.get('ask')) ?? 'picture'
}

/** @returns the address of the quiz about a selection; the first kind of questions needs no parameter */
export function addressOfQuestions(selection: SpeciesSelection, ask: Ask): string {
  const address = learningAddress('/quiz', selection)
  return ask === 'picture' ? address : `${address}&ask=${ask}`
}
