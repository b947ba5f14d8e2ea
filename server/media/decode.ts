/**
 * From bytes of unknown make to a picture that is safe to serve. The format is decided by decoding,
 * never by name or declared type; nothing of the original bytes is kept (specification, section 14).
 */
import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { decodedPixelsMaximum, imageLongerSideMaximum } from '../../contract/limits.ts'

// One thread a picture: pages are answered on the same cores.
sharp.concurrency(1)
sharp.cache(false)

const signatureLength = 12

/** What people may upload. */
export const uploadFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
/** A collection brought in by whoever runs the site may also hold old GIFs. */
export const importFormats: ReadonlySet<string> = new Set([...uploadFormats, 'gif'])

/** The bytes are no picture we take. The message is the specification's, for people. */
export class UnsupportedImage extends Error {
  /** What exactly was wrong, for the log and for whoever prepares an import. */
  readonly reason: string

  constructor(reason: string) {
    super('unsupported file format')
    this.reason = reason
  }
}

export interface DecodedImage {
  /** Upright, sRGB, at most 1600 px on the longer side, without metadata. */
  pixels: Buffer
  width: number
  height: number
  channels: 3 | 4
}

/** A picture's bytes, or the file they lie in: an upload is never held whole. */
export type Source = Uint8Array | { file: string }

/** @throws {UnsupportedImage} for anything but a whole picture of those formats, at most 50 megapixels. */
export async function decode(source: Source, formats: ReadonlySet<string>): Promise<DecodedImage> {
  // Only then is a decoder let near the bytes: those of other formats are many and old.
  if (!formats.has(signedAs(await beginning(source))))
    throw new UnsupportedImage('it does not begin like a picture')
  try {
    const image = sharp('file' in source ? source.file : source, {
      limitInputPixels: decodedPixelsMaximum,
      failOn: 'truncated',
      // An animation gives its first frame.
      pages: 1,
    })
    const { format } = await image.metadata()
    if (!formats.has(format)) throw new UnsupportedImage(`it is ${format}`)
    const { data, info } = await upright(image).raw().toBuffer({ resolveWithObject: true })
    return {
      pixels: data,
      width: info.width,
      height: info.height,
      channels: info.channels === 4 ? 4 : 3,
    }
  } catch (error) {
    if (error instanceof UnsupportedImage) throw error
    throw new UnsupportedImage(error instanceof Error ? error.message : String(error))
  }
}

async function beginning(source: Source): Promise<Uint8Array> {
  if (!('file' in source)) return source.subarray(0, signatureLength)
  const handle = await open(source.file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureLength), 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** The format whose signature the bytes begin with; empty for none of those we know. */
function signedAs(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp'
  return /^GIF8[79]a/.test(text) ? 'gif' : ''
}

function upright(image: Sharp): Sharp {
  return image
    .autoOrient()
    .resize({
      width: imageLongerSideMaximum,
      height: imageLongerSideMaximum,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
}

/** The decoded pixels as a new sharp image. */
export function fromPixels(image: DecodedImage): Sharp {
  const { width, height, channels } = image
  return sharp(image.pixels, { raw: { width, height, channels } })
}
