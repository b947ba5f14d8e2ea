/**
 * Permanently deletes all pictures, artworks and creations that a member sent. No undo restores them. A later sweep
 * deletes their files.
 */
import { findImages } from '../catalogue/repositories/pictures.ts'
import { removeImages } from '../curation/edit-images.ts'
import { readInstant } from '../database/clock.ts'
import type { Queries } from '../database/connection.ts'
import { entriesOfRows } from '../ledger/about-member.ts'
import type { Touch } from '../ledger/ledger.ts'
import { deleteLoggedRows } from '../ledger/repository.ts'
import { deleteSubmissions, type submissionsBy } from '../submissions/records/of-author.ts'
import { publishedThrough } from '../submissions/records/sent-by.ts'

type Submission = Awaited<ReturnType<typeof submissionsBy>>[number]

/** Also deletes the creations and the pairs of the home page that contain the pictures. */
export async function removeImagesOf(
  db: Queries,
  submissions: readonly Submission[],
  touch: Touch,
): Promise<void> {
  const sent = submissions.filter(({ kind }) => kind !== 'species' && kind !== 'edit')
  for (const table of ['picture', 'artwork'] as const) {
    const ids = sent.flatMap(({ kind, result_id }) =>
      kind === table && result_id ? [result_id] : [],
    )
    const own = (await findImages(db, table, ids)).filter(publishedThrough(sent))
    await removeImages(
      db,
      table,
      own.map(({ id }) => id),
      touch,
    )
  }
  const ids = sent.map(({ id }) => id)
  const results = sent.flatMap(({ result_id }) => result_id ?? [])
  const entries = await entriesOfRows(db, [...ids, ...results])
  if (entries.length > 0) await deleteLoggedRows(db, entries, await readInstant(db))
  await deleteSubmissions(db, ids)
}
