/** Replaces the names of pupils for visitors, if the school decides so. */
import type { Queries } from '../../database/connection.ts'
import { type Caller, mayActAs } from '../../kernel/caller.ts'
import { sentByPupils } from '../repositories/senders.ts'
import type { RightsPolicy } from './rights.ts'

/** In both languages, because it stands in files and in texts of either. */
export const aPupil = 'A pupil 一位同学'

type Credited = { id: string } & ({ taken_by: string } | { artist: string })

/** @returns the rows; for visitors without the names of pupils. Imports and uploads of admins keep theirs. */
export async function creditedFor<Row extends Credited>(
  db: Queries,
  rows: Row[],
  caller: Caller,
  { creditPupils }: RightsPolicy,
): Promise<Row[]> {
  if (creditPupils === 'name' || mayActAs(caller, 'member')) return rows
  const ids = await sentByPupils(
    db,
    rows.map(({ id }) => id),
  )
  const hidden = (row: Row) => ({ ...row, ['artist' in row ? 'artist' : 'taken_by']: aPupil })
  return rows.map((row) => (ids.has(row.id) ? hidden(row) : row))
}
