/** Defines the types of the tables of species and of answered questions about their names, for Kysely. */
import type { Generated } from 'kysely'
import type { Kind } from '../../../contract/kinds.ts'

export interface SpeciesTable {
  id: string
  kind: Kind
  latin_name: string
  common_name: string
  chinese_name: string
  /** `nameKey(latin_name)`, unique within the kind. */
  name_key: string
  /** The letter of the species in the glossary, from `a` to `z`; `#` for a name with another first character. */
  letter: string
  /** JSON object of texts by `TextField`. */
  texts: string
  /** JSON list of `{linkTitle, link}`. */
  english_links: string
  /** JSON list of `{linkTitle, link}`. */
  chinese_links: string
  editor: string
  /** Authors of the Latin name; empty if unknown. */
  authorship: string
  /** A rank of `speciesRanks`; empty if unknown. */
  taxon_rank: string
  /** Empty if unknown. */
  genus: string
  /** Empty if unknown. */
  family: string
  /** Empty if unknown. */
  taxon_order: string
  /** One synonym on each line (`contract/taxonomy/synonyms.ts`). */
  synonyms: string
  /** 1 for a sensitive species: its place is withheld from visitors and from data archives. */
  is_sensitive: 0 | 1
  /** A value of `contract/taxonomy/establishment.ts`; empty if nobody has set one. */
  establishment_means: string
  /** A value of `contract/taxonomy/establishment.ts`; empty if nobody has set one. */
  establishment_degree: string
  posted_at: string
  /** Number of the current revision, which every edit increments. */
  revision: number
}

/** A question about names, to which an admin answered "keep". The site does not show the question again. */
export interface KeptNameTable {
  /** SHA-256 of the question, in hexadecimal. */
  id: string
  /** JSON list: the sort of question, then the ids of the species, or the kind and the name of the genus. */
  question: string
  kept_at: string
}

type ClassificationColumn =
  | 'authorship'
  | 'taxon_rank'
  | 'genus'
  | 'family'
  | 'taxon_order'
  | 'synonyms'

type OccurrenceColumn = 'is_sensitive' | 'establishment_means' | 'establishment_degree'

/** An insert may leave out the classification and the facts about occurrences, which then have default values. */
export type StoredSpeciesTable = Omit<SpeciesTable, ClassificationColumn | OccurrenceColumn> &
  Record<ClassificationColumn, Generated<string>> & {
    [Column in OccurrenceColumn]: Generated<SpeciesTable[Column]>
  }
