/**
 * Adds and edits species. Reviews, edits of admins and imports all use these functions. An edit stores
 * the previous texts as a revision; a former name keeps its address.
 */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { glossaryLetter, nameKey } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import * as repository from '../repositories/species.ts'
import { classified, reclassified } from './classification.ts'
import { recordOf } from './record.ts'

const taken = (kind: Kind) => new HttpError(400, 'species_exists', `${kind} already exists`)

/** @throws {HttpError} 400 if a species of that kind has the Latin name */
export async function assertNew(db: Queries, kind: Kind, latinName: string): Promise<void> {
  if (await repository.findSpecies(db, kind, latinName)) throw taken(kind)
}

/** @returns the new id. @throws {HttpError} 400 if a species of that kind has the Latin name */
export async function addSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  touch: Touch,
): Promise<string> {
  const id = await addSpeciesIfNew(db, kind, record, postedAt, touch)
  if (!id) throw taken(kind)
  return id
}

/** @returns the new id; undefined if a species of that kind has the Latin name */
export async function addSpeciesIfNew(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  touch: Touch,
): Promise<string | undefined> {
  const row = await newSpeciesRow(db, kind, record, postedAt)
  await touch('species', row.id)
  return (await repository.insertSpecies(db, row)) ? row.id : undefined
}

/** Changes some fields of a species. @throws {HttpError} 400 if another species has the new name */
export async function changeSpecies(
  db: Queries,
  row: SpeciesTable,
  change: Partial<SpeciesRecord>,
  because: { submissionId: string | null; at: string },
  touch: Touch,
): Promise<void> {
  const before = recordOf(row)
  const edited = { ...before, ...change, texts: { ...before.texts, ...change.texts } }
  const after = await reclassified(db, row.kind, before, edited)
  const columns = columnsOf(after)
  if (columns.name_key !== row.name_key) {
    await assertNew(db, row.kind, after.latinName)
    await touch('former_name', { kind: row.kind, name_key: row.name_key })
    await repository.keepFormerName(db, row)
  }
  const revisionId = randomUUID()
  await touch('revision', revisionId)
  await repository.insertRevision(db, {
    id: revisionId,
    species_id: row.id,
    number: row.revision,
    record: JSON.stringify(before),
    submission_id: because.submissionId,
    replaced_at: because.at,
  })
  await touch('species', row.id)
  const revision = await repository.nextRevision(db, row)
  await repository.updateSpecies(db, row.id, { ...columns, revision })
}

async function newSpeciesRow(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
): Promise<SpeciesTable> {
  const columns = columnsOf(await classified(db, kind, record))
  const about = { is_sensitive: 0, establishment_means: '', establishment_degree: '' } as const
  return { id: randomUUID(), kind, ...columns, ...about, posted_at: postedAt, revision: 1 }
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
