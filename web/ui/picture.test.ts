/** Tests the `sizes` attribute of pictures that are narrower than their box. */
import { expect, test } from 'vitest'
import { containedSizes } from './picture.tsx'

const sizes = '(min-width: 78rem) 39rem, (min-width: 56rem) 52vw, calc(100vw - 2rem)'

test('requests the width of a portrait in a box that is wider than the portrait', () => {
  expect(containedSizes(sizes, { width: 450, height: 600 }, 4 / 3)).toBe(
    '(min-width: 78rem) calc(39rem * 0.57), (min-width: 56rem) calc(52vw * 0.57), calc(calc(100vw - 2rem) * 0.57)',
  )
})

test('requests the width of the box for a picture that is as wide as the box', () => {
  expect(containedSizes(sizes, { width: 800, height: 600 }, 4 / 3)).toBe(sizes)
  expect(containedSizes(sizes, { width: 1600, height: 400 }, 4 / 3)).toBe(sizes)
  expect(containedSizes(sizes, { width: 300, height: 900 })).toBe(sizes)
})
