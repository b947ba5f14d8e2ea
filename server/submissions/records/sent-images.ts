/** Presents pictures in lists for admins, with code, member and time, from stored rows or rows of ledger entries. */
import type { SentImage } from '../../../contract/schemas/activity.ts'
import { readAccountNames } from '../../accounts/repository.ts'
import { presentCode } from '../../catalogue/pictures/present.ts'
import { authorsOfPictures } from '../../catalogue/repositories/authors-of-pictures.ts'
import { publishedPaths } from '../../catalogue/repositories/files/paths.ts'
import type { Queries } from '../../database/connection.ts'
import { postingTime } from '../../kernel/dates.ts'
import { placeholderOf } from '../../media/placeholder.ts'
import { submittedPaths } from './repository.ts'

/** A row of a photograph, an artwork or a submission. A row of a ledger entry may lack newer columns. */
export interface ImageRow {
  table: 'picture' | 'artwork' | 'submission'
  row: {
    id: string
    path: string
    width: number
    height: number
    thumbhash: string
    code_number?: number
    published_at?: string
    author_id?: string
    submitted_at?: string
  }
}

/** @returns a function that presents the given rows */
export async function presentSentImages(
  db: Queries,
  images: readonly ImageRow[],
  timeZone: string,
) {
  const paths = [...new Set(images.map(({ row }) => row.path))]
  const served = new Set([
    ...(await publishedPaths(db, paths)),
    // Admins may fetch the files of submissions.
    ...(await submittedPaths(db, paths)),
  ])
  const pictureAuthors = await authorsOfPictures(
    db,
    images.flatMap(({ table, row }) => (table === 'submission' ? [] : row.id)),
  )
  const submissionAuthors = await readAccountNames(
    db,
    images.flatMap(({ row }) => row.author_id ?? []),
  )

  return ({ table, row }: ImageRow): SentImage => {
    const pictureAuthor = pictureAuthors.get(row.id)
    const senderId = pictureAuthor?.accountId ?? row.author_id
    const at = pictureAuthor?.sentAt ?? row.submitted_at ?? row.published_at ?? ''
    const series = table === 'picture' ? 'P' : 'A'
    return {
      width: row.width,
      height: row.height,
      placeholder: placeholderOf(row.thumbhash),
      code: table === 'submission' ? '' : presentCode(series, row.code_number ?? 0),
      ...(served.has(row.path) && { path: row.path }),
      sender: pictureAuthor?.username ?? submissionAuthors.get(row.author_id ?? '') ?? '',
      ...(senderId && { senderId }),
      sentAt: at && postingTime(at, timeZone),
    }
  }
}
