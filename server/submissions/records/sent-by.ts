/** The queries of submissions with their parts, and of a member's published ones, for the lists of admins. */
import type { Queries } from '../../database/connection.ts'

/** @returns the submissions with these ids, and the parts of creations among them */
export async function submissionsWithParts(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('submission')
    .selectAll()
    .where((where) => where.or([where('id', 'in', ids), where('part_of', 'in', ids)]))
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
}

/** @returns the approved pictures, artworks and creations of an author, halves of creations included */
export async function publishedBy(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'kind', 'result_id'])
    .where('author_id', '=', authorId)
    .where('status', '=', 'approved')
    .where('kind', 'in', ['picture', 'artwork', 'creation'])
    .orderBy('id')
    .execute()
}
