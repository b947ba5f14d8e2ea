/**
 * Checks the AVIF renditions of a picture. If a rendition is broken, a repair removes all AVIF renditions of the
 * picture, and the site makes them again.
 */
import { deleteResultsToRetry, storedWidths } from '../media/avif/repository.ts'
import { avifKey, avifKeysOf } from '../media/intake.ts'
import type { Finding, Site } from './finding.ts'
import { readImageFile } from './sound-image.ts'

interface Image {
  path: string
  width: number
  height: number
}

export async function* brokenAvif(
  { database: { db }, store }: Site,
  { path, width, height }: Image,
): AsyncGenerator<Finding> {
  const files = (await storedWidths(db, path)).map((renditionWidth) => {
    const fileWidth = Math.min(renditionWidth, width)
    const size = { width: fileWidth, height: Math.round((height * fileWidth) / width) }
    return readImageFile(store, avifKey(path, renditionWidth), size)
  })
  const broken = (await Promise.all(files)).filter(({ fault }) => fault)
  if (broken.length === 0) return
  yield {
    problem: broken.map(({ key, fault }) => `${key} ${fault}`).join('; '),
    repair: async () => {
      await deleteResultsToRetry(db, [path])
      await store.remove(avifKeysOf(path))
      return 'removed: the site serves WebP and makes AVIF again'
    },
  }
}
