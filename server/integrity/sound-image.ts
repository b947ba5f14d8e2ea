/** Whether stored bytes are still the picture they were: read to the last pixel, of the right size. */
import sharp from 'sharp'
import { readStored } from '../backup/archive/read-stored.ts'
import { decodingBudget } from '../media/decoding/decoding-budget.ts'
import type { Store } from '../media/store/store.ts'

export interface StoredImageFile {
  key: string
  bytes: Buffer | undefined
  /** What is wrong with it; undefined for a sound one. */
  fault: string | undefined
}

/** Of a stored picture, at most 1600 px long: decoded whole, and as the result. */
const bytesPerPixel = 12

interface Size {
  width: number
  height: number
}

export async function readImageFile(
  store: Store,
  key: string,
  size: Size,
): Promise<StoredImageFile> {
  const bytes = (await readStored(store, key))?.bytes
  return { key, bytes, fault: bytes ? await faultOf(bytes, size) : 'is missing' }
}

async function faultOf(bytes: Buffer, expected: Size): Promise<string | undefined> {
  try {
    // A warning is what half a picture gives.
    const image = sharp(bytes, { failOn: 'warning' })
    const { width, height } = await image.metadata()
    // Heights of smaller pictures are rounded.
    if (width !== expected.width || Math.abs(height - expected.height) > 1)
      return `is ${width} × ${height} instead of ${expected.width} × ${expected.height}`
    const bytesHeld = Math.min(width * height * bytesPerPixel, decodingBudget.most)
    await decodingBudget.spend(bytesHeld, () => image.raw().toBuffer())
    return undefined
  } catch {
    return 'cannot be read'
  }
}
