/**
 * Decodes, rotates, scales and encodes one picture, in the worker. docs/measuring.md compares formats under “Formats of
 * a sent photograph”.
 */
import { imageLongerSideMaximum } from '../../../contract/limits.ts'
import { readOriginal } from './original.ts'
import { type PictureContent, PictureError, type PreparedPicture } from './prepared-picture.ts'
import { type Size, scaledSize } from './scaled-size.ts'
import type { PictureFormat } from './signature.ts'

/** The maximum number of pixels of an original. Some phones take pictures of 108 megapixels. */
const pixelsMaximum = 110_000_000
/**
 * The quality of JPEGs. The server uses the same quality for masters, so that the second encoding changes a picture
 * little.
 */
const quality = 0.9
/** The longer side of previews, in pixels. A preview is sharp at 240 CSS pixels on a screen with a pixel ratio of 2. */
const previewLongerSide = 480

/**
 * @returns the encoded picture and its preview, with the hash and the date of the original
 * @throws {PictureError} if the picture cannot be prepared, or an error of the browser or of the network
 */
export async function prepare(file: Blob, content: PictureContent): Promise<PreparedPicture> {
  const { format, bytes, originalHash, takenOn } = await readOriginal(file, pixelsMaximum)
  const image = await decodeInBrowser(file).catch(async () => {
    if (format !== 'heic') throw new PictureError('failed')
    const { decodeHeic } = await import('./decode-heic.ts')
    return decodeHeic(bytes, pixelsMaximum)
  })
  try {
    const size = scaledSize(image, imageLongerSideMaximum)
    const canvas = drawScaled(image, size)
    const blob = await canvas.convertToBlob(
      content === 'artwork' || isTransparent(format, canvas)
        ? { type: 'image/png' }
        : { type: 'image/jpeg', quality },
    )
    const preview = await drawScaled(image, scaledSize(image, previewLongerSide)).convertToBlob({
      type: 'image/webp',
      quality: 0.8,
    })
    return { blob, ...size, preview, originalHash, takenOn }
  } finally {
    // Closing frees tens of megabytes without waiting for the garbage collector.
    image.close()
  }
}

function decodeInBrowser(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' })
}

function drawScaled(image: ImageBitmap, { width, height }: Size): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('failed')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return canvas
}

/** @returns whether a pixel is transparent. A JPEG has no transparency; other formats need a check of each pixel. */
function isTransparent(format: PictureFormat, canvas: OffscreenCanvas): boolean {
  if (format === 'jpeg') return false
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) return true
  return false
}
