/**
 * Limits the memory of all decoding in this process (security.md 67). A picture's header gives an estimate of the
 * memory for decoding, resizing and renditions. The picture waits until its share of the memory is free.
 */
import type { Metadata } from 'sharp'
import {
  decodingBytesMaximum,
  decodingBytesTogether,
  imageLongerSideMaximum,
} from '../../../contract/limits.ts'

type Header = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'channels' | 'depth' | 'hasAlpha' | 'isProgressive'
> & {
  /** Whether the picture is a WebP in the simple lossy format. The extended format may contain a lossless frame. */
  isSimpleLossy: boolean
  /** Bytes of all coefficients of a JPEG. If undefined, all channels count at full size. */
  coefficientBytes: number | undefined
}

/** Bytes for the 1600 px result and for the decoder itself. */
const baseBytes = 30_000_000
/** Maximum number of rows that libvips keeps for resizing. */
const keptRowsMaximum = 256
/** Maximum pixels of a decoded row. Wide JPEGs are decoded at 1/2 to 1/8 of their size. No JPEG exceeds 65,535 px. */
const jpegRowMaximum = 65_536 / 8

/**
 * A decoder stores a whole interlaced PNG, and a progressive JPEG as 2-byte coefficients. The decoder stores 4 bytes
 * for each pixel of a lossless WebP, and 8 bytes for each pixel of a GIF.
 * @returns the maximum number of bytes that the picture can need, according to the worst files that
 * `npm run bench:decoding` measures (docs/decisions/0028-cost-of-decoding.md)
 */
export function decodingCost(header: Header): number {
  return Math.max(baseBytes + bytesOfWhole(header) + bytesOfRows(header), bytesOfRenditions(header))
}

/** @returns bytes of a picture that the decoder stores as a whole; 0 for a picture that is decoded row by row */
function bytesOfWhole({ width, height, format, channels, depth, ...details }: Header): number {
  const pixels = width * height
  switch (format) {
    case 'png':
      return details.isProgressive ? pixels * channels * bytesOf(depth) : 0
    case 'jpeg':
      return details.isProgressive ? (details.coefficientBytes ?? pixels * channels * 2) : 0
    case 'webp':
      return pixels * (details.isSimpleLossy ? 1 : 4)
    default:
      return pixels * 8
  }
}

/**
 * @returns bytes of the rows for resizing. Pictures a million pixels wide need 5.2 bytes for each channel of a pixel,
 * or 9.1 with 16 bits. With alpha they need 8.5 and 13.1 bytes.
 */
function bytesOfRows({ width, height, format, channels, depth, hasAlpha }: Header): number {
  // A WebP is resized from the whole picture, which `bytesOfWhole` counts.
  if (format === 'webp') return 0
  const row = format === 'jpeg' ? Math.min(width, jpegRowMaximum) : width
  const perChannel = 4 * bytesOf(depth) + (hasAlpha ? 5.5 : 1.5)
  return row * Math.min(height, keptRowsMaximum) * channels * perChannel
}

/** @returns bytes for making the renditions. A picture of 1600 x 1600 needs 25 bytes a pixel, with alpha 44 bytes. */
function bytesOfRenditions({ width, height, hasAlpha }: Header): number {
  const scale = Math.min(1, imageLongerSideMaximum / Math.max(width, height))
  return width * height * scale * scale * (hasAlpha ? 46 : 26)
}

/** @returns bytes of one channel of one pixel; an unknown depth counts as the largest depth */
function bytesOf(depth: Metadata['depth']): number {
  if (depth === 'uchar' || depth === 'char') return 1
  return depth === 'ushort' || depth === 'short' ? 2 : 8
}

/** @returns bytes of a file from an offset; fewer at the end of the file */
export type ReadAt = (offset: number, length: number) => Promise<Uint8Array>

/** Maximum number of segments before the frame header. Cameras write about 30; each segment costs a read. */
const segmentsMaximum = 300
/** The largest sampling factor of a channel, in the standard and in the decoder. */
const samplingMaximum = 4
const blockSide = 8
/** A decoder stores 64 coefficients of two bytes for each block. */
const blockBytes = 128

