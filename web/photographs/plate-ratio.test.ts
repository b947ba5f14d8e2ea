import { expect, test } from 'vitest'
import { plateRatio } from './plate-ratio.ts'

test('gives a picture the box of its own shape', () => {
  expect(plateRatio({ width: 1600, height: 1130 })).toBe(1.416)
  expect(plateRatio({ width: 800, height: 800 })).toBe(1)
})

test('keeps the box of a high picture as wide as high, and that of a panorama high enough', () => {
  expect(plateRatio({ width: 600, height: 1600 })).toBe(1)
  expect(plateRatio({ width: 1600, height: 80 })).toBe(2.4)
})
