/** Withholds the places of sensitive species from visitors. */
import type { Queries } from '../../database/connection.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { sensitiveAmong } from '../repositories/selections.ts'

/** @returns the rows; for visitors without the locations of sensitive species */
export async function placedFor<Row extends { species_id: string; location: string }>(
  db: Queries,
  rows: Row[],
  caller: Caller,
): Promise<Row[]> {
  if (mayActAs(caller, 'member')) return rows
  const ids = await sensitiveAmong(
    db,
    rows.map(({ species_id }) => species_id),
  )
  if (ids.size === 0) return rows
  return rows.map((row) => (ids.has(row.species_id) ? { ...row, location: '' } : row))
}
