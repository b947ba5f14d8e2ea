/** Reads, reassigns and deletes the submissions and decisions of a member who deletes the account. */
import type { Queries } from '../../database/connection.ts'

/** @returns all submissions of the member, oldest first */
export async function submissionsBy(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** @returns the ids of the requests for withdrawal of these submissions */
export async function withdrawalsOf(db: Queries, submissionIds: readonly string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('submission_id', 'in', submissionIds)
    .execute()
  return rows.map(({ id }) => id)
}

/** Replaces the reviewer of decisions with another account. */
export async function reassignDecisions(db: Queries, from: string, to: string): Promise<void> {
  for (const table of ['submission', 'withdrawal'] as const) {
    await db.updateTable(table).set({ reviewer_id: to }).where('reviewer_id', '=', from).execute()
  }
}

/** Deletes submissions with their requests for withdrawal, halves of creations first. */
export async function deleteSubmissions(db: Queries, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const someIds = ids.slice(start, start + 500)
    await db.deleteFrom('withdrawal').where('submission_id', 'in', someIds).execute()
    await db.deleteFrom('submission').where('part_of', 'in', someIds).execute()
  }
  for (let start = 0; start < ids.length; start += 500) {
    await db
      .deleteFrom('submission')
      .where('id', 'in', ids.slice(start, start + 500))
      .execute()
  }
}
