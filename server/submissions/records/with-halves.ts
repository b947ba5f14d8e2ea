/** Reads submissions together with the halves of their creations. */
import type { Queries } from '../../database/connection.ts'

/** @returns the submissions with these ids, and the halves of the creations among them */
export async function submissionsWithHalves(db: Queries, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('submission')
    .selectAll()
    .where((expression) =>
      expression.or([expression('id', 'in', ids), expression('part_of', 'in', ids)]),
    )
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
}
