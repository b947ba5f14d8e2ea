/** Writes and reads selections of species in the addresses of the quiz and of printed pages. */
import { type Kind, kindNames, plantSeasons } from '../kinds.ts'

/**
 * A selection of species. `mine` is the reader's own list, which the server never receives. `month` is 1 to 12;
 * `species` are codes separated by commas.
 */
export type SpeciesSelection =
  | { list: 'mine' }
  | { walk: string }
  | { family: string }
  | { season: (typeof plantSeasons)[number] }
  | { month: string }
  | { place: string }
  | { species: string }
  | { all: Kind }

/** @returns the selection; undefined if the address has no selection */
export function selectionIn(parameters: URLSearchParams): SpeciesSelection | undefined {
  if (parameters.get('list') === 'mine') return { list: 'mine' }
  const season = plantSeasons.find((each) => each === parameters.get('season'))
  if (season) return { season }
  const month = Number(parameters.get('month'))
  if (Number.isInteger(month) && month >= 1 && month <= 12) return { month: String(month) }
  const all = kindNames.find((each) => each === parameters.get('all'))
  if (all) return { all }
  for (const name of ['walk', 'family', 'place', 'species'] as const) {
    const value = parameters.get(name)?.trim()
    if (value) return { [name]: value } as SpeciesSelection
  }
  return undefined
}

/** The learning pages that show a selection. */
export type LearningPage = '/quiz' | '/worksheet' | '/guide'

export function learningAddress(page: LearningPage, selection: SpeciesSelection): string {
  return `${page}?${new URLSearchParams(selection)}`
}
