/** Memory that a picture takes while it is decoded and resized, judged by its header alone. */
import type { Metadata } from 'sharp'
import { imageLongerSideMaximum } from '../../../contract/limits.ts'

type Header = Pick<
  Metadata,
  'width' | 'height' | 'format' | 'channels' | 'depth' | 'hasAlpha' | 'isProgressive'
> & {
  /** A WebP of the simple lossy kind. The extended kind may hold a lossless frame. */
  isSimpleLossy: boolean
  /** Of a JPEG; undefined counts all channels at full size. */
  coefficientBytes: number | undefined
}

/** Bytes for the 1600 px result and for the decoder itself. */
const base = 30_000_000
/** Rows that libvips keeps for resizing, at most. */
const rowsHeld = 256
/** A JPEG wider than twice the result is decoded at 1/2 to 1/8; no JPEG is wider than 65,535. */
const jpegRowMaximum = 65_536 / 8

/**
 * Bytes at most. `npm run bench:decoding` measures them for the worst file of each kind
 * (docs/decisions/0028-cost-of-decoding.md):
 * an interlaced PNG is held whole; a progressive JPEG as 2-byte coefficients of each channel; a lossless
 * WebP as 4 bytes a pixel, a GIF twice so.
 */
export function decodingCost(header: Header): number {
  return Math.max(base + heldWhole(header) + heldInRows(header), heldByRenditions(header))
}

function heldWhole({ width, height, format, channels, depth, ...how }: Header): number {
  const pixels = width * height
  switch (format) {
    case 'png':
      return how.isProgressive ? pixels * channels * bytesOf(depth) : 0
    case 'jpeg':
      return how.isProgressive ? (how.coefficientBytes ?? pixels * channels * 2) : 0
    case 'webp':
      return pixels * (how.isSimpleLossy ? 1 : 4)
    default:
      return pixels * 8
  }
}

/** Measured with pictures a million pixels wide: 5.2 bytes a channel, 9.1 of 16 bits; with alpha 8.5 and 13.1. */
function heldInRows({ width, height, format, channels, depth, hasAlpha }: Header): number {
  // What is held whole is reduced there.
  if (format === 'webp') return 0
  const row = format === 'jpeg' ? Math.min(width, jpegRowMaximum) : width
  const perChannel = 4 * bytesOf(depth) + (hasAlpha ? 5.5 : 1.5)
  return row * Math.min(height, rowsHeld) * channels * perChannel
}

/** Measured at 1600 x 1600: 25 bytes a pixel, with alpha 44. */
function heldByRenditions({ width, height, hasAlpha }: Header): number {
  const scale = Math.min(1, imageLongerSideMaximum / Math.max(width, height))
  return width * height * scale * scale * (hasAlpha ? 46 : 26)
}

/** Of one channel of one pixel; anything unknown counts as the largest. */
function bytesOf(depth: Metadata['depth']): number {
  if (depth === 'uchar' || depth === 'char') return 1
  return depth === 'ushort' || depth === 'short' ? 2 : 8
}
