/** Fills the classification of a species from its Latin name: rank, genus, family and order. */
import type { Kind } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { type Classification, classify, findTaxon } from '../../taxonomy/taxonomy.ts'

const derivedFields = ['rank', 'genus', 'family', 'order'] as const

/** @returns the record with its empty fields filled; given fields stay */
export function classified(kind: Kind, record: SpeciesRecord): SpeciesRecord {
  const { texts } = record
  const derived = derivedFrom(kind, record)
  const filled = derivedFields.map((field) => [field, texts[field] || derived[field]])
  return { ...record, texts: { ...texts, ...Object.fromEntries(filled) } }
}

/**
 * Follows an edit of the Latin name. A field that was corrected by hand, before or with this edit, stays.
 * @returns the edited record, with the fields that followed from the old name derived from the new one
 */
export function reclassified(
  kind: Kind,
  before: SpeciesRecord,
  after: SpeciesRecord,
): SpeciesRecord {
  const [was, is] = [derivedFrom(kind, before), derivedFrom(kind, after)]
  const followed = derivedFields.flatMap((field) => {
    const text = after.texts[field] ?? ''
    const isOwn = text !== (before.texts[field] ?? '') || text !== was[field]
    return isOwn ? [] : [[field, is[field]]]
  })
  return { ...after, texts: { ...after.texts, ...Object.fromEntries(followed) } }
}

/** The given family decides the order, also where the genus is unknown. */
function derivedFrom(kind: Kind, { latinName, texts }: SpeciesRecord): Classification {
  const derived = classify(kind, latinName)
  const family = texts.family || derived.family
  return { ...derived, order: findTaxon(kind, 'family', family)?.parent ?? derived.order }
}
