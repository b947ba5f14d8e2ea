/**
 * Uses the original file as the prepared picture if no worker can prepare the picture. The server scales a large
 * picture, and removes the metadata of every picture.
 */
import { decodedPixelsMaximum, fileBytesMaximum } from '../../../contract/limits.ts'
import { readOriginal } from './original.ts'
import { PictureError, type PreparedPicture } from './prepared-picture.ts'

/**
 * @throws {PictureError} if the server would reject the file, such as HEIC, or if the browser cannot decode the file
 * @throws an error of the network from `readOriginal`
 */
export async function pictureFromOriginal(file: Blob): Promise<PreparedPicture> {
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
