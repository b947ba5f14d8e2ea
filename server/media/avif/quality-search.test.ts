/** Tests the search for the lowest sufficient quality. */
import { describe, expect, test } from 'vitest'
import { searchQuality } from './quality-search.ts'

/** Makes an encoder whose similarity grows with the quality. `bytesAt` returns the size at a quality. */
function encoder(bytesAt: (quality: number) => number, slope = 0.055) {
  const qualities: number[] = []
  return {
    qualities,
    async encode(quality: number) {
      qualities.push(quality)
      const similarity = 1 - Math.exp(-1 - slope * quality)
      return { file: quality, bytes: bytesAt(quality), similarity }
    },
  }
}

const similarityAt = (quality: number, slope = 0.055) => 1 - Math.exp(-1 - slope * quality)

describe('the search for a quality', () => {
  test.each([10, 30, 44, 45, 46, 60, 94])(
    'finds the quality %i in at most 4 attempts from the quality 45',
    async (matching) => {
      const { qualities, encode } = encoder((quality) => quality * 100)
      const similarity = similarityAt(matching) - 1e-9
      const found = await searchQuality({ encode, similarity, bytes: 9500, start: 45 })
      expect(found?.file).toBe(matching)
      expect(qualities.length).toBeLessThanOrEqual(4)
      expect(new Set(qualities).size).toBe(qualities.length)
    },
  )

  test.each([0.02, 0.11])(
    'finds a quality within 2 steps of the lowest sufficient quality, for an encoder of slope %d',
    async (slope) => {
      const { qualities, encode } = encoder((quality) => quality * 100, slope)
      const similarity = similarityAt(57, slope) - 1e-9
      const found = await searchQuality({ encode, similarity, bytes: 9500, start: 45 })
      expect(found?.file).toBeGreaterThanOrEqual(57)
      expect(found?.file).toBeLessThanOrEqual(59)
      expect(qualities.length).toBeLessThanOrEqual(5)
    },
  )

  test('ends at the first attempt that is too large and not similar enough', async () => {
    const { qualities, encode } = encoder(() => 1000)
    const similarity = similarityAt(80)
    expect(await searchQuality({ encode, similarity, bytes: 900, start: 45 })).toBeUndefined()
    expect(qualities).toEqual([45])
  })

  test('finds nothing if every similar enough file is too large', async () => {
    const { qualities, encode } = encoder((quality) => quality * 100)
    const similarity = similarityAt(40)
    expect(await searchQuality({ encode, similarity, bytes: 3900, start: 45 })).toBeUndefined()
    expect(qualities.length).toBeLessThanOrEqual(5)
  })

  test('finds nothing for a similarity that no quality reaches', async () => {
    const { encode } = encoder(() => 1)
    expect(await searchQuality({ encode, similarity: 1, bytes: 900, start: 45 })).toBeUndefined()
  })
})
