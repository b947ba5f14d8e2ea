/** Keeping species of an import: new ones are added, known ones only gain what they lacked. */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { glossaryLetter, nameKey } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { readInstant } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables.ts'
import { waitForTurn } from '../../ledger/ledger.ts'
import { namesDiffer, raiseNamesVersion } from '../../names/names-version.ts'
import {
  findSpecies,
  insertRevision,
  insertSpecies,
  nextRevision,
  raiseVersion,
  updateSpecies,
} from '../repositories/species.ts'
import { textsOf } from './present.ts'
import { recordOf } from './record.ts'

export type Kept = 'added' | 'completed' | 'unchanged'

/**
 * To be called in a transaction. A species already there is the club's own work: its empty fields
 * are filled, nothing it says is overwritten.
 */
export async function keepSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
): Promise<Kept> {
  await waitForTurn(db)
  // First the attempt to add: two people may send the same new species at the same moment.
  if (await insertSpecies(db, newSpeciesRow(kind, record, postedAt))) {
    await raiseVersion(db, kind)
    await raiseNamesVersion(db, kind)
    return 'added'
  }
  const existing = await findSpecies(db, kind, record.latinName)
  if (!existing) throw new Error(`${record.latinName} was there and is gone`)
  const change = whatIsMissing(existing, record)
  if (Object.keys(change).length === 0) return 'unchanged'
  await insertRevision(db, {
    id: randomUUID(),
    species_id: existing.id,
    number: existing.revision,
    record: JSON.stringify(recordOf(existing)),
    submission_id: null,
    replaced_at: await readInstant(db),
  })
  await updateSpecies(db, existing.id, { ...change, revision: await nextRevision(db, existing) })
  await raiseVersion(db, kind)
  if (namesDiffer(existing, { ...existing, ...change })) await raiseNamesVersion(db, kind)
  return 'completed'
}

export function newSpeciesRow(kind: Kind, record: SpeciesRecord, postedAt: string): SpeciesTable {
  return {
    id: randomUUID(),
    kind,
    latin_name: record.latinName,
    common_name: record.commonName,
    chinese_name: record.chineseName,
    name_key: nameKey(record.latinName),
    letter: glossaryLetter(record.latinName),
    texts: JSON.stringify(record.texts),
    english_links: JSON.stringify(record.englishLinks),
    chinese_links: JSON.stringify(record.chineseLinks),
    editor: record.editor,
    posted_at: postedAt,
    revision: 1,
  }
}

/** What a record says that the row does not say yet. */
export function whatIsMissing(row: SpeciesTable, record: SpeciesRecord): Partial<SpeciesTable> {
  const texts = textsOf(row)
  const gained = Object.entries(record.texts).filter(
    ([field, text]) => text && !texts[field as keyof typeof texts],
  )
  return {
    ...(row.common_name === '' && record.commonName !== '' && { common_name: record.commonName }),
    ...(gained.length > 0 && {
      texts: JSON.stringify({ ...texts, ...Object.fromEntries(gained) }),
    }),
    ...(row.english_links === '[]' &&
      record.englishLinks.length > 0 && { english_links: JSON.stringify(record.englishLinks) }),
    ...(row.chinese_links === '[]' &&
      record.chineseLinks.length > 0 && { chinese_links: JSON.stringify(record.chineseLinks) }),
    ...(row.editor === '' && record.editor !== '' && { editor: record.editor }),
  }
}
