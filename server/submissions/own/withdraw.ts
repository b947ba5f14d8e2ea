/** Deletes an undecided submission, with its halves and pictures, when its author withdraws it. An undo is possible. */
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { openChange, type Touch } from '../../ledger/ledger.ts'
import { nameOf } from '../deciding/decide.ts'
import {
  deleteSubmission,
  findSubmission,
  halvesOfCreations,
  picturesOfNewSpecies,
  updateSubmission,
} from '../records/repository.ts'

/**
 * Deletes the submission.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for an unknown submission, a half of a creation or the submission of another author; 409 for
 * a decided submission
 */
export async function withdrawSubmission(
  { db }: Pick<Database, 'db'>,
  author: SignedIn,
  id: string,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (row?.author_id !== author.accountId || row.part_of) {
      throw notFound('There is no such submission')
    }
    if (row.status !== 'pending' && row.status !== 'returned') {
      throw new HttpError(409, 'decided_already', 'This submission has already been decided')
    }
    const name = await nameOf(transaction, row)
    await deleteWithHalves(transaction, row, change.touch)
    const subject = { kind: row.kind, id, speciesKind: row.species_kind, name }
    return change.record({ accountId: author.accountId, action: 'withdraw', subject })
  })
}

async function deleteWithHalves(db: Queries, row: SubmissionTable, touch: Touch): Promise<void> {
  const speciesPictures = row.kind === 'species' ? await picturesOfNewSpecies(db, [row.id]) : []
  // A picture that already has another species is not deleted.
  const movedPictures = speciesPictures.filter(({ species_id }) => species_id !== null)
  const wholeSubmissions = speciesPictures.filter(
    (each) => !movedPictures.includes(each) && each.part_of === null,
  )
  const halves = await halvesOfCreations(
    db,
    [row, ...wholeSubmissions].map(({ id }) => id),
  )
  // An undo inserts the rows in this order, parents first.
  const deletedRows = [row, ...wholeSubmissions, ...halves]
  for (const { id } of [...deletedRows, ...movedPictures]) await touch('submission', id)
  for (const { id } of movedPictures) await updateSubmission(db, id, { new_species_id: null })
  for (const { id } of deletedRows.toReversed()) await deleteSubmission(db, id)
}
