/** Fills the classification of a species from its Latin name: rank, genus, family and order. */
import type { Kind } from '../../../contract/kinds.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import { rowOfGenus } from '../../reference/repository.ts'
import { type Classification, classify, findTaxon } from '../../taxonomy/taxonomy.ts'

const derivedFields = ['rank', 'genus', 'family', 'order'] as const

/** @returns the record with its empty fields filled; given fields stay */
export async function classified(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
): Promise<SpeciesRecord> {
  const { texts } = record
  const derived = await derivedFrom(db, kind, record)
  const filled = derivedFields.map((field) => [field, texts[field] || derived[field]])
  return { ...record, texts: { ...texts, ...Object.fromEntries(filled) } }
}

/**
 * Follows an edit of the Latin name. A field that was corrected by hand, before or with this edit, stays.
 * @returns the edited record, with the fields that followed from the old name derived from the new one
 */
export async function reclassified(
  db: Queries,
  kind: Kind,
  before: SpeciesRecord,
  after: SpeciesRecord,
): Promise<SpeciesRecord> {
  const own = derivedFromTable(kind, before)
  const isRenamed = before.latinName !== after.latinName
  const was = isRenamed ? await derivedFrom(db, kind, before) : own
  const hasFollowed = (field: keyof Classification) => {
    const text = after.texts[field] ?? ''
    const isSame = text === (before.texts[field] ?? '')
    return isSame && (text === own[field] || text === was[field])
  }
  // The order follows the new family, not the one that followed from the old name.
  const texts = hasFollowed('family') ? { ...after.texts, family: '' } : after.texts
  const follower = { ...after, texts }
  const is = isRenamed ? await derivedFrom(db, kind, follower) : derivedFromTable(kind, follower)
  const followed = derivedFields.filter(hasFollowed).map((field) => [field, is[field]])
  return { ...after, texts: { ...after.texts, ...Object.fromEntries(followed) } }
}

/** The reference decides only where the site's own table does not know the genus. */
async function derivedFrom(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
): Promise<Classification> {
  const derived = derivedFromTable(kind, record)
  if (derived.family || !derived.genus) return derived
  const found = await rowOfGenus(db, kind, derived.genus)
  if (!found) return derived
  const { family, taxon_order } = found
  const order = findTaxon(kind, 'family', family)?.parent ?? taxon_order
  return { ...derived, family, order: derived.order || order }
}

/** The given family decides the order, also where the genus is unknown. */
function derivedFromTable(kind: Kind, { latinName, texts }: SpeciesRecord): Classification {
  const derived = classify(kind, latinName)
  const family = texts.family || derived.family
  return { ...derived, order: findTaxon(kind, 'family', family)?.parent ?? derived.order }
}
