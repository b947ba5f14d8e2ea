/** Tests which coordinates can be read. */
import { expect, test } from 'vitest'
import { readCoordinates } from './coordinates.ts'

test.each([
  ['22.5965, 113.9990', { latitude: 22.5965, longitude: 113.999 }],
  ['-33.9,18', { latitude: -33.9, longitude: 18 }],
  ['22.5，113.9', { latitude: 22.5, longitude: 113.9 }],
  // Some maps show the longitude before the latitude.
  ['113.9990, 22.5965', undefined],
  ['91, 10', undefined],
  ['22.5', undefined],
  ['22°35′N, 113°59′E', undefined],
])('reads the coordinates %s as %j', (text, coordinates) => {
  expect(readCoordinates(text)).toEqual(coordinates)
})
