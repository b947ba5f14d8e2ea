/**
 * Resubmits a photograph, artwork or creation with corrections of its species and credits, after a reviewer requested
 * changes.
 */

import { problems } from '../../../contract/schemas/species-record.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { badField, HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange } from '../../ledger/ledger.ts'
import { nameOf } from '../deciding/decide.ts'
import { type Correction, correct } from '../records/correct.ts'
import {
  findOwnPending,
  findSubmission,
  halvesOfCreations,
  pendingAgain,
  updateSubmission,
} from '../records/repository.ts'

/**
 * Stores the correction and makes the submission pending.
 * @throws {HttpError} 404 for another author's submission, a half of a creation, a new species or an edit
 * @throws {HttpError} 404 for an unknown chosen species; 409 without requested changes or for a picture submitted
 * again; 400 for invalid values
 */
export async function resubmit(
  { db }: Pick<Database, 'db'>,
  author: SignedIn,
  id: string,
  correction: Correction,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    const isOwn = row?.author_id === author.accountId && !row.part_of
    // A new species and an edit are resubmitted with their forms.
    if (!isOwn || row.kind === 'species' || row.kind === 'edit') {
      throw notFound('There is no such submission')
    }
    if (row.status !== 'returned') {
      throw new HttpError(409, 'not_returned', 'No changes were requested for this submission')
    }
    const corrected = await correct(transaction, row, correction, async () => {})
    await assertSpecies(transaction, corrected)
    await assertNotPending(transaction, corrected)
    for (const each of [corrected, ...(await halvesOfCreations(transaction, [id]))]) {
      await updateSubmission(transaction, each.id, pendingAgain)
    }
    const subject = { kind: row.kind, id, speciesKind: corrected.species_kind }
    const name = await nameOf(transaction, corrected)
    await change.record({
      accountId: author.accountId,
      action: 'submit',
      subject: { ...subject, name },
    })
  })
}

/** @throws {HttpError} 400 if the species of a picture was rejected and no other species is chosen */
async function assertSpecies(db: Queries, row: SubmissionTable): Promise<void> {
  if (row.species_id) return
  const newSpecies = row.new_species_id && (await findSubmission(db, row.new_species_id))
  if (newSpecies && newSpecies.status !== 'rejected') return
  throw badField('species', problems.missing)
}

/** @throws {HttpError} 409 when the author has submitted the same picture again */
async function assertNotPending(db: Queries, row: SubmissionTable): Promise<void> {
  const { kind, source_hash: sourceHash, author_id: authorId } = row
  if ((kind !== 'picture' && kind !== 'artwork') || !sourceHash) return
  const species = { speciesId: row.species_id, newSpeciesId: row.new_species_id }
  if (await findOwnPending(db, { authorId, kind, sourceHash, ...species })) {
    throw new HttpError(409, 'sent_already', 'The same picture is already awaiting review')
  }
}
