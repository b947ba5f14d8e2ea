/**
 * Finds hidden pictures without an open request for withdrawal, because no reviewer would see such a picture. Pictures
 * that an admin hid together with all pictures of their author need no request.
 */
import { randomUUID } from 'node:crypto'
import { readInstant } from '../database/clock.ts'
import { openChange } from '../ledger/ledger.ts'
import { insertWithdrawal } from '../submissions/records/withdrawals.ts'
import type { Finding, Site } from './finding.ts'

export async function* forgottenHiddenImages({ database: { db } }: Site): AsyncGenerator<Finding> {
  for (const target of ['picture', 'artwork'] as const) {
    const forgotten = await db
      .selectFrom(target)
      .select('id')
      .where('status', '=', 'hidden')
      .where('id', 'not in', (query) =>
        query
          .selectFrom('withdrawal')
          .select('target_id')
          .where('target', '=', target)
          .where('status', '=', 'open'),
      )
      .where('id', 'not in', (query) =>
        query
          .selectFrom('activity_row')
          .innerJoin('activity', 'activity.id', 'activity_row.activity_id')
          .select('activity_row.row_id')
          .where('activity_row.row_table', '=', target)
          .where('activity.action', '=', 'hide')
          .where('activity.undone_at', 'is', null),
      )
      .execute()
    for (const { id: target_id } of forgotten) {
      yield {
        problem: `the ${target} ${target_id} is hidden without an open request`,
        repair: () =>
          db.transaction().execute(async (transaction) => {
            const change = await openChange(transaction)
            const requested_at = await readInstant(transaction)
            await insertWithdrawal(transaction, {
              ...{ id: randomUUID(), submission_id: null, target, target_id, requested_at },
              ...{ reason: 'other', note: '', status: 'open', answer: '' },
              ...{ reviewer_id: null, decided_at: null },
            })
            await change.endUnlogged()
            return 'a request for withdrawal is open now'
          }),
      }
    }
  }
}
