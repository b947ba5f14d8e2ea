/** An entry of "my list", and the marks that a reader gives to species. */
import type { Kind } from '../../contract/kinds.ts'
import type { Names } from '../../contract/names.ts'

export const marks = ['seen', 'to-find'] as const
export type Mark = (typeof marks)[number]

export interface ListedSpecies extends Names {
  /** The code of the permanent address, which stays the same after a renaming. */
  code: string
  kind: Kind
}

export interface Entry extends ListedSpecies {
  mark: Mark
  /** `YYYY-MM-DD`, or empty. */
  day: string
  note: string
  /** The instant of the last change, ISO 8601 in UTC. Of two entries, the newer one is kept. */
  changedAt: string
}

/** Maximum characters of a note. */
export const noteMaximum = 500
