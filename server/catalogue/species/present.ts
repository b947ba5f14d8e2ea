/** Presents a species row on the wire (specification, section 3). */
import type { Kind, TextField } from '../../../contract/kinds.ts'
import type { BirdPost, Link, PlantPost } from '../../../contract/schemas/species.ts'
import type { SpeciesTable } from '../../database/tables/tables.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { postingTime } from '../../kernel/dates.ts'

export function textsOf(row: SpeciesTable): Partial<Record<TextField, string>> {
  return JSON.parse(row.texts) as Partial<Record<TextField, string>>
}

function presentShared(row: SpeciesTable, timeZone: string, caller: Caller) {
  const texts = textsOf(row)
  return {
    _id: row.id,
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    otherNames: texts.otherNames ?? '',
    location: texts.location ?? '',
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
