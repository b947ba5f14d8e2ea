/** Presents species, and the names of taxa, on the wire (specification, section 3). */

import { parseCharacters } from '../../../contract/key/coded-characters.ts'
import type { Kind, TextField } from '../../../contract/kinds.ts'
import { stagesInAnswer } from '../../../contract/schemas/life-stages.ts'
import type { BirdPost, Link, PlantPost } from '../../../contract/schemas/species.ts'
import { parseSynonyms } from '../../../contract/taxonomy/synonyms.ts'
import {
  type HigherRank,
  higherRanks,
  type SpeciesRank,
} from '../../../contract/taxonomy/taxon-names.ts'
import type { TaxonName } from '../../../contract/taxonomy/taxon-shapes.ts'
import { unknownEditor } from '../../../contract/taxonomy/unknown-editor.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { postingTime } from '../../kernel/dates.ts'
import { findTaxon } from '../../taxonomy/taxonomy.ts'

/** The texts of a species without its classification, which has separate columns. */
type SpeciesTexts = Partial<Record<TextField, string>>

function presentShared(row: SpeciesTable, timeZone: string, caller: Caller) {
  const texts = JSON.parse(row.texts) as SpeciesTexts
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
  const texts = JSON.parse(row.texts) as SpeciesTexts
  return {
    ...presentShared(row, timeZone, caller),
    editor: row.editor || unknownEditor.bird,
    diet: texts.diet ?? '',
    habitat: texts.habitat ?? '',
    songs: texts.songs ?? '',
    migration: texts.migration ?? '',
    appearance: texts.appearance ?? '',
    breeding: texts.breeding ?? '',
    ...stagesInAnswer(texts),
    dbType: 'bird',
  }
}

/** Presents a species row, by kind. */
export const presentSpecies = { plant: presentPlant, bird: presentBird } satisfies Record<
  Kind,
  unknown
>

/** Presents a species row with its order, family and genus, by kind. */
export const presentProfile = {
  plant: (row: SpeciesTable, timeZone: string, caller: Caller) => ({
    resultPost: [presentPlant(row, timeZone, caller)],
    lineage: lineageOf(row),
  }),
  bird: (row: SpeciesTable, timeZone: string, caller: Caller) => ({
    resultPost: [presentBird(row, timeZone, caller)],
    lineage: lineageOf(row),
  }),
} satisfies Record<Kind, unknown>

/** @returns the known taxa of a species among order, family and genus, in the form of `presentTaxon` */
function lineageOf(row: Pick<SpeciesTable, 'kind' | 'taxon_order' | 'family' | 'genus'>) {
  const names = { order: row.taxon_order, family: row.family, genus: row.genus }
  return higherRanks.flatMap((rank) =>
    names[rank] ? [presentTaxon(row.kind, rank, names[rank])] : [],
  )
}

/** @returns the names of a taxon. The English and Chinese names are empty if the table lacks the taxon. */
export function presentTaxon(kind: Kind, rank: HigherRank, name: string): TaxonName {
  const taxon = findTaxon(kind, rank, name)
  return {
    rank,
    name,
    commonName: taxon?.commonName ?? '',
    chineseName: taxon?.chineseName ?? '',
  }
}
