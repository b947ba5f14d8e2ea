/** Tests the decoding cost of a header against measured memory and the budget (security.md 67). */
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { decodingBytesMaximum, decodingBytesTogether } from '../../../contract/limits.ts'
import { decodingCost } from './decoding-memory.ts'

const photograph = {
  width: 7000,
  height: 7000,
  format: 'jpeg',
  channels: 3,
  depth: 'uchar',
  hasAlpha: false,
  isProgressive: false,
  isSimpleLossy: false,
  coefficientBytes: undefined,
} as const
const megabytes = (header: Partial<Parameters<typeof decodingCost>[0]>) =>
  Math.round(decodingCost({ ...photograph, ...header }) / 1e6)

const deepAlpha = { channels: 4, depth: 'ushort', hasAlpha: true } as const
const alpha = { channels: 4, hasAlpha: true } as const
const png = { format: 'png' } as const
const interlaced = { format: 'png', isProgressive: true } as const
const webp = { format: 'webp' } as const
/** Megabytes by which the process grows, measured by `npm run bench:decoding`. */
const measured: [title: string, header: Parameters<typeof megabytes>[0], growth: number][] = [
  ['an interlaced PNG of 16 bits with alpha', { ...interlaced, ...deepAlpha }, 467],
  ['an interlaced PNG with alpha', { ...interlaced, ...alpha }, 247],
  ['an interlaced PNG', interlaced, 180],
  ['an interlaced grey PNG of 16 bits', { ...interlaced, channels: 1, depth: 'ushort' }, 102],
  ['a PNG of 16 bits with alpha', { ...png, ...deepAlpha }, 122],
  ['a PNG a million pixels wide', { ...png, ...deepAlpha, width: 1e6, height: 49 }, 2555],
  ['an opaque PNG a million pixels wide', { ...png, width: 1e6, height: 49 }, 767],
  ['a PNG 20,000 pixels wide', { ...png, depth: 'ushort', width: 20_000, height: 2490 }, 174],
  ['a progressive JPEG', { isProgressive: true }, 303],
  ['a subsampled progressive JPEG', { isProgressive: true, coefficientBytes: 147e6 }, 153],
  ['a progressive CMYK JPEG', { isProgressive: true, channels: 4 }, 404],
  ['a progressive grey JPEG', { isProgressive: true, channels: 1 }, 105],
  ['a JPEG', {}, 22],
  ['a CMYK JPEG 65,000 pixels wide', { channels: 4, width: 65_000, height: 760 }, 18],
  ['a lossless WebP with alpha', { ...webp, ...alpha }, 208],
  ['an animated WebP', { ...webp, ...alpha, width: 5000, height: 5000 }, 111],
  ['a lossy WebP', { ...webp, isSimpleLossy: true }, 30],
]

test.each(measured)('never estimates %s below the measured memory', (_title, header, growth) => {
  expect(megabytes(header)).toBeGreaterThanOrEqual(growth)
})

describe('the budget of one process allows', () => {
  const photographs: [string, Parameters<typeof megabytes>[0]][] = [
    ['49 megapixels from a camera', {}],
    ['24 megapixels, progressive', { width: 6000, height: 4000, isProgressive: true }],
    [
      '49 megapixels, progressive and subsampled',
      { isProgressive: true, coefficientBytes: 1.5 * 2 * 7000 * 7000 },
    ],
    ['an interlaced PNG of 49 megapixels', interlaced],
    ['a PNG of 49 megapixels with alpha', { ...png, ...alpha }],
    ['a lossless WebP of 45 megapixels', { ...webp, width: 8200, height: 5470 }],
    ['a lossy WebP of 49 megapixels', { ...webp, isSimpleLossy: true }],
  ]
  test.each(photographs)('%s', (_title, header) => {
    expect(decodingCost({ ...photograph, ...header })).toBeLessThan(decodingBytesMaximum)
  })

  test('two photographs of 12 megapixels at once', () => {
    expect(2 * megabytes({ width: 4000, height: 3000 })).toBeLessThan(decodingBytesTogether / 1e6)
  })
})

test('counts an unknown depth as the largest depth', () => {
  expect(megabytes({ ...interlaced, depth: 'float' })).toBeGreaterThan(1000)
})

test.each([
  ['png', true],
  ['png', false],
  ['jpeg', true],
  ['jpeg', false],
] as const)('sharp reports whether a %s is progressive: %s', async (format, progressive) => {
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: '#234' } })
  const bytes = await image.toFormat(format, { progressive }).toBuffer()
  expect((await sharp(bytes).metadata()).isProgressive).toBe(progressive)
})
