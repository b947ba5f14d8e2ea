/** Finds the fields in which two species differ, the cover of each species, and the fields that a merge copies. */

import type { MergeChoices, MergeField } from '../../../contract/schemas/merging.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { coverOf } from '../../catalogue/pictures/cover.ts'
import { presentImage } from '../../catalogue/pictures/present.ts'
import { listPictures } from '../../catalogue/repositories/pictures.ts'
import { recordOf } from '../../catalogue/repositories/species.ts'
import { fieldsOf } from '../../catalogue/species/record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'

/** @returns the fields in which two species differ, and the cover of each species */
export async function mergeChoices(
  db: Queries,
  source: SpeciesTable,
  target: SpeciesTable,
): Promise<MergeChoices> {
  const targetFields = new Map(fieldsOf(recordOf(target)))
  const fields = fieldsOf(recordOf(source)).flatMap(([field, text]) => {
    const targetText = targetFields.get(field) ?? ''
    return text === targetText ? [] : [{ field: field as MergeField, from: text, into: targetText }]
  })
  const [sourceCover, targetCover] = [
    await coverOfSpecies(db, source),
    await coverOfSpecies(db, target),
  ]
  return {
    fields,
    covers: {
      from: sourceCover ? presentImage(sourceCover) : null,
      into: targetCover ? presentImage(targetCover) : null,
    },
  }
}

export async function coverOfSpecies(db: Queries, species: SpeciesTable) {
  return coverOf(await listPictures(db, species.id), species)
}

/** @returns the given fields of the merged species, in the form of an edit */
export function copiedFrom(
  row: SpeciesTable,
  fields: readonly MergeField[],
): Partial<SpeciesRecord> {
  const { texts, englishLinks, chineseLinks, ...otherFields } = recordOf(row)
  const isCopied = (field: string) => (fields as readonly string[]).includes(field)
  const pickCopied = (all: object) =>
    Object.fromEntries(Object.entries(all).filter(([field]) => isCopied(field)))
  const copiedTexts = Object.fromEntries(
    fields
      .filter((field) => !(field in otherFields))
      .map((field) => [field, texts[field as 'location'] ?? '']),
  )
  const { link: _link, chineseLink: _chineseLink, ...textFields } = copiedTexts
  return {
    ...pickCopied(otherFields),
    ...(isCopied('link') && { englishLinks }),
    ...(isCopied('chineseLink') && { chineseLinks }),
    ...(Object.keys(textFields).length > 0 && { texts: textFields }),
  }
}
