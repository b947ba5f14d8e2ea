/** Every picture the rows speak of, with whether the site shows it: such a one must have its files. */

import type { Queries } from '../../database/connection.ts'
import type { TouchedRow } from '../../ledger/ledger.ts'
import { rowsOf } from './rows.ts'

export interface HeldImage {
  path: string
  width: number
  /** What lies in the recycle bin, or is shown by another row, may lack its files. */
  needed: boolean
}

/** @param tables those there are: a database of an older shape lacks some */
export async function* imagesHeld(
  db: Queries,
  tables: ReadonlySet<string>,
): AsyncGenerator<HeldImage> {
  const known = new Set<string>()
  function* once(row: unknown, needed: boolean): Generator<HeldImage> {
    const { path, width } = (row ?? {}) as { path?: unknown; width?: unknown }
    if (typeof path !== 'string' || known.has(path)) return
    known.add(path)
    yield { path, width: Number(width), needed }
  }

  for (const table of ['picture', 'artwork']) {
    for await (const row of rowsOf(db, table, ['id'])) yield* once(row, true)
  }
  if (!tables.has('submission')) return
  for await (const row of rowsOf(db, 'submission', ['id'])) {
    // What was approved is shown by the row it became.
    if (row.status !== 'approved') yield* once(row, true)
  }
  for await (const row of rowsOf(db, 'submission', ['id'])) yield* once(row, false)
  if (!tables.has('activity')) return
  for await (const row of rowsOf(db, 'activity', ['id'])) {
    if (row.undone_at !== null || row.purged_at !== null) continue
    for (const { before } of JSON.parse(String(row.rows)) as TouchedRow[])
      yield* once(before, false)
  }
}
