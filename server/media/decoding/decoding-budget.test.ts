/** Tests that pictures are decoded within a memory budget (security.md 67). */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { nightlyTest } from '../../../tests/harness/doses/nightly-test.ts'
import { jpeg } from '../../../tests/harness/pictures/pictures.ts'
import { decode, UnsupportedImage, uploadFormats, withDecoded } from './decode.ts'
import { createDecodingBudget } from './decoding-memory.ts'

/** Opens a budget in which the work for a picture lasts until the test calls `end` with the name of the picture. */
function openBudget(total: number, most?: number) {
  const budget = createDecodingBudget(total, most)
  const running: string[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  const begin = (name: string, bytes: number) => {
    const end = Promise.withResolvers<void>()
    ends.set(name, end)
    return budget.spend(bytes, async () => {
      running.push(name)
      try {
        await end.promise
      } finally {
        running.splice(running.indexOf(name), 1)
      }
    })
  }
  const end = async (name: string, failure?: Error) => {
    if (failure) ends.get(name)?.reject(failure)
    else ends.get(name)?.resolve()
    for (let turn = 0; turn < 3; turn++) await setImmediate()
  }
  return { begin, end, running }
}

test('never admits more than the budget, and admits pictures in the order of their arrival', async () => {
  const { begin, end, running } = openBudget(100)
  const works = [begin('a', 60), begin('b', 30), begin('large', 80), begin('small', 10)]
  await setImmediate()
  // The small picture would fit into the budget, but the large picture arrived before the small picture.
  expect(running).toEqual(['a', 'b'])
  await end('a')
  expect(running).toEqual(['b'])
  await end('b')
  expect(running).toEqual(['large', 'small'])
  await end('large')
  await end('small')
  await Promise.all(works)
})

test('allows one share of the whole budget', async () => {
  const { begin, end, running } = openBudget(100)
  const all = [begin('whole', 100), begin('next', 1)]
  await setImmediate()
  expect(running).toEqual(['whole'])
  await end('whole')
  expect(running).toEqual(['next'])
  await end('next')
  await Promise.all(all)
})

test('admits a picture above the budget by itself, up to the limit of one picture', async () => {
  const { begin, end, running } = openBudget(100, 150)
  const all = [begin('small', 1), begin('huge', 150), begin('next', 1)]
  await setImmediate()
  expect(running).toEqual(['small'])
  await end('small')
  expect(running).toEqual(['huge'])
  await end('huge')
  expect(running).toEqual(['next'])
  await end('next')
  await Promise.all(all)
  await expect(begin('too much', 151)).rejects.toThrow(RangeError)
})

test('releases the share of failed work', async () => {
  const { begin, end, running } = openBudget(100)
  const failing = begin('failing', 100)
  const next = begin('next', 100)
  failing.catch(() => {})
  await end('failing', new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  expect(running).toEqual(['next'])
  await end('next')
  await next
})

test.each([101, Number.NaN, -1])('rejects a share of %s', async (bytes) => {
  await expect(openBudget(100).begin('a', bytes)).rejects.toThrow(RangeError)
})

test('keeps the sum of all shares within the budget under load', async () => {
  const budget = createDecodingBudget(1000)
  let inUse = 0
  let most = 0
  const works = Array.from({ length: 200 }, (_, number) => {
    const bytes = 1 + ((number * 379) % 1000)
    const work = async () => {
      inUse += bytes
      most = Math.max(most, inUse)
      for (let turn = 0; turn < number % 5; turn++) await setImmediate()
      inUse -= bytes
      if (number % 7 === 0) throw new Error('broken')
    }
    return budget.spend(bytes, work).catch(() => {})
  })
  await Promise.all(works)
  expect(most).toBeLessThanOrEqual(1000)
  expect(most).toBeGreaterThan(500)
  await expect(budget.spend(1000, async () => 'free')).resolves.toBe('free')
})

test('decodes and uses pictures one after another if two pictures exceed the budget together', async () => {
  const budget = createDecodingBudget(40_000_000)
  const bytes = await jpeg('of thirty megabytes')
  let inUse = 0
  let most = 0
  const decodeOnce = () =>
    withDecoded(
      bytes,
      uploadFormats,
      async () => {
        most = Math.max(most, ++inUse)
        await setImmediate()
        inUse--
      },
      budget,
    )
  await Promise.all([decodeOnce(), decodeOnce(), decodeOnce()])
  expect(most).toBe(1)
})

const pictureOf = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 99, b: 9, alpha: 0.5 } } })

test.each([
  [
    'an interlaced PNG of 16 bits',
    () =>
      pictureOf(6000, 6000, 4)
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 }),
  ],
  [
    'a progressive JPEG',
    () => pictureOf(6500, 6500, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  ],
  ['a very wide PNG', () => pictureOf(1_000_000, 20, 4).png()],
] as const)(
  'rejects %s that exceeds the limit of one picture, without decoding the picture',
  async (_title, make) => {
    const bytes = await make().toBuffer()
    expect(bytes.length).toBeLessThan(10_000_000)
    const error = await decode(bytes, uploadFormats).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(UnsupportedImage)
    expect(error.message).toBe('unsupported file format')
    expect(error.reason).toMatch(/^the picture takes \d{3,4} MB to decode$/)
  },
  60_000,
)

nightlyTest(
  'accepts a subsampled progressive JPEG of 24 megapixels, from memory and from a file',
  async () => {
    const bytes = await pictureOf(6000, 4000, 3).jpeg({ progressive: true }).toBuffer()
    const folder = await mkdtemp(path.join(tmpdir(), 'huaniao-decoding-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const file = path.join(folder, 'camera.jpg')
    await writeFile(file, bytes)
    // This budget is too small for all channels at full size.
    const budget = createDecodingBudget(140_000_000)
    for (const source of [bytes, { file }]) {
      const width = withDecoded(source, uploadFormats, async ({ width }) => width, budget)
      await expect(width).resolves.toBe(1600)
    }
  },
  60_000,
)
