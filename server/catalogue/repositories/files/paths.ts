/** Finds the paths that belong to photographs and artworks. */
import type { Queries } from '../../../database/connection.ts'

/** @returns the given paths that belong to a photograph or artwork in any state */
export async function pathsInUse(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const pictures = db.selectFrom('picture').select('path').where('path', 'in', paths)
  const artworks = db.selectFrom('artwork').select('path').where('path', 'in', paths)
  return (await pictures.unionAll(artworks).execute()).map(({ path }) => path)
}

/** @returns the given paths that belong to a published photograph or artwork */
export async function publishedPaths(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const selectPaths = (table: 'picture' | 'artwork') =>
    db.selectFrom(table).select('path').where('path', 'in', paths).where('status', '=', 'published')
  return (await selectPaths('picture').unionAll(selectPaths('artwork')).execute()).map(
    ({ path }) => path,
  )
}
