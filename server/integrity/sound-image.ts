/** Checks that stored bytes are a complete picture of the expected size, by decoding every pixel. */
import sharp from 'sharp'
import { readStored } from '../backup/archive/read-stored.ts'
import { decodingBudget } from '../media/decoding/decoding-memory.ts'
import type { Store } from '../media/store/store.ts'

export interface StoredImageFile {
  key: string
  bytes: Buffer | undefined
  /** The problem of the file; undefined for a sound file. */
  fault: string | undefined
}

/** Bytes of memory that each pixel needs for decoding and for the result. Stored pictures are at most 1600 px wide. */
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
    // With this option, sharp rejects an incomplete picture.
    const image = sharp(bytes, { failOn: 'warning' })
    const { width, height } = await image.metadata()
    // Heights of renditions are rounded.
    if (width !== expected.width || Math.abs(height - expected.height) > 1)
      return `is ${width} × ${height} instead of ${expected.width} × ${expected.height}`
    const memoryBytes = Math.min(width * height * bytesPerPixel, decodingBudget.most)
    await decodingBudget.spend(memoryBytes, () => image.raw().toBuffer())
    return undefined
  } catch {
    return 'cannot be read'
  }
}
