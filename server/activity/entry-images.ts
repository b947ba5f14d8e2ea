/**
 * Finds the pictures of ledger entries in the rows that the entries changed, or else by the subjects of the entries.
 */
import type { SentImage, Subject } from '../../contract/schemas/activity.ts'
import { artworksById, picturesById } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import { rowsOfEntries } from '../ledger/repository.ts'
import type { TouchedRow } from '../ledger/touched-row.ts'
import { type ImageRow, presentSentImages } from '../submissions/records/sent-images.ts'
import { submissionsWithHalves } from '../submissions/records/with-halves.ts'

/** Maximum number of pictures shown for one entry. */
const imagesShown = 3

interface Entry {
  id: string
  subject: Subject
}

/** @returns the first pictures of each entry, by the id of the entry */
export async function imagesOfEntries(
  db: Queries,
  entries: readonly Entry[],
  timeZone: string,
): Promise<Map<string, SentImage[]>> {
  const logged = await rowsOfEntries(
    db,
    entries.map(({ id }) => id),
  )
  const inRows = new Map(logged.map(({ id, rows }) => [id, imagesIn(rows)]))
  const bySubject = await imagesOfSubjects(
    db,
    entries.filter(({ id }) => !inRows.get(id)?.length),
  )
  const allImages = entries.map(({ id }) => {
    const images = inRows.get(id) ?? []
    return { id, images: images.length > 0 ? images : (bySubject.get(id) ?? []) }
  })
  const firstImages = allImages.map(({ id, images }) => ({
    id,
    images: images.slice(0, imagesShown),
  }))
  const present = await presentSentImages(
    db,
    firstImages.flatMap(({ images }) => images),
    timeZone,
  )
  return new Map(firstImages.map(({ id, images }) => [id, images.map(present)]))
}

/** @returns the photographs and artworks among the rows, or else the pictures of submissions */
function imagesIn(rows: readonly TouchedRow[]): ImageRow[] {
  const images = rows.flatMap(({ table, before, after }): ImageRow[] => {
    const row = after ?? before
    const isImage = table === 'picture' || table === 'artwork' || table === 'submission'
    return isImage && row?.path ? [{ table, row: row as unknown as ImageRow['row'] }] : []
  })
  const published = images.filter(({ table }) => table !== 'submission')
  return published.length > 0 ? published : images
}

/** Finds pictures for entries whose rows have no pictures, such as a new submission or a nomination. */
async function imagesOfSubjects(db: Queries, entries: readonly Entry[]) {
  const withImages = entries.flatMap(({ id, subject }) =>
    subject.id && ['picture', 'artwork', 'creation'].includes(subject.kind)
      ? [{ id, subjectId: subject.id }]
      : [],
  )
  const ids = withImages.map(({ subjectId }) => subjectId)
  const images: (ImageRow & { owner: string })[] = [
    ...(await picturesById(db, ids)).map((row) => ({
      owner: row.id,
      table: 'picture' as const,
      row,
    })),
    ...(await artworksById(db, ids)).map((row) => ({
      owner: row.id,
      table: 'artwork' as const,
      row,
    })),
    ...(await submissionsWithHalves(db, ids)).flatMap((row) => {
      const { path, width, height, thumbhash } = row
      if (!path || !width || !height || !thumbhash) return []
      const image = { ...row, path, width, height, thumbhash }
      return [{ owner: row.part_of ?? row.id, table: 'submission' as const, row: image }]
    }),
  ]
  return new Map(
    withImages.map(({ id, subjectId }) => [id, images.filter(({ owner }) => owner === subjectId)]),
  )
}
