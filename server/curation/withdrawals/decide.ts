/** Decides on a request for withdrawal, and moves the picture to the recycle bin or shows it again. */
import type { ParsedInput } from '../../../contract/calls/endpoints.ts'
import { findImages, updateImage } from '../../catalogue/repositories/pictures.ts'
import { findSpeciesById } from '../../catalogue/repositories/species.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange, type Touch } from '../../ledger/ledger.ts'
import {
  findWithdrawal,
  openWithdrawalsOf,
  updateWithdrawal,
} from '../../submissions/records/withdrawals.ts'
import { removeImages } from '../edit-images.ts'

/**
 * Decides on all open requests for the same picture.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown request; 409 if the request is decided, or the picture was deleted
 */
export async function decideWithdrawal(
  { db }: Pick<Database, 'db'>,
  reviewer: SignedIn,
  { id, decision, answer }: ParsedInput<'decideWithdrawal'>,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const request = await findWithdrawal(transaction, id)
    if (!request) throw notFound('There is no such request')
    if (request.status !== 'open') {
      throw new HttpError(409, 'decided_already', 'This request has already been decided')
    }
    const { target, target_id } = request
    const [image] = await findImages(transaction, target, [target_id])
    if (!image) throw new HttpError(409, 'gone', 'The picture was deleted meanwhile')
    const decisionColumns = {
      status: decision === 'keep' ? ('kept' as const) : ('withdrawn' as const),
      reviewer_id: reviewer.accountId,
      decided_at: await readInstant(transaction),
      answer,
    }
    for (const each of await openWithdrawalsOf(transaction, request)) {
      await change.touch('withdrawal', each.id)
      await updateWithdrawal(transaction, each.id, decisionColumns)
    }
    if (decision === 'keep') await showAgain(transaction, target, target_id, change.touch)
    else await removeImages(transaction, target, [target_id], change.touch)
    const species = await findSpeciesById(transaction, image.species_id)
    const subject = {
      ...{ kind: target, id: target_id, count: 1, name: species?.latin_name ?? '' },
      ...(species && { speciesKind: species.kind }),
    }
    const action = decision === 'keep' ? 'keep' : 'delete'
    return change.record({ accountId: reviewer.accountId, action, subject })
  })
}

async function showAgain(
  db: Queries,
  table: 'picture' | 'artwork',
  id: string,
  touch: Touch,
): Promise<void> {
  await touch(table, id)
  await updateImage(db, table, id, { status: 'published' })
}
