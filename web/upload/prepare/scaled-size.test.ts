/** Tests that sizes are rounded as on the server, so that the server does not scale a picture again by one pixel. */
import { expect, test } from 'vitest'
import { scaledSize } from './scaled-size.ts'

test.each([
  [1599, 1199, 1599, 1199],
  [1600, 1200, 1600, 1200],
  [1601, 1200, 1600, 1199],
  [1200, 1601, 1199, 1600],
  [3200, 2400, 1600, 1200],
  [4032, 3024, 1600, 1200],
  [16384, 1, 1600, 1],
  [1, 20000, 1, 1600],
  [1, 1, 1, 1],
])('scales %i x %i pixels to %i x %i', (width, height, newWidth, newHeight) => {
  expect(scaledSize({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight })
})
