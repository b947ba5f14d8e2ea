/** Writes all species of a kind with their classification as a CSV file to download. */
import { stringify } from 'csv-stringify/sync'
import type { Kind } from '../../contract/kinds.ts'
import { listClassified } from '../catalogue/repositories/classification.ts'
import type { Database } from '../database/connection.ts'

const columns = {
  latin_name: 'scientificName',
  common_name: 'vernacularName (en)',
  chinese_name: 'vernacularName (zh)',
  authorship: 'scientificNameAuthorship',
  taxon_rank: 'taxonRank',
  genus: 'genus',
  family: 'family',
  taxon_order: 'order',
  synonyms: 'synonyms',
  characters: 'characters',
}

/** @returns the file with a byte order mark, because Excel garbles Chinese without this mark */
export async function glossaryFile(
  database: Pick<Database, 'db' | 'dialect'>,
  kind: Kind,
): Promise<string> {
  const keys = Object.keys(columns)
  let file = stringify([Object.values(columns)], { bom: true })
  for await (const rows of listClassified(database, kind)) {
    // `escape_formulas` prevents a spreadsheet from running a name such as `=cmd|…`.
    file += stringify(rows, { columns: keys, escape_formulas: true })
  }
  return file
}
