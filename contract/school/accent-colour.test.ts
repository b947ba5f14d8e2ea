/** Tests accent colours and their contrast with the backgrounds. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { siteContentSchema } from '../schemas/content.ts'
import {
  accentBackgrounds,
  accentContrast,
  contrast,
  isColour,
  readableAccent,
  textContrast,
} from './accent-colour.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#b03a25', '#b03a25', 1],
])('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2)
  expect(contrast(b, a)).toBeCloseTo(ratio, 2)
})

test('the backgrounds have the colours of the stylesheet', () => {
  const tokens = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
  const tokenColours = (name: string) =>
    new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(tokens)?.slice(1)
  const { light, dark } = accentBackgrounds
  expect(tokenColours('paper')).toEqual([light.behind[0], dark.behind[0]])
  expect(tokenColours('sheet')).toEqual([light.behind[1], dark.behind[1]])
  expect(tokenColours('on-seal')).toEqual([light.on, dark.on])
})

describe('a readable accent', () => {
  test('is the colour itself if the colour has enough contrast', () => {
    expect(readableAccent('#b03a25', 'light')).toBe('#b03a25')
    expect(readableAccent('#e0745c', 'dark')).toBe('#e0745c')
  })

  const hexOf = (number: number) => `#${number.toString(16).padStart(6, '0')}`
  const colours = Array.from({ length: 512 }, (_, index) =>
    hexOf((((index >> 6) * 36) << 16) | ((((index >> 3) & 7) * 36) << 8) | ((index & 7) * 36)),
  )

  test.each(['light', 'dark'] as const)(
    'exists for 512 colours in the %s colour scheme',
    (scheme) => {
      for (const colour of colours) {
        const accent = readableAccent(colour, scheme)
        expect([colour, isColour(accent), accentContrast(accent, scheme) >= textContrast]).toEqual([
          colour,
          true,
          true,
        ])
      }
    },
  )
})

test.each(['#fff', 'red', '#12345g', '', '#1234567'])('%j is not a colour', (text) => {
  expect(isColour(text)).toBe(false)
})

test.each([
  ['#b03a25', undefined],
  ['red', 'must be a colour such as #b03a25'],
  ['#e0745c', 'has a contrast of 2.8 with the page and needs 4.5: the nearest is #ac5947'],
])('the error for the accent %s is: %s', (accent, problem) => {
  const { error } = siteContentSchema.shape.accent.safeParse(accent)
  expect(error?.issues[0]?.message).toBe(problem)
})
