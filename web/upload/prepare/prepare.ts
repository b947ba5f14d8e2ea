/**
 * Prepares one picture: decodes, rotates, scales and writes it. It runs in the worker. Formats are measured in
 * docs/measuring.md, under “Formats of a sent photograph”.
 */
import { imageLongerSideMaximum } from '../../../contract/limits.ts'
import { readOriginal } from './original.ts'
import { type Depicted, PictureError, type PreparedPicture } from './prepared-picture.ts'
import { type Size, scaledSize } from './scaled-size.ts'
import type { PictureFormat } from './signature.ts'

/** Phones take pictures of up to 108 megapixels. The server receives at most 1600 x 1600. */
const pixelsMaximum = 110_000_000
/** The server's own quality for masters. A master made from such a JPEG is almost the same as from a PNG. */
const quality = 0.9
/** Pixels. Sharp at a length of 240 px on a screen with a pixel ratio of 2. */
const previewLongerSide = 480

/** @throws {PictureError}, or an error of the browser or of the network */
export async function prepare(file: Blob, of: Depicted): Promise<PreparedPicture> {
  const { format, bytes, originalHash, takenOn } = await readOriginal(file, pixelsMaximum)
  const image = await decodeHere(file).catch(async () => {
    if (format !== 'heic') throw new PictureError('failed')
    const { decodeHeic } = await import('./decode-heic.ts')
    return decodeHeic(bytes, pixelsMaximum)
  })
  try {
    const size = scaledSize(image, imageLongerSideMaximum)
    const canvas = drawn(image, size)
    const blob = await canvas.convertToBlob(
      of === 'artwork' || isSeeThrough(format, canvas)
        ? { type: 'image/png' }
        : { type: 'image/jpeg', quality },
    )
    const preview = await drawn(image, scaledSize(image, previewLongerSide)).convertToBlob({
      type: 'image/webp',
      quality: 0.8,
    })
    return { blob, ...size, preview, originalHash, takenOn }
  } finally {
    // Frees tens of megabytes without waiting for the garbage collector.
    image.close()
  }
}

function decodeHere(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

function drawn(image: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new PictureError('failed')
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(image, 0, 0, width, height)
  return canvas
}

/** A JPEG has no transparency. A format that may have some is checked pixel by pixel. */
function isSeeThrough(format: PictureFormat, canvas: OffscreenCanvas): boolean {
  if (format === 'jpeg') return false
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true
  return false
}
