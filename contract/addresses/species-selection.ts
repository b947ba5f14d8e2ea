/** A selection of species to learn, as the addresses of the quiz and of printed pages have it. */
import { type Kind, kindNames, plantSeasons } from '../kinds.ts'

/** `mine` is the reader's own list, of which the server learns nothing. `species` are codes with commas between. */
export type SpeciesSelection =
  | { list: 'mine' }
  | { walk: string }
  | { family: string }
  | { season: (typeof plantSeasons)[number] }
  | { place: string }
  | { species: string }
  | { all: Kind }

/** @returns undefined if the address selects nothing */
export function selectionIn(parameters: URLSearchParams): SpeciesSelection | undefined {
  if (parameters.get('list') === 'mine') return { list: 'mine' }
  const season = plantSeasons.find((each) => each === parameters.get('season'))
  if (season) return { season }
  const all = kindNames.find((each) => each === parameters.get('all'))
  if (all) return { all }
  for (const name of ['walk', 'family', 'place', 'species'] as const) {
    const value = parameters.get(name)?.trim()
    if (value) return { [name]: value } as SpeciesSelection
  }
  return undefined
}

/** The pages that can be made of a selection. */
export const learningPages = ['/quiz', '/worksheet'] as const
export type LearningPage = (typeof learningPages)[number]

export function learningAddress(page: LearningPage, selection: SpeciesSelection): string {
  return `${page}?${new URLSearchParams(selection)}`
}
