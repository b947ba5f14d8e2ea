/** Whether stored bytes are still the picture they were: read to the last pixel, of the right size. */
import sharp from 'sharp'
import { readStored } from '../backup/read-stored.ts'
import type { Store } from '../media/store.ts'

export interface StoredImageFile {
  key: string
  bytes: Buffer | undefined
  /** What is wrong with it; undefined for a sound one. */
  fault: string | undefined
}

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

async function faultOf(bytes: Buffer, { width, height }: Size): Promise<string | undefined> {
  try {
    // A warning is what half a picture gives.
    const { info } = await sharp(bytes, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // Heights of smaller pictures are rounded.
    if (info.width === width && Math.abs(info.height - height) <= 1) return undefined
    return `is ${info.width} × ${info.height} instead of ${width} × ${height}`
  } catch {
    return 'cannot be read'
  }
}
