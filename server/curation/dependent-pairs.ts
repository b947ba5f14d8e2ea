/** Updates featured pairs and nominations when their pictures are deleted or replaced. */

import * as repository from '../catalogue/repositories/featured.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/**
 * Deletes the featured pairs and nominations of pictures. Call this function in the transaction of the change, before
 * the deletion of the pictures.
 */
export async function deletePairsAndNominations(
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

/** Replaces a picture in its featured pairs, and copies the nominations of the picture to the replacement. */
export async function replaceInPairs(
  db: Queries,
  table: 'picture' | 'artwork',
  [oldId, newId]: [oldId: string, newId: string],
  touch: Touch,
): Promise<void> {
  for (const pair of await repository.pairsWith(db, halfOf[table], [oldId])) {
    await touch('featured', pair.id)
    await repository.updatePair(db, pair.id, { ...pair, [halfOf[table]]: newId })
  }
  for (const row of await repository.nominationsOf(db, table, [oldId])) {
    const { target, account_id } = row
    await touch('nomination', { target, target_id: newId, account_id })
    await repository.insertNomination(db, { ...row, target_id: newId })
  }
}
