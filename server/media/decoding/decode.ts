/**
 * Decodes untrusted bytes to pixels that are safe to serve. The decoder determines the format, never a file name or a
 * declared type. No original byte is stored (specification, section 14).
 */
import { open } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { decodedPixelsMaximum, imageLongerSideMaximum } from '../../../contract/limits.ts'
import {
  coefficientBytes,
  type DecodingBudget,
  decodingBudget,
  decodingCost,
  type ReadAt,
} from './decoding-memory.ts'

// Each picture uses one thread, because the same cores answer requests for pages.
sharp.concurrency(1)
sharp.cache(false)

/** Bytes of the longest signature: the signature of a WebP with the name of its first chunk. */
const signatureLength = 16

/** The formats that members may upload. */
export const uploadFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])
/** A collection that the operator imports may also contain old GIFs. */
export const importFormats: ReadonlySet<string> = new Set([...uploadFormats, 'gif'])

/** Reports bytes that are not a whole picture of an allowed format and size. The specification fixes the message. */
export class UnsupportedImage extends Error {
  /** The exact reason, for the log and for the report of an import. */
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

/** The bytes of a picture, or the file with these bytes, because an upload is never completely in memory. */
export type Source = Uint8Array | { file: string }

/** @returns the decoded picture @throws {UnsupportedImage} for the reasons of `withDecoded` */
export async function decode(source: Source, formats: ReadonlySet<string>): Promise<DecodedImage> {
  return withDecoded(source, formats, async (image) => image)
}

/**
 * Decodes a picture and runs `use` on it, both within the picture's share of the memory budget.
 * @returns the result of `use`
 * @throws {UnsupportedImage} unless the bytes are a whole picture of the allowed formats, of at most 50
 * megapixels, that can be decoded within the budget
 */
export async function withDecoded<Result>(
  source: Source,
  formats: ReadonlySet<string>,
  use: (image: DecodedImage) => Promise<Result>,
  budget: DecodingBudget = decodingBudget,
): Promise<Result> {
  const start = await withReader(source, (read) => read(0, signatureLength))
  // No other format reaches libvips, which has many old decoders.
  if (!formats.has(formatBySignature(start))) {
    throw new UnsupportedImage('the file does not begin with the signature of a picture')
  }
  const image = () => openImage('file' in source ? source.file : source)
  const header = await image().metadata().catch(throwUnsupported)
  if (!formats.has(header.format)) throw new UnsupportedImage(`the file is ${header.format}`)
  const cost = decodingCost({
    ...header,
    isSimpleLossy: text(start).endsWith('WEBPVP8 '),
    coefficientBytes:
      header.format === 'jpeg' ? await withReader(source, coefficientBytes) : undefined,
  })
  if (cost > budget.most) {
    throw new UnsupportedImage(`the picture takes ${Math.round(cost / 1e6)} MB to decode`)
  }
  return budget.spend(cost, async () => use(await pixelsOf(image()).catch(throwUnsupported)))
}

const openImage = (input: string | Uint8Array) =>
  sharp(input, {
    limitInputPixels: decodedPixelsMaximum,
    failOn: 'truncated',
    // The decoder reads only the first frame of an animation.
    pages: 1,
  })

async function pixelsOf(image: Sharp): Promise<DecodedImage> {
  const { data, info } = await makeUpright(image).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  return { pixels: data, width, height, channels: info.channels === 4 ? 4 : 3 }
}

function throwUnsupported(error: unknown): never {
  throw new UnsupportedImage(error instanceof Error ? error.message : String(error))
}

async function withReader<Result>(
  source: Source,
  use: (read: ReadAt) => Promise<Result>,
): Promise<Result> {
  if (!('file' in source))
    return use(async (offset, length) => source.subarray(offset, offset + length))
  const handle = await open(source.file)
  try {
    return await use(async (position, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), { position })
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await handle.close()
  }
}

/** @returns the format whose signature begins the bytes; empty for an unknown signature */
function formatBySignature(bytes: Uint8Array): string {
  const start = text(bytes)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp'
  return /^GIF8[79]a/.test(start) ? 'gif' : ''
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

function makeUpright(image: Sharp): Sharp {
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
