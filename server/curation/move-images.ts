/** Moves all photographs or artworks of a species to another species. */

import { imagesOf, updateImage } from '../catalogue/repositories/pictures.ts'
import type { Queries } from '../database/connection.ts'
import type { Touch } from '../ledger/ledger.ts'
import { replaceInCreations } from './dependent-creations.ts'
import { replaceInPairs } from './dependent-pairs.ts'
import { moveWithdrawals } from './dependent-withdrawals.ts'
import { type ImageTable, removeImages } from './edit-images.ts'

/**
 * Moves the pictures in the transaction of a change. A picture that both species have is stored once, and its pairs,
 * nominations, creations and open requests for withdrawal refer to the remaining picture.
 * @returns the ids of the removed duplicates, each with the id that replaces it
 */
export async function moveImages(
  db: Queries,
  table: ImageTable,
  [sourceId, targetId]: [sourceId: string, targetId: string],
  touch: Touch,
): Promise<Map<string, string>> {
  const replacements = new Map<string, string>()
  const targetImages = await imagesOf(db, table, targetId)
  for (const image of await imagesOf(db, table, sourceId)) {
    const duplicate = targetImages.find((each) => each.source_hash === image.source_hash)
    if (duplicate) {
      replacements.set(image.id, duplicate.id)
      await replaceInPairs(db, table, [image.id, duplicate.id], touch)
      await replaceInCreations(db, table, [image.id, duplicate.id], touch)
      await moveWithdrawals(db, table, [image.id, duplicate.id], touch)
      await removeImages(db, table, [image.id], touch)
    } else {
      await touch(table, image.id)
      await updateImage(db, table, image.id, { species_id: targetId, place: null })
    }
  }
  return replacements
}
