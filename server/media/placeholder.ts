/**
 * Makes a placeholder from a ThumbHash: a PNG of fewer than 200 bytes inside the page. The PNG shows the colours before
 * any script runs. A page may contain many placeholders, so each placeholder has only the bytes that a blur needs.
 */
import { crc32, deflateSync } from 'node:zlib'
import { thumbHashToRGBA } from 'thumbhash'

const longerSide = 6
/** Colours in steps of this size compress better, and readers see no difference in a blur. */
const colourStep = 8
const cachedAddresses = new Map<string, string>()
const cachedMaximum = 20_000

/** @returns a `data:image/png` address of at most about 250 characters */
export function placeholderOf(thumbhash: string): string {
  const cachedAddress = cachedAddresses.get(thumbhash)
  if (cachedAddress) return cachedAddress
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  const scale = longerSide / Math.max(w, h)
  const width = Math.max(1, Math.round(w * scale))
  const height = Math.max(1, Math.round(h * scale))
  const address = `data:image/png;base64,${png(width, height, rgba, w, h).toString('base64')}`
  if (cachedAddresses.size >= cachedMaximum) cachedAddresses.clear()
  cachedAddresses.set(thumbhash, address)
  return address
}

/** @returns a PNG (ISO/IEC 15948) in 8-bit RGB, rows unfiltered, sampled from the nearest pixel of `rgba` */
function png(width: number, height: number, rgba: Uint8Array, w: number, h: number): Buffer {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const source =
        4 * (Math.floor(((y + 0.5) * h) / height) * w + Math.floor(((x + 0.5) * w) / width))
      const target = y * (1 + width * 3) + 1 + x * 3
      for (let channel = 0; channel < 3; channel++)
        rows[target + channel] = roundColour(rgba[source + channel] ?? 0)
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function roundColour(value: number): number {
  return Math.min(255, Math.round(value / colourStep) * colourStep)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
