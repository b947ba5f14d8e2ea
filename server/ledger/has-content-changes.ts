/** Checks whether the ledger has a change of a site's content. */
import type { Queries } from '../database/connection.ts'

/**
 * @returns whether the ledger has an entry about content, except the two parts that the set-up publishes; imports are
 * not in the ledger
 */
export async function hasContentChanges(db: Queries): Promise<boolean> {
  const changes = db
    .selectFrom('activity')
    .select('id')
    .where('subject_kind', '!=', 'account')
    .where((expression) =>
      // The set-up publishes these two parts, and no other row refers to them.
      expression.or([
        expression('subject_kind', '!=', 'site'),
        expression('subject_key', 'not in', ['site', 'settings']),
      ]),
    )
  return (await changes.limit(1).executeTakeFirst()) !== undefined
}
