/** Defines the types of the tables of the reference, which has names of plants and birds that others have published. */
import type { Kind } from '../../../contract/kinds.ts'

export interface ReferenceFileTable {
  id: number
  /** Base name of the file. */
  name: string
  /**
   * Searches use only the names of a `current` file. Every load deletes the rows of `loading` and `old` files, before
   * and after it reads the new files.
   */
  state: 'loading' | 'current' | 'old'
  names: number
  /** Number of names of plants, and of names without a kind; names of genera do not count. */
  plants: number
  /** Number of names of birds, and of names without a kind; names of genera do not count. */
  birds: number
  loaded_at: string
}

export interface ReferenceNameTable {
  file_id: number
  line: number
  /** Empty if the row has no kind. Then the name counts for both kinds. */
  kind: Kind | ''
  /** Latin name without authors. */
  name: string
  name_key: string
  authorship: string
  rank: string
  family: string
  taxon_order: string
  common_name: string
  /** `nameKey` of the English name. */
  common_key: string
  chinese_name: string
  /** Empty for an accepted name. */
  accepted_name: string
}
