/** Published creations when one of their halves, or their species, goes or is replaced. */

import * as repository from '../catalogue/repositories/creations.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'

const halfOf = { picture: 'picture_id', artwork: 'artwork_id' } as const

/** To be called in the transaction of a change, before the halves go. */
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

/** Creations with one half are from now on with the other. */
export async function replaceHalf(
  db: Queries,
  table: 'picture' | 'artwork',
  [from, to]: [from: string, to: string],
  touch: Touch,
): Promise<void> {
  const half = halfOf[table]
  for (const creation of await repository.creationsWith(db, half, [from])) {
    const now = { ...creation, [half]: to }
    // The same pair may be a creation already; this one then goes with its half.
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
