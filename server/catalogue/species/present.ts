/** Presents a species row on the wire (specification, section 3). */
import { parseCharacters } from '../../../contract/key/coded-characters.ts'
import type { Kind, TaxonField, TextField } from '../../../contract/kinds.ts'
import type { BirdPost, Link, PlantPost } from '../../../contract/schemas/species.ts'
import { parseSynonyms } from '../../../contract/taxonomy/synonyms.ts'
import type { SpeciesRank } from '../../../contract/taxonomy/taxon-names.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { postingTime } from '../../kernel/dates.ts'

/** The texts of a species, with its classification, which has columns of its own. */
export function textsOf(row: SpeciesTable): Partial<Record<TextField, string>> {
  const texts = JSON.parse(row.texts) as Partial<Record<TextField, string>>
  return { ...texts, ...classificationOf(row) }
}

/** Rows of old ledger entries lack these columns. */
function classificationOf(row: Partial<SpeciesTable>): Record<TaxonField, string> {
  const { authorship = '', taxon_rank = '', genus = '', family = '' } = row
  const { taxon_order = '', synonyms = '' } = row
  return { authorship, rank: taxon_rank, genus, family, order: taxon_order, synonyms }
}

function presentShared(row: SpeciesTable, timeZone: string, caller: Caller) {
  const texts = textsOf(row)
  return {
    _id: row.id,
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    otherNames: texts.otherNames ?? '',
    authorship: row.authorship,
    rank: row.taxon_rank as SpeciesRank | '',
    genus: row.genus,
    family: row.family,
    order: row.taxon_order,
    synonyms: parseSynonyms(row.synonyms),
    characters: [...(parseCharacters(texts.characters ?? '') ?? [])].map(
      ([character, choices]) => ({
        character,
        choices: [...choices],
      }),
    ),
    location: row.is_sensitive && !mayActAs(caller, 'member') ? '' : (texts.location ?? ''),
    additionalInfo: texts.additionalInfo ?? '',
    link: JSON.parse(row.english_links) as Link[],
    chineseLink: JSON.parse(row.chinese_links) as Link[],
    postingtime: postingTime(row.posted_at, timeZone),
    ...(mayActAs(caller, 'member') && { revision: row.revision }),
  }
}

function presentPlant(row: SpeciesTable, timeZone: string, caller: Caller): PlantPost {
  return { ...presentShared(row, timeZone, caller), editor: row.editor, dbType: 'plant' }
}

function presentBird(row: SpeciesTable, timeZone: string, caller: Caller): BirdPost {
  const texts = textsOf(row)
  return {
    ...presentShared(row, timeZone, caller),
    editor: row.editor || 'Unknown',
    diet: texts.diet ?? '',
    habitat: texts.habitat ?? '',
    songs: texts.songs ?? '',
    migration: texts.migration ?? '',
    appearance: texts.appearance ?? '',
    breeding: texts.breeding ?? '',
    juvChar: texts.juvenile ?? '',
    subChar: texts.subadult ?? '',
    mAdultChar: texts.maleAdult ?? '',
    fAdultChar: texts.femaleAdult ?? '',
    dbType: 'bird',
  }
}

/** The presentation of a species row, by kind. */
export const presentSpecies = { plant: presentPlant, bird: presentBird } satisfies Record<
  Kind,
  unknown
>
