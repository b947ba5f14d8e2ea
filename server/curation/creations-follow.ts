/** Updates creations when one of their halves is deleted or replaced, or when their species is merged. */

import * as repository from '../catalogue/repositories/creations.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/** Call it in the transaction of the change, before the halves are deleted. */
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

/** Replaces one half with another in all creations. */
export async function replaceHalf(
  db: Queries,
  table: 'picture' | 'artwork',
  [from, to]: [from: string, to: string],
  touch: Touch,
): Promise<void> {
  const half = halfOf[table]
  for (const creation of await repository.creationsWith(db, half, [from])) {
    const now = { ...creation, [half]: to }
    // If the same pair is a creation already, this creation is deleted with its old half.
    if (await repository.findCreation(db, now.picture_id, now.artwork_id)) continue
    await touch('creation', creation.id)
    await repository.updateCreation(db, creation.id, now)
  }
}

export async function moveCreations(
  db: Queries,
  [from, into]: [from: string, into: string],
  touch: Touch,
): Promise<void> {
  for (const { id } of await repository.creationsOf(db, from)) {
    await touch('creation', id)
    await repository.updateCreation(db, id, { species_id: into })
  }
}
