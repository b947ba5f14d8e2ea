/** Writes PNG files byte by byte, with chunks that no encoder writes. */
import { constants, crc32, deflateRawSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer | string): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)])
  return Buffer.concat([number(body.length - 4), body, number(crc32(body))])
}

export function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

interface Chunk {
  type: string
  data: Buffer
}

export function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let offset = signature.length; offset < png.length; ) {
    const length = png.readUInt32BE(offset)
    const type = png.toString('latin1', offset + 4, offset + 8)
    chunks.push({ type, data: png.subarray(offset + 8, offset + 8 + length) })
    offset += 12 + length
  }
  return chunks
}

export const pngOf = (chunks: Chunk[]): Buffer =>
  Buffer.concat([signature, ...chunks.map(({ type, data }) => chunk(type, data))])

/** @param colours bits per sample, and PNG's number of the colour type */
export function head(width: number, height: number, colours: readonly [number, number]): Chunk {
  const data = Buffer.concat([number(width), number(height), Buffer.from([...colours, 0, 0, 0])])
  return { type: 'IHDR', data }
}

/** Compresses `length` zero bytes to a thousandth, by repeating one compressed piece. */
export function compressedZeros(length: number): Buffer {
  const size = 1_000_000
  const flush = { level: 9, finishFlush: constants.Z_FULL_FLUSH }
  const piece = deflateRawSync(Buffer.alloc(size), flush)
  const pieces = Array.from({ length: Math.floor(length / size) }, () => piece)
  const checksum = number(((length % 65_521) * 65_536 + 1) >>> 0)
  const remainder = deflateRawSync(Buffer.alloc(length % size))
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...pieces, remainder, checksum])
}
