/** Reads the current files of the reference and their names. */

import type { Kind } from '../../contract/kinds.ts'
import { nameKey } from '../../contract/names.ts'
import type { ReferenceField } from '../../contract/reference/reference-shapes.ts'
import type { Queries } from '../database/connection.ts'
import type { ReferenceFileTable, ReferenceNameTable } from '../database/tables/reference-tables.ts'
import { kindsOnServer } from '../taxonomy/kinds-on-server.ts'

/** @returns the current files, sorted by name */
export function currentFiles(db: Queries): Promise<ReferenceFileTable[]> {
  const query = db.selectFrom('reference_file').selectAll().where('state', '=', 'current')
  return query.orderBy('name').execute()
}

/**
 * @returns the ids of the files with species of the kind, because only these files can show that the reference lacks a
 * name
 */
export async function coveringFiles(db: Queries, kind: Kind): Promise<number[]> {
  return (await currentFiles(db)).filter(covers(kind)).map(({ id }) => id)
}

/** @returns whether a file has species of the kind */
export const covers = (kind: Kind) => (file: ReferenceFileTable) =>
  file[kindsOnServer[kind].plural] > 0

const columnOf = {
  latinName: 'name_key',
  commonName: 'common_key',
  chineseName: 'chinese_name',
} as const satisfies Partial<Record<ReferenceField, keyof ReferenceNameTable>>
export type NameField = keyof typeof columnOf

/** The last character of Unicode. Names such as 普通𫛭 have characters above U+FFFF. */
const lastCharacter = '\u{10ffff}'

/** @returns from each file at most `limit` rows whose `field` begins with the text, sorted by this field */
export async function namesBeginning(
  db: Queries,
  files: readonly ReferenceFileTable[],
  kind: Kind,
  { field, text, limit }: { field: NameField; text: string; limit: number },
): Promise<ReferenceNameTable[]> {
  const column = columnOf[field]
  const beginning = field === 'chineseName' ? text : nameKey(text)
  const found = []
  for (const { id } of files) {
    const rows = await db
      .selectFrom('reference_name')
      .selectAll()
      .where('file_id', '=', id)
      .where(column, '>=', beginning)
      .where(column, '<', beginning + lastCharacter)
      // The indexes of common and Chinese names have no empty names, so the database uses these indexes only if the
      // query excludes empty names.
      .where(column, '!=', '')
      .where('kind', 'in', [kind, ''])
      .orderBy(column)
      .limit(limit)
      .execute()
    found.push(...rows)
  }
  return found
}

/** @returns the rows of exactly this Latin name, accepted names first */
export async function rowsNamed(
  db: Queries,
  files: readonly ReferenceFileTable[],
  kind: Kind,
  latinName: string,
): Promise<ReferenceNameTable[]> {
  if (files.length === 0) return []
  const rows = await db
    .selectFrom('reference_name')
    .selectAll()
    .where('file_id', 'in', idsOf(files))
    .where('name_key', '=', nameKey(latinName))
    .where('kind', 'in', [kind, ''])
    .execute()
  return rows.toSorted((a, b) => Number(a.accepted_name !== '') - Number(b.accepted_name !== ''))
}

/** @returns a row with the family of the genus: the row of the genus or of one of its accepted species, if any */
export async function rowOfGenus(
  db: Queries,
  kind: Kind,
  genus: string,
): Promise<ReferenceNameTable | undefined> {
  const files = await currentFiles(db)
  if (files.length === 0) return undefined
  const genusRow = (await rowsNamed(db, files, kind, genus)).find(({ family }) => family !== '')
  if (genusRow) return genusRow
  const key = `${nameKey(genus)} `
  return db
    .selectFrom('reference_name')
    .selectAll()
    .where('file_id', 'in', idsOf(files))
    .where('name_key', '>=', key)
    .where('name_key', '<', key + lastCharacter)
    .where('kind', 'in', [kind, ''])
    .where('family', '!=', '')
    .where('accepted_name', '=', '')
    .orderBy('name_key')
    .executeTakeFirst()
}

const idsOf = (files: readonly ReferenceFileTable[]) => files.map(({ id }) => id)
