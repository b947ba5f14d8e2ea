/** Reads, writes and deletes the parts of the content that admins have edited. */
import type { SitePart } from '../../contract/schemas/content.ts'
import type { Queries } from '../database/connection.ts'

/** @returns the edited parts by name */
export async function readEdited(db: Queries): Promise<Map<SitePart, unknown>> {
  const rows = await db.selectFrom('site_part').selectAll().execute()
  return new Map(rows.map(({ id, value }) => [id, JSON.parse(value) as unknown]))
}

/** @returns the edited values of all parts, as JSON */
export async function editedValues(db: Queries): Promise<string[]> {
  const rows = await db.selectFrom('site_part').select('value').execute()
  return rows.map(({ value }) => value)
}

/** @returns the edited value of a part; undefined if its file is used */
export async function readEditedPart(db: Queries, part: SitePart): Promise<string | undefined> {
  const row = await db
    .selectFrom('site_part')
    .select('value')
    .where('id', '=', part)
    .executeTakeFirst()
  return row?.value
}

export async function writeEditedPart(db: Queries, id: SitePart, value: string): Promise<void> {
  await db
    .insertInto('site_part')
    .values({ id, value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ value }))
    .execute()
}

export async function deleteEditedPart(db: Queries, id: SitePart): Promise<void> {
  await db.deleteFrom('site_part').where('id', '=', id).execute()
}
