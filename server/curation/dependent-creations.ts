/** Updates or deletes creations when one of their halves is deleted or replaced, or when their species is merged. */

import * as repository from '../catalogue/repositories/creations.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/**
 * Deletes the creations of these pictures. Call this function in the transaction of the change, before the deletion of
 * the pictures.
 */
export async function removeCreationsWith(
  db: Queries,
  table: 'picture' | 'artwork',
  ids: string[],
  touch: Touch,
): Promise<void> {
  for (const { id } of await repository.creationsWith(db, halfOf[table], ids)) {
    await touch('creation', id)
    await repository.deleteCreation(db, id)
  }
}

/** Replaces a photograph or artwork with another in all creations. */
export async function replaceInCreations(
  db: Queries,
  table: 'picture' | 'artwork',
  [oldId, newId]: [oldId: string, newId: string],
  touch: Touch,
): Promise<void> {
  const half = halfOf[table]
  for (const creation of await repository.creationsWith(db, half, [oldId])) {
    const updated = { ...creation, [half]: newId }
    // If a creation already shows the new pair, the old creation is later deleted with its old half.
    if (await repository.findCreation(db, updated.picture_id, updated.artwork_id)) continue
    await touch('creation', creation.id)
    await repository.updateCreation(db, creation.id, updated)
  }
}

export async function moveCreations(
  db: Queries,
  [sourceId, targetId]: [sourceId: string, targetId: string],
  touch: Touch,
): Promise<void> {
  for (const { id } of await repository.creationsOf(db, sourceId)) {
    await touch('creation', id)
    await repository.updateCreation(db, id, { species_id: targetId })
  }
}
