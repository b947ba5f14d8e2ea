/**
 * Finds hidden pictures without an open request for withdrawal, because no reviewer would see such a picture. Pictures
 * that an admin hid together with all pictures of their author need no request.
 */
import { randomUUID } from 'node:crypto'
import { hiddenImages } from '../catalogue/repositories/checked-rows.ts'
import { readInstant } from '../database/clock.ts'
import { openChange } from '../ledger/ledger.ts'
import { rowsHiddenByAdmins } from '../ledger/row-history.ts'
import { insertWithdrawal, openTargets } from '../submissions/records/withdrawals.ts'
import type { Finding, Site } from './finding.ts'

export async function* forgottenHiddenImages({ database: { db } }: Site): AsyncGenerator<Finding> {
  for (const target of ['picture', 'artwork'] as const) {
    const explained = new Set([
      ...(await openTargets(db, target)),
      ...(await rowsHiddenByAdmins(db, target)),
    ])
    const forgotten = (await hiddenImages(db, target)).filter((id) => !explained.has(id))
    for (const target_id of forgotten) {
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
