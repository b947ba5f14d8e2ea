/** Reserves numbers for the codes of photographs and artworks, such as P-0042, and restarts these numbers. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'

/**
 * Takes the next number of a series of codes. Call this function in the transaction that uses the number.
 * @returns the number
 */
export async function takeCodeNumber(db: Queries, series: 'P' | 'A'): Promise<number> {
  const row = await db
    .updateTable('code_counter')
    .set({ next_number: sql`next_number + 1` })
    .where('series', '=', series)
    .returning('next_number')
    .executeTakeFirstOrThrow()
  return row.next_number - 1
}

/** @returns the requested number if no picture has ever had this or a higher number; otherwise the next number */
export async function claimCodeNumber(
  db: Queries,
  series: 'P' | 'A',
  requested: number,
): Promise<number> {
  const claimed = await db
    .updateTable('code_counter')
    .set({ next_number: requested + 1 })
    .where('series', '=', series)
    .where('next_number', '<=', requested)
    .executeTakeFirst()
  return Number(claimed.numUpdatedRows) > 0 ? requested : takeCodeNumber(db, series)
}

/** Restarts the codes at 1. The site must have no picture, not even in the recycle bin. */
export async function restartCodes(db: Queries): Promise<void> {
  await db.updateTable('code_counter').set({ next_number: 1 }).execute()
}
