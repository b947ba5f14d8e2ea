/** Gives a picture AVIF renditions without the search for their quality, which takes seconds. */
import sharp from 'sharp'
import { storeAvifResult } from '../../../server/media/avif/repository.ts'
import { avifKey } from '../../../server/media/intake.ts'
import { servedWidths } from '../../../server/media/renditions.ts'
import type { Site } from './site.ts'

/** @returns the path of the picture and the keys of its AVIF files */
export async function giveAvif(
  { database: { db }, store }: Pick<Site, 'database' | 'store'>,
  id: string,
) {
  const { path, width, height } = await db
    .selectFrom('picture')
    .select(['path', 'width', 'height'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const widths = servedWidths(width)
  for (const servedWidth of widths) {
    const usedWidth = Math.min(servedWidth, width)
    const size = { width: usedWidth, height: Math.round((height * usedWidth) / width) }
    const image = sharp({ create: { ...size, channels: 3, background: '#2e7d32' } })
    await store.put(avifKey(path, servedWidth), await image.avif({ effort: 0 }).toBuffer())
  }
  await storeAvifResult(db, { path, widths, webpBytes: 1000, avifBytes: 600 })
  return { path, keys: widths.map((servedWidth) => avifKey(path, servedWidth)) }
}
