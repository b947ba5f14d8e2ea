/**
 * Requests the withdrawal of published pictures, which are hidden until a reviewer decides. Also undoes a request or a
 * withdrawal.
 */
import { randomUUID } from 'node:crypto'
import type { ParsedInput } from '../../../contract/calls/endpoints.ts'
import { perWithdrawal } from '../../accounts/limits/attempt-limits.ts'
import type { Attempts } from '../../accounts/limits/attempts.ts'
import { findImages, updateImage } from '../../catalogue/repositories/pictures.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { findActivity } from '../../ledger/repository.ts'
import { undoChange } from '../../ledger/undo.ts'
import { nameOf } from '../../submissions/deciding/decide.ts'
import { publishedImageOf } from '../../submissions/own/outcome.ts'
import { findSubmission, halvesOfCreations } from '../../submissions/records/repository.ts'
import { insertWithdrawal, type Target } from '../../submissions/records/withdrawals.ts'

/**
 * Hides the published pictures of a submission. For a creation, these are the pictures that the author submitted with
 * the creation.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for the submission of another author; 409 without a published picture; 429 after too many
 * requests
 */
export async function requestWithdrawal(
  { database: { db }, attempts }: { database: Pick<Database, 'db'>; attempts: Attempts },
  author: SignedIn,
  { id, reason, note }: ParsedInput<'requestWithdrawal'>,
): Promise<string> {
  await attempts.take({ topic: 'withdrawal', who: author.accountId }, perWithdrawal)
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (row?.author_id !== author.accountId || row.part_of) {
      throw notFound('There is no such submission')
    }
    const targets = await publishedImagesOf(transaction, row)
    if (targets.length === 0) {
      throw new HttpError(409, 'not_shown', 'No picture of this submission is published')
    }
    const requested_at = await readInstant(transaction)
    for (const { target, target_id } of targets) {
      const request = randomUUID()
      await change.touch(target, target_id)
      await updateImage(transaction, target, target_id, { status: 'hidden' })
      await change.touch('withdrawal', request)
      await insertWithdrawal(transaction, {
        ...{ id: request, submission_id: id, target, target_id, reason, note, requested_at },
        ...{ status: 'open', reviewer_id: null, decided_at: null, answer: '' },
      })
    }
    const name = await nameOf(transaction, row)
    const subject = { kind: row.kind, id, speciesKind: row.species_kind, name }
    return change.record({ accountId: author.accountId, action: 'request', subject })
  })
}

/** @returns the published photographs and artworks of a submission */
async function publishedImagesOf(db: Queries, row: SubmissionTable): Promise<Target[]> {
  if (row.status !== 'approved') return []
  const targets: Target[] = []
  for (const each of [row, ...(await halvesOfCreations(db, [row.id]))]) {
    if (each.kind !== 'picture' && each.kind !== 'artwork') continue
    const imageId = await publishedImageOf(db, each.kind, each)
    const [image] = imageId ? await findImages(db, each.kind, [imageId]) : []
    if (image?.status === 'published') targets.push({ target: each.kind, target_id: image.id })
  }
  return targets
}

/**
 * Undoes a withdrawal or a request of the caller.
 * @throws {HttpError} 404 for the entry of another account; 409 when the request was decided, or the entry was undone
 * or purged
 */
export async function undoWithdrawal(
  database: Pick<Database, 'db'>,
  { accountId }: SignedIn,
  id: string,
): Promise<void> {
  const entry = await findActivity(database.db, id)
  const isOwn = entry?.account_id === accountId
  if (!isOwn || (entry.action !== 'withdraw' && entry.action !== 'request')) {
    throw notFound('There is no such withdrawal')
  }
  await undoChange(database, accountId, id)
}
