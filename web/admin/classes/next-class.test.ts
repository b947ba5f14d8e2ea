/** Tests the suggested class of the next school year. */
import { expect, test } from 'vitest'
import { nextClass } from './next-class.ts'

test.each([
  ['5A', '6A'],
  ['G9-2', 'G10-2'],
  ['高一（1）班', '高二（1）班'],
  ['八年级 3 班', '九年级 3 班'],
  ['Herons', 'Herons'],
])('for the class %s, suggests the class %s', (before, after) => {
  expect(nextClass(before)).toBe(after)
})
