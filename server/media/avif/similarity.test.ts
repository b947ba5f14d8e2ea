/** Tests the structural similarity of two pictures. */
import { describe, expect, test } from 'vitest'
import { similarity } from './similarity.ts'

interface PictureOptions {
  width?: number
  height?: number
  channels?: 3 | 4
}

/** @param valueAt the value of a byte by its column, its row and its channel */
function picture(
  valueAt: (x: number, y: number, channel: number) => number,
  { width = 16, height = 16, channels = 3 }: PictureOptions = {},
) {
  const pixels = Uint8Array.from({ length: width * height * channels }, (_, index) => {
    const pixel = Math.floor(index / channels)
    return valueAt(pixel % width, Math.floor(pixel / width), index % channels)
  })
  return { pixels, width, height, channels }
}

const chequered = (x: number, y: number) => ((x + y) % 2 === 0 ? 200 : 40)

describe('the similarity of two pictures', () => {
  test('is 1 for the same pixels, even in a picture smaller than a window', () => {
    for (const size of [{}, { width: 3, height: 2 }, { width: 9, height: 5 }]) {
      expect(similarity(picture(chequered, size), picture(chequered, size))).toBeCloseTo(1, 12)
    }
  })

  test('equals the formula of the paper for one window', () => {
    // Two flat windows have no variance, so only the term of the means remains.
    const [a, b] = [100, 120]
    const steady = (0.01 * 255) ** 2
    const expected = (2 * a * b + steady) / (a ** 2 + b ** 2 + steady)
    const flatPicture = (value: number) => picture(() => value, { width: 8, height: 8 })
    expect(similarity(flatPicture(a), flatPicture(b))).toBeCloseTo(expected, 6)
  })

  test('is near -1 for the opposite pattern, and falls as noise grows', () => {
    const opposite = picture((x, y) => 240 - chequered(x, y))
    expect(similarity(picture(chequered), opposite)).toBeLessThan(-0.9)
    const noisy = (amount: number) =>
      picture((x, y) => chequered(x, y) + ((x * 7 + y * 13) % 5) * amount)
    const values = [1, 4, 10].map((amount) => similarity(picture(chequered), noisy(amount)))
    expect(values).toEqual(values.toSorted((one, other) => other - one))
    expect(values[2]).toBeLessThan(0.99)
  })

  test('weights green most and blue least', () => {
    const grey = picture(() => 100)
    const brighterBy = (channel: number) =>
      similarity(
        grey,
        picture((_x, _y, current) => (current === channel ? 160 : 100)),
      )
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(brighterBy)
    expect(green).toBeLessThan(red)
    expect(red).toBeLessThan(blue)
  })

  test('detects a different alpha, even of black pixels, which look the same over black', () => {
    const transparent = (alpha: number) =>
      picture((x, y, channel) => (channel === 3 ? alpha : chequered(x, y)), { channels: 4 })
    expect(similarity(transparent(128), transparent(128))).toBeCloseTo(1, 12)
    expect(similarity(transparent(128), transparent(20))).toBeLessThan(0.9)
    const black = (alpha: number) =>
      picture((_x, _y, channel) => (channel === 3 ? alpha : 0), { channels: 4 })
    expect(similarity(black(255), black(0))).toBeLessThan(0.1)
  })

  test('rejects two pictures of different sizes', () => {
    expect(() => similarity(picture(chequered), picture(chequered, { width: 8 }))).toThrow(
      RangeError,
    )
  })
})
