/** The kind of a quiz's questions, as the address has it. */
import {
  learningAddress,
  type SpeciesSelection,
} from '../../contract/addresses/species-selection.ts'

/** From a photograph to a name, a name to a photograph, a name to a family, or a photograph to a life stage. */
export const asks = ['picture', 'name', 'family', 'stage'] as const
export type Ask = (typeof asks)[number]

export function askIn(parameters: URLSearchParams): Ask {
  return asks.find((each) => each === parameters.get('ask')) ?? 'picture'
}

export function addressOfQuestions(selection: SpeciesSelection, ask: Ask): string {
  const address = learningAddress('/quiz', selection)
  return ask === 'picture' ? address : `${address}&ask=${ask}`
}
