/** Tests the punctuation of the places that captions show. */
import { expect, test } from 'vitest'
import { withShownPlace } from './shown-place.ts'

test.each([
  ['荷花池,东岸, ', '荷花池，东岸'],
  ['Lotus pond, 荷花池, 东岸', 'Lotus pond, 荷花池，东岸'],
  ['Lotus pond, east shore', 'Lotus pond, east shore'],
  ['', ''],
])('shows the place %j as %j', (location, shown) => {
  const picture = { code: 'a', location }
  expect(withShownPlace(picture)).toEqual({ code: 'a', location: shown })
})

test('adds no place to a picture without a place', () => {
  const picture: { code: string; location?: string } = { code: 'a' }
  expect(withShownPlace(picture)).toEqual({ code: 'a' })
})
