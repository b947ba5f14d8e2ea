/** Derives rank, genus, family and order from the Latin name, the site's own table and the reference. */
import type { Kind } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import { rowOfGenus } from '../../reference/repository.ts'
import { type Classification, classify, findTaxon } from '../../taxonomy/taxonomy.ts'

/** The fields that follow from the Latin name. */
export const derivedFields = ['rank', 'genus', 'family', 'order'] as const

/** The fields of a record that decide its classification. */
export type Classified = Pick<SpeciesRecord, 'latinName' | 'texts'>

/** @returns the record with its empty fields filled; given fields stay */
export async function classified<Given extends Classified>(
  db: Queries,
  kind: Kind,
  record: Given,
): Promise<Given> {
  const { texts } = record
  const derived = await derivedFrom(db, kind, record)
  const filled = derivedFields.map((field) => [field, texts[field] || derived[field]])
  return { ...record, texts: { ...texts, ...Object.fromEntries(filled) } }
}

/** The reference decides only where the site's own table does not know the genus. */
export async function derivedFrom(
  db: Queries,
  kind: Kind,
  record: Classified,
): Promise<Classification> {
  const derived = derivedFromTable(kind, record)
  if (derived.family || !derived.genus) return derived
  const found = await rowOfGenus(db, kind, derived.genus)
  const given = record.texts.family
  // The order of another family would be wrong.
  if (!found || (given && given !== found.family)) return derived
  const { family, taxon_order } = found
  const order = findTaxon(kind, 'family', family)?.parent ?? taxon_order
  return { ...derived, family, order: derived.order || order }
}

/** The given family decides the order, also where the genus is unknown. */
export function derivedFromTable(kind: Kind, { latinName, texts }: Classified): Classification {
  const derived = classify(kind, latinName)
  const family = texts.family || derived.family
  return { ...derived, order: findTaxon(kind, 'family', family)?.parent ?? derived.order }
}
