/**
 * Withdraws a picture whose file is lost: moves a published picture to the recycle bin, and rejects an undecided
 * submission.
 */

import { findImages } from '../catalogue/repositories/pictures.ts'
import { findSpeciesById } from '../catalogue/repositories/species.ts'
import { removeImages } from '../curation/edit-images.ts'
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { nameOf } from '../submissions/deciding/decide.ts'
import {
  findSubmission,
  halvesOfCreations,
  updateSubmission,
} from '../submissions/records/repository.ts'
import { inOneChange } from './delete-row.ts'

export type ShownIn = 'picture' | 'artwork' | 'submission'

const lostReason =
  'The file of this picture was lost. Please submit it again. 这张图片的文件已丢失，请重新上传。'

/** @returns a description of the repair; undefined if the picture was deleted meanwhile */
export async function withdrawPicture(
  { db }: Database,
  table: ShownIn,
  id: string,
): Promise<string | undefined> {
  if (table === 'submission') return reject(db, id)
  const [row] = await findImages(db, table, [id])
  if (!row) return undefined
  const species = await findSpeciesById(db, row.species_id)
  const speciesFields = species
    ? { speciesKind: species.kind, name: species.latin_name }
    : { name: '' }
  const subject = { kind: table, id, count: 1, ...speciesFields }
  await inOneChange(db, { action: 'delete', subject }, (transaction, touch) =>
    removeImages(transaction, table, [id], touch),
  )
  return `the ${table} is in the recycle bin`
}

/**
 * Clears the path of the lost file. Rejects an undecided submission, or the undecided creation that contains it.
 * @returns a description of the repair, if the submission exists
 */
async function reject(db: Database['db'], id: string): Promise<string | undefined> {
  const submission = await findSubmission(db, id)
  const wholeSubmission = submission?.part_of
    ? await findSubmission(db, submission.part_of)
    : submission
  if (!wholeSubmission) return undefined
  const name = await nameOf(db, wholeSubmission)
  const subject = {
    kind: wholeSubmission.kind,
    id: wholeSubmission.id,
    speciesKind: wholeSubmission.species_kind,
    name,
  }
  await inOneChange(db, { action: 'reject', subject }, (transaction, touch) =>
    rejectWithHalves(transaction, { id, wholeId: wholeSubmission.id }, touch),
  )
  return 'the submission was rejected with the reason'
}

async function rejectWithHalves(
  db: Queries,
  { id, wholeId }: { id: string; wholeId: string },
  touch: Touch,
): Promise<void> {
  const rows = [await findSubmission(db, wholeId), ...(await halvesOfCreations(db, [wholeId]))]
  for (const row of rows) {
    if (!row) continue
    await touch('submission', row.id)
    const rejected = {
      status: 'rejected',
      reason: lostReason,
      decided_at: await readInstant(db),
    } as const
    await updateSubmission(db, row.id, {
      ...(row.id === id && { path: null }),
      ...(row.status !== 'rejected' && row.status !== 'approved' && rejected),
    })
  }
}
