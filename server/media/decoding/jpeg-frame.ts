/** Reads a JPEG's frame header, which gives the size and the sampling of each channel. */

/** @returns bytes of a file from an offset; fewer at its end */
export type ReadAt = (offset: number, length: number) => Promise<Uint8Array>

/** Segments before the frame header. Cameras write about 30; each segment costs a read. */
const segmentsMaximum = 300
/** The largest sampling factor of a channel, in the standard and in the decoder. */
const samplingMaximum = 4
const blockSide = 8
/** A decoder keeps 64 coefficients of two bytes for each block. */
const blockBytes = 128

/**
 * A decoder holds all coefficients of a progressive JPEG at once. It computes their size from the same
 * header, so a file cannot pretend to need less.
 * @returns bytes of all coefficients; undefined for a header that does not follow the standard exactly
 */
export async function coefficientBytes(read: ReadAt): Promise<number | undefined> {
  let offset = 2
  for (let segment = 0; segment < segmentsMaximum; segment++) {
    const head = await read(offset, 4)
    const [start, marker = 0, high = 0, low = 0] = head
    if (head.length < 4 || start !== 0xff || !hasLength(marker)) return undefined
    const length = high * 256 + low
    if (length < 2) return undefined
    if (isFrame(marker)) return bytesOf(await read(offset + 4, length - 2))
    offset += 2 + length
  }
  return undefined
}

/** Markers of tables, comments, application data and frames. A decoder skips these segments by length. */
const hasLength = (marker: number) =>
  marker >= 0xc0 && marker !== 0xc8 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xda)

/** All markers from C0 to CF except Huffman tables (C4), arithmetic coding (CC) and the reserved C8. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function bytesOf(frame: Uint8Array): number | undefined {
  const [, heightHigh = 0, heightLow = 0, widthHigh = 0, widthLow = 0, count = 0] = frame
  const width = widthHigh * 256 + widthLow
  const height = heightHigh * 256 + heightLow
  if (!width || !height || !count || frame.length !== 6 + 3 * count) return undefined
  const sampling = Array.from({ length: count }, (_, place) => {
    const factors = frame[7 + 3 * place] ?? 0
    return { across: factors >> 4, down: factors & 15 }
  })
  const all = sampling.flatMap(({ across, down }) => [across, down])
  if (all.some((factor) => factor < 1 || factor > samplingMaximum)) return undefined
  const across = Math.max(...sampling.map((one) => one.across))
  const down = Math.max(...sampling.map((one) => one.down))
  // The decoder rounds up to whole units of blocks.
  const units = Math.ceil(width / (across * blockSide)) * Math.ceil(height / (down * blockSide))
  return sampling.reduce((sum, one) => sum + units * one.across * one.down * blockBytes, 0)
}
