/** Reads and writes species by their present and former names and ids, and reads the texts of a row. */
import { setImmediate } from 'node:timers/promises'
import { type Insertable, sql } from 'kysely'
import type { Kind, TaxonField, TextField } from '../../../contract/kinds.ts'
import type { Names } from '../../../contract/names.ts'
import { nameKey } from '../../../contract/names.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable, StoredSpeciesTable } from '../../database/tables/species-table.ts'

/** @returns the species with this Latin name, in which underscores may stand for spaces, as in addresses */
export async function findSpecies(db: Queries, kind: Kind, latinName: string) {
  return db
    .selectFrom('species')
    .selectAll()
    .where('kind', '=', kind)
    .where('name_key', '=', nameKey(latinName))
    .executeTakeFirst()
}

export async function findSpeciesById(db: Queries, id: string) {
  return db.selectFrom('species').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns the species that had the name, or into which a species with the name was merged */
export async function findByFormerName(db: Queries, kind: Kind, latinName: string) {
  return db
    .selectFrom('former_name')
    .innerJoin('species', 'species.id', 'former_name.species_id')
    .selectAll('species')
    .where('former_name.kind', '=', kind)
    .where('former_name.name_key', '=', nameKey(latinName))
    .executeTakeFirst()
}

/** @returns the Chinese and English names of the species with these keys, by the kind, a space and the key */
export async function otherNamesByKey(
  db: Queries,
  keys: readonly string[],
): Promise<Map<string, Omit<Names, 'latinName'>>> {
  if (keys.length === 0) return new Map()
  const species = await db
    .selectFrom('species')
    .select(['kind', 'name_key', 'chinese_name as chineseName', 'common_name as commonName'])
    .where('name_key', 'in', keys)
    .execute()
  return new Map(species.map(({ kind, name_key, ...names }) => [`${kind} ${name_key}`, names]))
}

/**
 * @returns the species with an id in this range, or else the species into which a species with such an id was merged
 */
export async function findSpeciesByIds(db: Queries, ids: { first: string; last: string }) {
  const current = await db
    .selectFrom('species')
    .selectAll()
    .where('id', '>=', ids.first)
    .where('id', '<=', ids.last)
    .orderBy('id')
    .executeTakeFirst()
  if (current) return current
  return db
    .selectFrom('former_id')
    .innerJoin('species', 'species.id', 'former_id.species_id')
    .selectAll('species')
    .where('former_id.id', '>=', ids.first)
    .where('former_id.id', '<=', ids.last)
    .orderBy('former_id.id')
    .executeTakeFirst()
}

/** @returns the species with this id, or else the species into which a species with this id was merged */
export const findByIdOrFormerId = (db: Queries, id: string) =>
  findSpeciesByIds(db, { first: id, last: id })

export async function formerIdsOf(db: Queries, speciesId: string) {
  return db.selectFrom('former_id').select('id').where('species_id', '=', speciesId).execute()
}

export async function saveFormerId(db: Queries, id: string, species_id: string): Promise<void> {
  await db.insertInto('former_id').values({ id, species_id }).execute()
}

export async function deleteFormerId(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('former_id').where('id', '=', id).execute()
}

/** Stores the name as a former name. If two species had the name, the former name refers to the later species. */
export async function saveFormerName(
  db: Queries,
  row: Pick<SpeciesTable, 'id' | 'kind' | 'name_key'>,
): Promise<void> {
  const { kind, name_key, id: species_id } = row
  await db
    .insertInto('former_name')
    .values({ kind, name_key, species_id })
    .onConflict((conflict) => conflict.columns(['kind', 'name_key']).doUpdateSet({ species_id }))
    .execute()
}

export async function formerNamesOf(db: Queries, speciesId: string) {
  return db
    .selectFrom('former_name')
    .selectAll()
    .where('species_id', '=', speciesId)
    .orderBy('name_key')
    .execute()
}

/** Number of rows in one query, which takes a few milliseconds. */
const namesAtOnce = 2000

/**
 * Lists all names of a kind in the glossary's order, in batches. Other requests run between the batches. A species
 * that is renamed meanwhile may be missing or listed twice.
 */
export async function* listNames(
  db: Queries,
  kind: Kind,
): AsyncGenerator<(Names & { letter: string })[]> {
  const query = db
    .selectFrom('species')
    .select([
      'latin_name as latinName',
      'common_name as commonName',
      'chinese_name as chineseName',
      'letter',
      'name_key',
    ])
    .where('kind', '=', kind)
    .orderBy('letter')
    .orderBy('name_key')
    .limit(namesAtOnce)
  let rows = await query.execute()
  for (;;) {
    // The function copies the rows, because the rows of the SQLite driver need three times the memory.
    yield rows.map(({ latinName, commonName, chineseName, letter }) => ({
      latinName,
      commonName,
      chineseName,
      letter,
    }))
    const last = rows.at(-1)
    if (!last || rows.length < namesAtOnce) return
    await setImmediate()
    rows = await query
      .where(sql<boolean>`(letter, name_key) > (${last.letter}, ${last.name_key})`)
      .execute()
  }
}

export async function countSpecies(db: Queries, kind: Kind): Promise<number> {
  const { count } = await db
    .selectFrom('species')
    .select((column) => column.fn.countAll().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns false if a species of this kind already has the name */
export async function insertSpecies(
  db: Queries,
  row: Insertable<StoredSpeciesTable>,
): Promise<boolean> {
  const result = await db
    .insertInto('species')
    .values(row)
    .onConflict((conflict) => conflict.columns(['kind', 'name_key']).doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updateSpecies(
  db: Queries,
  id: string,
  change: Partial<Omit<SpeciesTable, 'id' | 'kind'>>,
): Promise<void> {
  await db.updateTable('species').set(change).where('id', '=', id).execute()
}

export async function deleteSpecies(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('species').where('id', '=', id).execute()
}

export async function deleteFormerName(db: Queries, kind: Kind, name_key: string): Promise<void> {
  await db
    .deleteFrom('former_name')
    .where('kind', '=', kind)
    .where('name_key', '=', name_key)
    .execute()
}

export async function speciesById(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('species').selectAll().where('id', 'in', ids).execute()
}

/** @returns the texts of a species, with its classification, which has separate columns */
export function textsOf(row: SpeciesTable): Partial<Record<TextField, string>> {
  const texts = JSON.parse(row.texts) as Partial<Record<TextField, string>>
  return { ...texts, ...classificationOf(row) }
}

/** @returns the classification, with empty texts for rows of older ledger entries, which lack these columns */
function classificationOf(row: Partial<SpeciesTable>): Record<TaxonField, string> {
  const { authorship = '', taxon_rank = '', genus = '', family = '' } = row
  const { taxon_order = '', synonyms = '' } = row
  return { authorship, rank: taxon_rank, genus, family, order: taxon_order, synonyms }
}

/** @returns the record that forms and revisions use */
export function recordOf(row: SpeciesTable): SpeciesRecord {
  return {
    latinName: row.latin_name,
    commonName: row.common_name,
    chineseName: row.chinese_name,
    texts: textsOf(row),
    englishLinks: JSON.parse(row.english_links) as SpeciesRecord['englishLinks'],
    chineseLinks: JSON.parse(row.chinese_links) as SpeciesRecord['chineseLinks'],
    editor: row.editor,
  }
}
