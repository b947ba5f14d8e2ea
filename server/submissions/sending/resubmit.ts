/** A picture, artwork or creation that came back: its author corrects its credits and sends it again. */

import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { nameOf } from '../deciding/decide.ts'
import { type Correction, withCorrection } from '../records/correction.ts'
import {
  findOwnPending,
  findSubmission,
  partsOf,
  updateSubmission,
  waitingAnew,
} from '../records/repository.ts'

/**
 * @throws {HttpError} 404 for another's; 409 when it has not been sent back, or the same picture was
 * sent anew meanwhile; 400 for what could not have been sent in.
 */
export async function mendSubmission(
  { db }: Pick<Database, 'db'>,
  author: SignedIn,
  id: string,
  correction: Correction,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (row?.author_id !== author.accountId || row.part_of) {
      throw notFound('There is no such submission')
    }
    if (row.status !== 'returned') {
      throw new HttpError(409, 'not_returned', 'This has not been sent back')
    }
    await assertNotSentAnew(transaction, row)
    for (const each of [row, ...(await partsOf(transaction, [id]))]) {
      const { payload } = withCorrection(each, correction)
      await updateSubmission(transaction, each.id, { ...waitingAnew, payload })
    }
    const subject = { kind: row.kind, id, speciesKind: row.species_kind }
    const name = await nameOf(transaction, row)
    await change.record({
      accountId: author.accountId,
      action: 'submit',
      subject: { ...subject, name },
    })
  })
}

/** @throws {HttpError} 409 */
async function assertNotSentAnew(db: Queries, row: SubmissionTable): Promise<void> {
  const { kind, species_id: speciesId, source_hash: sourceHash, author_id: authorId } = row
  if ((kind !== 'picture' && kind !== 'artwork') || !speciesId || !sourceHash) return
  if (await findOwnPending(db, { authorId, kind, speciesId, sourceHash })) {
    throw new HttpError(409, 'sent_already', 'The same picture waits already')
  }
}