/**
 * A decoder stores all coefficients of a progressive JPEG at once. The decoder computes their size from the same
 * header, so a false header cannot cause an estimate that is too small.
 * @returns bytes of all coefficients; undefined for an invalid header, a fill byte before it, or too many segments
 */
export async function coefficientBytes(read: ReadAt): Promise<number | undefined> {
  let offset = 2
  for (let segment = 0; segment < segmentsMaximum; segment++) {
    const head = await read(offset, 4)
    const [start, marker = 0, high = 0, low = 0] = head
    if (head.length < 4 || start !== 0xff || !hasLength(marker)) return undefined
    const length = high * 256 + low
    if (length < 2) return undefined
    if (isFrame(marker)) return coefficientBytesOf(await read(offset + 4, length - 2))
    offset += 2 + length
  }
  return undefined
}

/**
 * @returns whether a marker begins a segment that has a length and may come before the first scan: tables, comments,
 * application data and frames
 */
const hasLength = (marker: number) =>
  marker >= 0xc0 && marker !== 0xc8 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xda)

/** @returns whether a marker from C0 to CF begins a frame; the markers C4, CC and C8 begin no frame */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function coefficientBytesOf(frame: Uint8Array): number | undefined {
  const [, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = frame
  const width = widthHigh * 256 + widthLow
  const height = heightHigh * 256 + heightLow
  if (!width || !height || !count || frame.length !== 6 + 3 * count) return undefined
  const sampling = Array.from({ length: count }, (_, index) => {
    const factors = frame[7 + 3 * index] ?? 0
    return { across: factors >> 4, down: factors & 15 }
  })
  const factors = sampling.flatMap(({ across, down }) => [across, down])
  if (factors.some((factor) => factor < 1 || factor > samplingMaximum)) return undefined
  const across = Math.max(...sampling.map((channel) => channel.across))
  const down = Math.max(...sampling.map((channel) => channel.down))
  // The decoder rounds up to whole units of blocks.
  const units = Math.ceil(width / (across * blockSide)) * Math.ceil(height / (down * blockSide))
  return sampling.reduce(
    (sum, channel) => sum + units * channel.across * channel.down * blockBytes,
    0,
  )
}

export type DecodingBudget = ReturnType<typeof createDecodingBudget>

/**
 * Creates a budget. Pictures wait for their share in order of arrival. A picture that needs more than the total is
 * decoded alone.
 * @param total maximum bytes of all pictures together
 * @param most maximum bytes of one picture that is decoded alone; at least `total`
 */
export function createDecodingBudget(total: number, most = total) {
  const waitingPictures: { bytes: number; admit: () => void }[] = []
  const listeners = new Set<() => void>()
  let freeBytes = total

  /** Admits pictures in order. A small picture never passes a large picture, so no picture waits for ever. */
  function admitNext(): void {
    for (
      let next = waitingPictures[0];
      next && next.bytes <= freeBytes;
      next = waitingPictures[0]
    ) {
      waitingPictures.shift()
      freeBytes -= next.bytes
      next.admit()
    }
  }

  return {
    most,

    /** @returns whether a picture is being decoded */
    isInUse: () => freeBytes < total,

    /** Calls the listener for each call of `spend` with a valid size. @returns a function that removes the listener */
    onUse(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** @returns the number of pictures that wait for their share */
    waitingCount: () => waitingPictures.length,

    /**
     * Runs the work as soon as its bytes are free, and releases these bytes when the work ends or fails.
     * @returns the result of the work
     * @throws {RangeError} for more bytes than one picture may take, and for a value that is not a size
     */
    async spend<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
      if (!(bytes >= 0 && bytes <= most)) throw new RangeError(`A share cannot have ${bytes} bytes`)
      const share = Math.min(bytes, total)
      for (const listener of listeners) listener()
      await new Promise<void>((admit) => {
        waitingPictures.push({ bytes: share, admit })
        admitNext()
      })
      try {
        return await work()
      } finally {
        freeBytes += share
        admitNext()
      }
    },
  }
}

/** The budget of this process. `withDecoded` uses this budget by default. */
export const decodingBudget = createDecodingBudget(decodingBytesTogether, decodingBytesMaximum)
