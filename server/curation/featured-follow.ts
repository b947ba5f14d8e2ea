/** Updates pairs and nominations when their pictures or artworks are deleted or replaced. */

import * as repository from '../catalogue/repositories/featured.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/** Call it in the transaction of the change, before the pictures are deleted. */
export async function withdrawFor(
  db: Queries,
  table: 'picture' | 'artwork',
  ids: string[],
  touch: Touch,
): Promise<void> {
  for (const row of await repository.nominationsOf(db, table, ids)) {
    const { target, target_id, account_id } = row
    await touch('nomination', { target, target_id, account_id })
    await repository.deleteNomination(db, row)
  }
  for (const pair of await repository.pairsWith(db, halfOf[table], ids)) {
    await touch('featured', pair.id)
    await repository.deletePair(db, pair.id)
  }
}

/** Replaces a picture or artwork with another in pairs, and copies its nominations to the other. */
export async function replaceIn(
  db: Queries,
  table: 'picture' | 'artwork',
  [from, to]: [from: string, to: string],
  touch: Touch,
): Promise<void> {
  for (const pair of await repository.pairsWith(db, halfOf[table], [from])) {
    await touch('featured', pair.id)
    await repository.updatePair(db, pair.id, { ...pair, [halfOf[table]]: to })
  }
  for (const row of await repository.nominationsOf(db, table, [from])) {
    const { target, account_id } = row
    await touch('nomination', { target, target_id: to, account_id })
    await repository.insertNomination(db, { ...row, target_id: to })
  }
}
