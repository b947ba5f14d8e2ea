/** Updates requests for withdrawal when a merge replaces their picture. */
import { updateImage } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { openWithdrawalsOf, updateWithdrawal } from '../submissions/records/withdrawals.ts'

/**
 * Moves the open requests of a duplicate to the picture that a merge keeps. If a request moves, the kept picture is
 * hidden too.
 */
export async function moveWithdrawals(
  db: Queries,
  table: 'picture' | 'artwork',
  [oldId, newId]: [oldId: string, newId: string],
  touch: Touch,
): Promise<void> {
  const requests = await openWithdrawalsOf(db, { target: table, target_id: oldId })
  for (const { id } of requests) {
    await touch('withdrawal', id)
    await updateWithdrawal(db, id, { target_id: newId })
  }
  if (requests.length === 0) return
  await touch(table, newId)
  await updateImage(db, table, newId, { status: 'hidden' })
}
