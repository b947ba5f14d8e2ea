/**
 * Returns the original file as the prepared picture if the browser cannot prepare one. The server scales and
 * cleans every picture.
 */
import { decodedPixelsMaximum, fileBytesMaximum } from '../../../contract/limits.ts'
import { readOriginal } from './original.ts'
import { PictureError, type PreparedPicture } from './prepared-picture.ts'

/** @throws {PictureError} if the server would not accept the file, such as HEIC, or the browser cannot decode it */
export async function takeAsItIs(file: Blob): Promise<PreparedPicture> {
  const { format, originalHash, takenOn } = await readOriginal(file, decodedPixelsMaximum)
  if (format === 'heic' || file.size > fileBytesMaximum) throw new PictureError('failed')
  const image = new Image()
  const address = URL.createObjectURL(file)
  try {
    image.src = address
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    return { blob: file, width, height, preview: file, originalHash, takenOn }
  } catch {
    throw new PictureError('failed')
  } finally {
    URL.revokeObjectURL(address)
  }
}
