import { expect, test } from 'vitest'
import { moved } from './moved.ts'

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [1, 99, 'acdb'],
  [2, -5, 'cabd'],
  [7, 0, 'abcd'],
])('moves an item from place %i to place %i', (from, to, expected) => {
  expect(moved([...'abcd'], from, to).join('')).toBe(expected)
})
