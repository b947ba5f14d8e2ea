/** Moves all pictures or artworks of a species to another species. */

import { imagesOf, updateImage } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { replaceHalf } from './creations-follow.ts'
import { type ImageTable, removeImages } from './edit-images.ts'
import { replaceIn } from './featured-follow.ts'
import { followWithdrawals } from './withdrawals-follow.ts'

/**
 * Call this function in the transaction of a change. A picture that both species have is stored once. Pairs,
 * nominations, creations and pending withdrawals then refer to the remaining picture.
 * @returns the ids of the removed duplicates, each with the id that replaces it
 */
export async function moveImages(
  db: Queries,
  table: ImageTable,
  [sourceId, targetId]: [sourceId: string, targetId: string],
  touch: Touch,
): Promise<Map<string, string>> {
  const replaced = new Map<string, string>()
  const targetImages = await imagesOf(db, table, targetId)
  for (const image of await imagesOf(db, table, sourceId)) {
    const duplicate = targetImages.find((each) => each.source_hash === image.source_hash)
    if (duplicate) {
      replaced.set(image.id, duplicate.id)
      await replaceIn(db, table, [image.id, duplicate.id], touch)
      await replaceHalf(db, table, [image.id, duplicate.id], touch)
      await followWithdrawals(db, table, [image.id, duplicate.id], touch)
      await removeImages(db, table, [image.id], touch)
    } else {
      await touch(table, image.id)
      await updateImage(db, table, image.id, { species_id: targetId, place: null })
    }
  }
  return replaced
}
