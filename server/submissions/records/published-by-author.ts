/** Reads the approved submissions of an author, and recognises the pictures that these approvals published. */
import type { Queries } from '../../database/connection.ts'

/** @returns the approved photographs, artworks and creations of an author, including halves of creations */
export async function publishedBy(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .select(['id', 'kind', 'result_id', 'decided_at'])
    .where('author_id', '=', authorId)
    .where('status', '=', 'approved')
    .where('kind', 'in', ['picture', 'artwork', 'creation'])
    .orderBy('id')
    .execute()
}

interface Approved {
  result_id: string | null
  decided_at: string | null
}

/**
 * @param approved the approved submissions of one author
 * @returns a function that returns whether one of these approvals published a row. The approval of a picture that the
 * species already had publishes nothing, because its result is an earlier row.
 */
export function publishedThrough(
  approved: readonly Approved[],
): (row: { id: string; published_at: string }) => boolean {
  const published = new Set(approved.map((each) => `${each.result_id} ${each.decided_at}`))
  return ({ id, published_at }) => published.has(`${id} ${published_at}`)
}
