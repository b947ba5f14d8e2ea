/** Reads the authors and the rights of photographs and artworks. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'

/** @returns the published photograph or artwork with this path. The `artist` of a photograph is its photographer. */
export async function findCredited(db: Queries, path: string) {
  const selectCredited = (table: 'picture' | 'artwork', creator: 'taken_by' | 'artist') =>
    db
      .selectFrom(table)
      .select(['id', 'licence', 'rights_holder', 'credit', 'source', 'species_id'])
      .select((builder) => builder.ref(creator as never).as('artist'))
      .where('path', '=', path)
      .where('status', '=', 'published')
  const row =
    (await selectCredited('picture', 'taken_by').executeTakeFirst()) ??
    (await selectCredited('artwork', 'artist').executeTakeFirst())
  return row && { ...row, artist: String(row.artist) }
}

/** @returns whether the photograph or artwork with this id has no stated rights */
export async function lacksRights(db: Queries, table: 'picture' | 'artwork', id: string) {
  const row = await db
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('licence', '=', '')
    .where('rights_holder', '=', '')
    .where('credit', '=', '')
    .where('source', '=', '')
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the photographer of each photograph, or the artist of each artwork, published or not */
export async function creditsOf(db: Queries, table: 'picture' | 'artwork', ids: readonly string[]) {
  if (ids.length === 0) return []
  const images = db.selectFrom(table as 'picture').where('id', 'in', ids)
  const column = table === 'picture' ? sql.ref('taken_by') : sql.ref('artist')
  return images.select('id').select(sql<string>`${column}`.as('credit')).execute()
}
