/** Defines an entry of "my list", and the marks that a reader gives to species. */
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
  /** The day when the reader saw the species, as `YYYY-MM-DD`, or an empty string. */
  day: string
  note: string
  /**
   * The instant of the last change, ISO 8601 in UTC. If two lists have an entry for a species, the newer entry is kept.
   */
  changedAt: string
}

/** Maximum number of characters of a note. */
export const noteMaximum = 500
