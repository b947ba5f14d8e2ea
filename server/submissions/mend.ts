/** A picture, artwork or creation that came back: its author corrects its credits and sends it again. */
import { openChange } from '../changes/ledger.ts'
import type { Database } from '../database/connection.ts'
import type { SignedIn } from '../http/caller.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { nameOf, withCorrection } from './decide.ts'
import { findSubmission, partsOf, updateSubmission } from './repository.ts'

/** @throws {Refusal} 404 for another's, 409 when it has not been sent back. */
export async function mendSubmission(
  { db }: Pick<Database, 'db'>,
  author: SignedIn,
  id: string,
  correction: Record<string, string | undefined>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (row?.author_id !== author.accountId || row.part_of) {
      throw notFound('There is no such submission')
    }
    if (row.status !== 'returned') {
      throw new Refusal(409, 'not_returned', 'This has not been sent back')
    }
    for (const each of [row, ...(await partsOf(transaction, [id]))]) {
      const { payload } = withCorrection(each, correction)
      await updateSubmission(transaction, each.id, { payload, status: 'pending' })
    }
    const subject = { kind: row.kind, id, dbType: row.species_kind }
    const name = await nameOf(transaction, row)
    await change.record({
      accountId: author.accountId,
      action: 'submit',
      subject: { ...subject, name },
    })
  })
}
