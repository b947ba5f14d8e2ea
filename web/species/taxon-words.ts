/** Lists the labels of the classification for forms and submissions, and the names of its ranks. */
import type { TaxonField } from '../../contract/kinds.ts'
import type { SpeciesRank } from '../../contract/taxonomy/taxon-names.ts'
import { m } from '../paraglide/messages.js'

export const taxonWords: Record<TaxonField, () => string> = {
  authorship: m.taxon_authorship,
  rank: m.taxon_rank,
  genus: m.taxon_genus,
  family: m.taxon_family,
  order: m.taxon_order,
  synonyms: m.taxon_synonyms,
}

export const rankWords: Record<SpeciesRank, () => string> = {
  species: m.rank_species,
  subspecies: m.rank_subspecies,
  variety: m.rank_variety,
  form: m.rank_form,
  cultivar: m.rank_cultivar,
  genus: m.taxon_genus,
}
