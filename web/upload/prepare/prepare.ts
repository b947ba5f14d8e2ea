/** Prepares one picture: decodes, rotates, scales and writes it as PNG. It runs in the worker. */
import { imageLongerSideMaximum } from '../../../contract/limits.ts'
import { readOriginal } from './original.ts'
import { PictureRefused, type PreparedPicture } from './prepared-picture.ts'
import { type Size, scaledSize } from './scaled-size.ts'

/** Phones take pictures of up to 108 megapixels. The server receives at most 1600 x 1600. */
const pixelsMaximum = 110_000_000
/** Sharp at a display length of 240 px. */
const previewLongerSide = 480

/** @throws {PictureRefused} */
export async function prepare(file: Blob): Promise<PreparedPicture> {
  const { format, bytes, originalHash, takenOn } = await readOriginal(file, pixelsMaximum)
  const image = await decodeHere(file).catch(async () => {
    if (format !== 'heic') throw new PictureRefused('failed')
    const { decodeHeic } = await import('./decode-heic.ts')
    return decodeHeic(bytes, pixelsMaximum)
  })
  try {
    const size = scaledSize(image, imageLongerSideMaximum)
    const blob = await drawn(image, size, 'image/png')
    const preview = await drawn(image, scaledSize(image, previewLongerSide), 'image/webp')
    return { blob, ...size, preview, originalHash, takenOn }
  } finally {
    // Frees tens of megabytes without waiting for the garbage collector.
    image.close()
  }
}

function decodeHere(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

/** @param type a browser that cannot write it writes PNG */
async function drawn(image: ImageBitmap, { width, height }: Size, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureRefused('failed')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, width, height)
  return canvas.convertToBlob({ type, quality: 0.8 })
}
