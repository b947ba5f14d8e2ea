/** Makes and stores the AVIF renditions of one picture. The caller stores the result in the database. */
import { buffer } from 'node:stream/consumers'
import { makeAvif } from '../media/avif/make-avif.ts'
import type { AvifResult } from '../media/avif/repository.ts'
import { type DecodedImage, uploadFormats, withDecoded } from '../media/decoding/decode.ts'
import { avifKey, openMaster, openRendition } from '../media/intake.ts'
import { type RenditionWidth, servedWidths } from '../media/renditions.ts'
import { type Store, StoreAway, type StoredFile } from '../media/store/store.ts'

/**
 * A file of the picture is missing or damaged. `npm run check -- --repair` makes the file again or withdraws the
 * picture.
 */
export class BrokenPicture extends Error {}

interface Webp {
  width: RenditionWidth
  bytes: Buffer
}

/**
 * @param beforeEach a function that runs before each width, so that the work can pause
 * @returns the path of the picture, the widths of the stored renditions, and the total bytes of these widths in WebP
 * and in AVIF
 * @throws {BrokenPicture | StoreAway}
 */
export async function makeFiles(
  store: Store,
  image: { path: string; width: number },
  beforeEach: () => Promise<void>,
): Promise<AvifResult> {
  const { path } = image
  const master = await readWhole(path, await openMaster(store, path))
  const renditions: Webp[] = []
  for (const width of servedWidths(image.width)) {
    const file = await openRendition(store, path, image.width, width)
    renditions.push({ width, bytes: await readWhole(path, file) })
  }

  async function makeAll(decoded: DecodedImage) {
    const avifFiles = []
    for (const { width, bytes } of renditions) {
      await beforeEach()
      const avif = await makeAvif(decoded, width, bytes)
      if (avif) avifFiles.push({ width, avif, webpBytes: bytes.length })
    }
    return avifFiles
  }
  const avifFiles = await withDecoded(master, uploadFormats, makeAll).catch((cause: unknown) => {
    throw new BrokenPicture(path, { cause })
  })
  for (const { width, avif } of avifFiles) await store.put(avifKey(path, width), avif)
  return {
    path,
    widths: avifFiles.map(({ width }) => width),
    webpBytes: avifFiles.reduce((sum, { webpBytes }) => sum + webpBytes, 0),
    avifBytes: avifFiles.reduce((sum, { avif }) => sum + avif.length, 0),
  }
}

async function readWhole(path: string, file: StoredFile | undefined): Promise<Buffer> {
  if (!file?.size) throw new BrokenPicture(path)
  const bytes = await buffer(file.stream())
  if (bytes.length < file.size) throw new StoreAway('The store returned only a part of a file')
  return bytes
}
