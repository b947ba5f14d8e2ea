/** The queries for the author and the rights of one picture or artwork. */
import type { Queries } from '../../database/connection.ts'

/** @returns the published picture or artwork with that path; a photographer stands in `artist` too */
export async function findCredited(db: Queries, path: string) {
  const of = (table: 'picture' | 'artwork', creator: 'taken_by' | 'artist') =>
    db
      .selectFrom(table)
      .select(['id', 'licence', 'rights_holder', 'credit', 'source', 'species_id'])
      .select((row) => row.ref(creator as never).as('artist'))
      .where('path', '=', path)
      .where('status', '=', 'published')
  const found =
    (await of('picture', 'taken_by').executeTakeFirst()) ??
    (await of('artwork', 'artist').executeTakeFirst())
  return found && { ...found, artist: String(found.artist) }
}

/** @returns whether nothing is known of the rights of the picture or artwork with that id */
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
