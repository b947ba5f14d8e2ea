/** Stores a species of an import. A new species is added; a recorded species gets values for its empty fields. */
import type { Kind } from '../../contract/kinds.ts'
import type { SpeciesRecord } from '../../contract/schemas/species-record.ts'
import {
  findByFormerName,
  findByIdOrFormerId,
  findSpecies,
  recordOf,
  saveFormerId,
  saveFormerName,
} from '../catalogue/repositories/species.ts'
import {
  addSpeciesIfNew,
  changeSpecies,
  type ValuesOutsideRecord,
} from '../catalogue/species/change.ts'
import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import type { SpeciesTable } from '../database/tables/species-table.ts'
import { openChange, type Touch } from '../ledger/ledger.ts'
import { type ExportedSpecies, noExportedValues } from './export-columns.ts'
import type { Outcome } from './report.ts'

/** Adds or completes a species. The caller must open a transaction. @returns the outcome for the report */
export async function importSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  postedAt: string,
  exported: ExportedSpecies = noExportedValues,
): Promise<Outcome> {
  const { touch, endUnlogged } = await openChange(db)
  const columns = await exportedColumns(db, exported)
  const addedId = await addSpeciesIfNew(db, kind, record, postedAt, touch, columns)
  if (addedId) await storeFormerNamesAndIds(db, kind, addedId, exported, touch)
  const outcome = addedId ? 'added' : await completeSpecies(db, kind, record, touch)
  await endUnlogged()
  return outcome
}

/** @returns the columns of an export, without an id that another species has or had */
async function exportedColumns(
  db: Queries,
  exported: ExportedSpecies,
): Promise<ValuesOutsideRecord> {
  const { id, sensitive, establishmentMeans, degreeOfEstablishment } = exported
  return {
    ...(id && !(await findByIdOrFormerId(db, id)) && { id }),
    is_sensitive: sensitive ? 1 : 0,
    establishment_means: establishmentMeans,
    establishment_degree: degreeOfEstablishment,
  }
}

/** Stores the former names that no species has as a former name, and the former ids that no species has or had. */
async function storeFormerNamesAndIds(
  db: Queries,
  kind: Kind,
  species: string,
  { formerNames, formerIds }: ExportedSpecies,
  touch: Touch,
): Promise<void> {
  for (const name_key of formerNames) {
    if (await findByFormerName(db, kind, name_key)) continue
    await touch('former_name', { kind, name_key })
    await saveFormerName(db, { id: species, kind, name_key })
  }
  for (const id of formerIds) {
    if (await findByIdOrFormerId(db, id)) continue
    await touch('former_id', id)
    await saveFormerId(db, id, species)
  }
}

async function completeSpecies(
  db: Queries,
  kind: Kind,
  record: SpeciesRecord,
  touch: Touch,
): Promise<Outcome> {
  const existing = await findSpecies(db, kind, record.latinName)
  if (!existing) throw new Error(`${record.latinName} could be neither added nor found`)
  const missing = missingFields(existing, record)
  if (Object.keys(missing).length === 0) return 'unchanged'
  const cause = { submissionId: null, at: await readInstant(db) }
  await changeSpecies(db, existing, missing, cause, touch)
  return 'completed'
}

/**
 * A recorded species is the club's own work, so an import fills empty fields and overwrites nothing.
 * @returns the fields that the imported record has and the recorded species lacks
 */
export function missingFields(row: SpeciesTable, imported: SpeciesRecord): Partial<SpeciesRecord> {
  const known = recordOf(row)
  const texts = Object.entries(imported.texts).filter(
    ([field, text]) => text && !known.texts[field as keyof typeof known.texts],
  )
  const { commonName, englishLinks, chineseLinks, editor } = imported
  return {
    ...(known.commonName === '' && commonName !== '' && { commonName }),
    ...(texts.length > 0 && { texts: Object.fromEntries(texts) }),
    ...(known.englishLinks.length === 0 && englishLinks.length > 0 && { englishLinks }),
    ...(known.chineseLinks.length === 0 && chineseLinks.length > 0 && { chineseLinks }),
    ...(known.editor === '' && editor !== '' && { editor }),
  }
}
