/** Tests that the bytes of all channels of a progressive JPEG are computed from its frame header (security.md 67). */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { coefficientBytes } from './decoding-memory.ts'

const bytesIn = (bytes: Uint8Array) =>
  coefficientBytes(async (offset, length) => bytes.subarray(offset, offset + length))

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a3' } })
const progressive = { progressive: true, mozjpeg: false }

describe('the size of all channels', () => {
  test.each([
    ['4:4:4', 640, 480, 6],
    ['4:2:0', 640, 480, 3],
  ] as const)('is exact for sampling %s', async (chromaSubsampling, width, height, perPixel) => {
    const bytes = await image(width, height)
      .jpeg({ ...progressive, chromaSubsampling })
      .toBuffer()
    expect(await bytesIn(bytes)).toBe(width * height * perPixel)
  })

  test('is exact for a grey picture', async () => {
    const bytes = await image(640, 480).toColourspace('b-w').jpeg(progressive).toBuffer()
    expect(await bytesIn(bytes)).toBe(640 * 480 * 2)
  })

  test('is exact for a CMYK picture', async () => {
    const bytes = await image(640, 480)
      .toColourspace('cmyk')
      .jpeg({ ...progressive, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(await bytesIn(bytes)).toBe(640 * 480 * 8)
  })

  test('includes the edges, rounded up to whole blocks', async () => {
    const bytes = await image(17, 1)
      .jpeg({ ...progressive, chromaSubsampling: '4:2:0' })
      .toBuffer()
    // Two units of 16 pixels across, each with four blocks of luma and two of chroma.
    expect(await bytesIn(bytes)).toBe(2 * 6 * 128)
  })

  test('is read from a frame after metadata and profiles', async () => {
    const bytes = await image(640, 480)
      .withExif({ IFD0: { Copyright: 'x'.repeat(40_000) } })
      .withIccProfile('p3')
      .jpeg({ ...progressive, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(await bytesIn(bytes)).toBe(640 * 480 * 6)
  })
})

const segment = (marker: number, ...body: number[]) => {
  const length = body.length + 2
  return [0xff, marker, length >> 8, length & 255, ...body]
}
const file = (...parts: number[][]) => Buffer.from([0xff, 0xd8, ...parts.flat()])
/** Makes a frame of 8 x 8 pixels with one channel. */
const frame = (...channel: number[]) => segment(0xc2, 8, 0, 8, 0, 8, 1, ...channel)
const validFrame = frame(1, 0x11, 0)

test('reads a frame made by hand', async () => {
  expect(await bytesIn(file(segment(0xe1, 1, 2, 3), validFrame))).toBe(128)
})

test.each<[title: string, bytes: Buffer]>([
  ['an empty file', Buffer.alloc(0)],
  ['a file without a frame', file(segment(0xe0, 1))],
  ['a truncated frame', file(validFrame).subarray(0, -1)],
  ['a frame with too many bytes', file(frame(1, 0x11, 0, 0))],
  ['a frame without pixels', file(segment(0xc2, 8, 0, 0, 0, 8, 1, 1, 0x11, 0))],
  ['a sampling of zero', file(frame(1, 0x01, 0))],
  ['a sampling above four', file(frame(1, 0x15, 0))],
  ['a fill byte before the frame', file([0xff], validFrame)],
  ['bytes between segments', file([0], validFrame)],
  ['a length that is shorter than its own two bytes', file([0xff, 0xe0, 0, 1], validFrame)],
  ['a marker without a length', file([0xff, 0x01], validFrame)],
  ['a scan before the frame', file(segment(0xda, 0), validFrame)],
  ['more segments than any camera writes', file(...Array(5000).fill(segment(0xfe)), validFrame)],
])('returns no size for %s', async (_title, bytes) => {
  expect(await bytesIn(bytes)).toBeUndefined()
})

test('returns no wrong size for a changed byte before the frame if the file can be decoded', async () => {
  const bytes = await image(64, 64).jpeg(progressive).toBuffer()
  const frameAt = bytes.indexOf(Buffer.from([0xff, 0xc2]))
  expect(frameAt).toBeGreaterThan(50)
  const expectedSize = await bytesIn(bytes)
  for (let index = 2; index < frameAt; index++) {
    const changed = Buffer.from(bytes)
    changed[index] = (changed[index] ?? 0) ^ (1 << (index % 8))
    const size = await bytesIn(changed)
    const isDecoded = await sharp(changed, { failOn: 'truncated' })
      .raw()
      .toBuffer()
      .then(
        () => true,
        () => false,
      )
    if (size !== undefined && isDecoded) expect(size).toBe(expectedSize)
  }
})
