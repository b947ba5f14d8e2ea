/**
 * Adding and changing a species, whoever decided it. What it said before is kept as a revision; a
 * name it had leads to it for good. To be called in a transaction.
 */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { glossaryLetter, nameKey } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { Refusal } from '../../kernel/http-error.ts'
import type { Touch } from '../../ledger/ledger.ts'
import { namesDiffer, raiseNamesVersion } from '../../names/names-version.ts'
import * as repository from '../repositories/species.ts'
import { newSpeciesRow } from './keep.ts'
import { recordOf } from './record.ts'

const taken = (kind: Kind) => new Refusal(400, 'species_exists', `${kind} already exists`)

/** @throws {Refusal} 400 when a species of that kind has the Latin name. */
export async function assertNew(db: Queries, kind: Kind, latinName: string): Promise<void> {
  if (await repository.findSpecies(db, kind, latinName)) throw taken(kind)
}

/** @returns its id. @throws {Refusal} 400 when a species of that kind has the Latin name. */
export async function addSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  touch: Touch,
): Promise<string> {
  const row = newSpeciesRow(kind, record, postedAt)
  await touch('species', row.id)
  if (!(await repository.insertSpecies(db, row))) throw taken(kind)
  await repository.raiseVersion(db, kind)
  await raiseNamesVersion(db, kind)
  return row.id
}

/** Says what else it says from now on. @throws {Refusal} 400 when another species has the new name. */
export async function changeSpecies(
  db: Queries,
  row: SpeciesTable,
  change: Partial<SpeciesRecord>,
  because: { submissionId: string | null; at: string },
  touch: Touch,
): Promise<void> {
  const before = recordOf(row)
  const after = { ...before, ...change, texts: { ...before.texts, ...change.texts } }
  const name_key = nameKey(after.latinName)
  if (name_key !== row.name_key) {
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
  const columns = {
    latin_name: after.latinName,
    common_name: after.commonName,
    chinese_name: after.chineseName,
    name_key,
    letter: glossaryLetter(after.latinName),
    texts: JSON.stringify(after.texts),
    english_links: JSON.stringify(after.englishLinks),
    chinese_links: JSON.stringify(after.chineseLinks),
    editor: after.editor,
    revision: await repository.nextRevision(db, row),
  }
  await repository.updateSpecies(db, row.id, columns)
  await repository.raiseVersion(db, row.kind)
  if (namesDiffer(row, { ...row, ...columns })) await raiseNamesVersion(db, row.kind)
}
