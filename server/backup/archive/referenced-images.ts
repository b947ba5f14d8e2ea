/** Lists every picture to which a row refers, and whether its files must exist. */

import type { Queries } from '../../database/connection.ts'
import type { TouchedRow } from '../../ledger/touched-row.ts'
import { rowsOf } from './rows.ts'

export interface ReferencedImage {
  path: string
  width: number
  /** False for pictures to which only the recycle bin or an approved submission refers. */
  isNeeded: boolean
}

/** @param tables the existing tables; a database of an older schema has fewer */
export async function* referencedImages(
  db: Queries,
  tables: ReadonlySet<string>,
): AsyncGenerator<ReferencedImage> {
  const seen = new Set<string>()
  /** Yields the picture of a row, unless an earlier row had the same picture. */
  function* imageOf(row: unknown, isNeeded: boolean): Generator<ReferencedImage> {
    const { path, width } = (row ?? {}) as { path?: unknown; width?: unknown }
    if (typeof path !== 'string' || seen.has(path)) return
    seen.add(path)
    yield { path, width: Number(width), isNeeded }
  }

  for (const table of ['picture', 'artwork']) {
    for await (const row of rowsOf(db, table, ['id'])) yield* imageOf(row, true)
  }
  if (!tables.has('submission')) return
  for await (const row of rowsOf(db, 'submission', ['id'])) {
    // After an approval, the row of the published picture needs the files, and the submission does not.
    if (row.status !== 'approved') yield* imageOf(row, true)
  }
  for await (const row of rowsOf(db, 'submission', ['id'])) yield* imageOf(row, false)
  if (!tables.has('activity')) return
  for await (const row of rowsOf(db, 'activity', ['id'])) {
    if (row.undone_at !== null || row.purged_at !== null) continue
    for (const { before } of JSON.parse(String(row.rows)) as TouchedRow[])
      yield* imageOf(before, false)
  }
}
