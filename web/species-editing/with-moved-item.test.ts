/** Tests that an item moves to another index of a list, or to the nearest end. */
import { expect, test } from 'vitest'
import { withMovedItem } from './with-moved-item.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 99, 'acdb'],
  [2, -5, 'cabd'],
])('moves an item from index %i to index %i or to the nearest end', (from, to, expected) => {
  expect(withMovedItem([...'abcd'], from, to).join('')).toBe(expected)
})

test('changes nothing if the list has no item at the first index', () => {
  expect(withMovedItem([...'abcd'], 7, 0).join('')).toBe('abcd')
})
