/**
 * Adds and edits species, for reviews, edits by admins and imports. An edit stores the previous texts as a revision;
 * the address of a former name stays valid. Missing ranks, genera, families and orders are derived from the Latin name.
 */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { glossaryLetter, nameKey } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { rowOfGenus } from '../../reference/repository.ts'
import { type Classification, classify, findTaxon } from '../../taxonomy/taxonomy.ts'
import { insertRevision, nextRevision } from '../repositories/revisions.ts'
import * as repository from '../repositories/species.ts'

const nameTaken = (kind: Kind) => new HttpError(400, 'species_exists', `${kind} already exists`)

/** @throws {HttpError} 400 if a species of this kind has the Latin name */
export async function assertNew(db: Queries, kind: Kind, latinName: string): Promise<void> {
  if (await repository.findSpecies(db, kind, latinName)) throw nameTaken(kind)
}

/** @returns the new id. @throws {HttpError} 400 if a species of this kind has the Latin name */
export async function addSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  touch: Touch,
): Promise<string> {
  const id = await addSpeciesIfNew(db, kind, record, postedAt, touch)
  if (!id) throw nameTaken(kind)
  return id
}

/** Values of a species outside its record. An import may contain these values. */
export type ValuesOutsideRecord = Partial<
  Pick<SpeciesTable, 'id' | 'is_sensitive' | 'establishment_means' | 'establishment_degree'>
>

/** @returns the new id; undefined if a species of this kind has the Latin name */
export async function addSpeciesIfNew(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  touch: Touch,
  otherValues: ValuesOutsideRecord = {},
): Promise<string | undefined> {
  const row = { ...(await newSpeciesRow(db, kind, record, postedAt)), ...otherValues }
  await touch('species', row.id)
  return (await repository.insertSpecies(db, row)) ? row.id : undefined
}

/** Changes some fields of a species. @throws {HttpError} 400 if another species has the new name */
export async function changeSpecies(
  db: Queries,
  row: SpeciesTable,
  change: Partial<SpeciesRecord>,
  origin: { submissionId: string | null; at: string },
  touch: Touch,
): Promise<void> {
  const before = repository.recordOf(row)
  const edited = { ...before, ...change, texts: { ...before.texts, ...change.texts } }
  const after = await reclassified(db, row.kind, before, edited)
  const columns = columnsOf(after)
  if (columns.name_key !== row.name_key) {
    await assertNew(db, row.kind, after.latinName)
    await touch('former_name', { kind: row.kind, name_key: row.name_key })
    await repository.saveFormerName(db, row)
  }
  const revisionId = randomUUID()
  await touch('revision', revisionId)
  await touch('species', row.id)
  await insertRevision(db, {
    id: revisionId,
    species_id: row.id,
    number: row.revision,
    record: JSON.stringify(before),
    submission_id: origin.submissionId,
    replaced_at: origin.at,
  })
  const revision = await nextRevision(db, row)
  await repository.updateSpecies(db, row.id, { ...columns, revision })
}

async function newSpeciesRow(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
): Promise<SpeciesTable> {
  const columns = columnsOf(await classified(db, kind, record))
  const occurrenceFacts = {
    is_sensitive: 0,
    establishment_means: '',
    establishment_degree: '',
  } as const
  return {
    id: randomUUID(),
    kind,
    ...columns,
    ...occurrenceFacts,
    posted_at: postedAt,
    revision: 1,
  }
}

function columnsOf(record: SpeciesRecord) {
  const { authorship, rank, genus, family, order, synonyms, ...texts } = record.texts
  return {
    latin_name: record.latinName,
    common_name: record.commonName,
    chinese_name: record.chineseName,
    name_key: nameKey(record.latinName),
    letter: glossaryLetter(record.latinName),
    texts: JSON.stringify(texts),
    english_links: JSON.stringify(record.englishLinks),
    chinese_links: JSON.stringify(record.chineseLinks),
    editor: record.editor,
    authorship: authorship ?? '',
    taxon_rank: rank ?? '',
    genus: genus ?? '',
    family: family ?? '',
    taxon_order: order ?? '',
    synonyms: synonyms ?? '',
  }
}

/**
 * Updates the classification after an edit. A field that was corrected by hand, before or with this edit, stays
 * unchanged.
 * @returns the edited record, in which the fields derived from the former name are now derived from the new name
 */
async function reclassified(
  db: Queries,
  kind: Kind,
  before: SpeciesRecord,
  after: SpeciesRecord,
): Promise<SpeciesRecord> {
  const fromTable = derivedFromTable(kind, before)
  const isRenamed = before.latinName !== after.latinName
  const former = isRenamed ? await derivedFrom(db, kind, before) : fromTable
  const wasDerived = (field: keyof Classification) => {
    const text = after.texts[field] ?? ''
    const isSame = text === (before.texts[field] ?? '')
    return isSame && (text === fromTable[field] || text === former[field])
  }
  // The order is derived from the new family, not from the family of the former name.
  const texts = wasDerived('family') ? { ...after.texts, family: '' } : after.texts
  const withoutFamily = { ...after, texts }
  const updated = isRenamed
    ? await derivedFrom(db, kind, withoutFamily)
    : derivedFromTable(kind, withoutFamily)
  const updatedFields = derivedFields.filter(wasDerived).map((field) => [field, updated[field]])
  return { ...after, texts: { ...after.texts, ...Object.fromEntries(updatedFields) } }
}

/** The fields that are derived from the Latin name. */
const derivedFields = ['rank', 'genus', 'family', 'order'] as const

/** The fields of a record that decide its classification. */
export type Classified = Pick<SpeciesRecord, 'latinName' | 'texts'>

/** @returns the record with its empty rank, genus, family and order filled. Fields with a text stay unchanged. */
export async function classified<Source extends Classified>(
  db: Queries,
  kind: Kind,
  record: Source,
): Promise<Source> {
  const { texts } = record
  const derived = await derivedFrom(db, kind, record)
  const filled = derivedFields.map((field) => [field, texts[field] || derived[field]])
  return { ...record, texts: { ...texts, ...Object.fromEntries(filled) } }
}

/** @returns the classification by the site's own table, or by the reference for a genus that the table lacks */
async function derivedFrom(db: Queries, kind: Kind, record: Classified): Promise<Classification> {
  const derived = derivedFromTable(kind, record)
  if (derived.family || !derived.genus) return derived
  const genusRow = await rowOfGenus(db, kind, derived.genus)
  const givenFamily = record.texts.family
  // The order of another family would be wrong.
  if (!genusRow || (givenFamily && givenFamily !== genusRow.family)) return derived
  const { family, taxon_order } = genusRow
  const order = findTaxon(kind, 'family', family)?.parent ?? taxon_order
  return { ...derived, family, order: derived.order || order }
}

/**
 * @returns the classification by the site's own table. A given family determines the order if the table has the family.
 */
function derivedFromTable(kind: Kind, { latinName, texts }: Classified): Classification {
  const derived = classify(kind, latinName)
  const family = texts.family || derived.family
  return { ...derived, order: findTaxon(kind, 'family', family)?.parent ?? derived.order }
}
