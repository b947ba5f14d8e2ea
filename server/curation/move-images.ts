/** Moves all pictures or artworks of a species to another. Call it in the transaction of a change. */

import { imagesOf, updateImage } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { replaceHalf } from './creations-follow.ts'
import { type ImageTable, removeImages } from './edit-images.ts'
import { replaceIn } from './featured-follow.ts'
import { followWithdrawals } from './withdrawals-follow.ts'

/**
 * A picture that both species have is stored once. Pairs, nominations, creations and open requests for withdrawal then
 * refer to the remaining picture.
 * @returns the ids of the removed duplicates, each with the id that replaces it
 */
export async function moveImages(
  db: Queries,
  table: ImageTable,
  [from, into]: [from: string, into: string],
  touch: Touch,
): Promise<Map<string, string>> {
  const replaced = new Map<string, string>()
  const there = await imagesOf(db, table, into)
  for (const image of await imagesOf(db, table, from)) {
    const same = there.find((each) => each.source_hash === image.source_hash)
    if (same) {
      replaced.set(image.id, same.id)
      await replaceIn(db, table, [image.id, same.id], touch)
      await replaceHalf(db, table, [image.id, same.id], touch)
      await followWithdrawals(db, table, [image.id, same.id], touch)
      await removeImages(db, table, [image.id], touch)
    } else {
      await touch(table, image.id)
      await updateImage(db, table, image.id, { species_id: into, place: null })
    }
  }
  return replaced
}
