/**
 * Permanently deletes a member's submissions of pictures and creations, and the pictures that these submissions
 * published. No undo restores the deleted content. A later sweep deletes the files.
 */
import { findImages } from '../catalogue/repositories/pictures.ts'
import { removeImages } from '../curation/edit-images.ts'
import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { entriesOfRows } from '../ledger/about-member.ts'
import type { Touch } from '../ledger/ledger.ts'
import { deleteLoggedRows } from '../ledger/repository.ts'
import { deleteSubmissions, type submissionsBy } from '../submissions/records/of-author.ts'
import { publishedThrough } from '../submissions/records/published-by-author.ts'

type Submission = Awaited<ReturnType<typeof submissionsBy>>[number]

/**
 * Deletes the pictures that the submissions published, with the creations and featured pairs that contain these
 * pictures. Also deletes the submissions and the rows of ledger entries about these pictures and creations.
 */
export async function removeImagesOf(
  db: Queries,
  submissions: readonly Submission[],
  touch: Touch,
): Promise<void> {
  const sentImages = submissions.filter(({ kind }) => kind !== 'species' && kind !== 'edit')
  for (const table of ['picture', 'artwork'] as const) {
    const ids = sentImages.flatMap(({ kind, result_id }) =>
      kind === table && result_id ? [result_id] : [],
    )
    const ownImages = (await findImages(db, table, ids)).filter(publishedThrough(sentImages))
    await removeImages(
      db,
      table,
      ownImages.map(({ id }) => id),
      touch,
    )
  }
  const ids = sentImages.map(({ id }) => id)
  const results = sentImages.flatMap(({ result_id }) => result_id ?? [])
  const entries = await entriesOfRows(db, [...ids, ...results])
  if (entries.length > 0) await deleteLoggedRows(db, entries, await readInstant(db))
  await deleteSubmissions(db, ids)
}
