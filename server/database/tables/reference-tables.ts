/** Defines the types of the tables of the reference, which has names of plants and birds that others have published. */
import type { Kind } from '../../../contract/kinds.ts'

export interface ReferenceFileTable {
  id: number
  /** Base name of the file. */
  name: string
  /** Searches use only the names of a `current` file. The next load deletes the rows of `loading` and `old` files. */
  state: 'loading' | 'current' | 'old'
  names: number
  /** Number of names of plants below the rank of a genus. */
  plants: number
  /** Number of names of birds below the rank of a genus. */
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
