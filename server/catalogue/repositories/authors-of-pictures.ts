/** Finds the authors of published pictures, and the classes of these authors. */
import type { Queries } from '../../database/connection.ts'

export interface PictureAuthor {
  username: string
  accountId: string
  /** Instant of the first submission. */
  sentAt: string
}

/** @returns the authors by the id of the picture; an imported picture has no author */
export async function authorsOfPictures(
  db: Queries,
  ids: string[],
): Promise<Map<string, PictureAuthor>> {
  const authors = new Map<string, PictureAuthor>()
  if (ids.length === 0) return authors
  const rows = await db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select(['result_id', 'username', 'account.id as accountId', 'submitted_at as sentAt'])
    .where('result_id', 'in', ids)
    .where('kind', 'in', ['picture', 'artwork'])
    .orderBy('submitted_at')
    .orderBy('submission.id')
    .execute()
  for (const { result_id, ...author } of rows) {
    if (result_id && !authors.has(result_id)) authors.set(result_id, author)
  }
  return authors
}

/**
 * @returns the author's present class by the id of the picture; an empty text for an author without a class. Pictures
 * of admins and imports are left out.
 */
export async function classesOfPupils(db: Queries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select(['result_id', 'class_name'])
    .where('result_id', 'in', ids)
    .where('kind', 'in', ['picture', 'artwork'])
    .where('role', '!=', 'admin')
    .execute()
  return new Map(
    rows.flatMap(({ result_id, class_name }) => (result_id ? [[result_id, class_name]] : [])),
  )
}
