/** Tests how entity tags are made and compared. */
import { expect, test } from 'vitest'
import { clientHas, etagOf, strongEtagOf } from './etag.ts'

test.each([
  [undefined, false],
  ['', false],
  ['W/"b"', false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a" ,"c"', true],
  ['*', true],
])('compares the header %j with the tag W/"a" and returns %s', (ifNoneMatch, isSame) => {
  expect(clientHas(ifNoneMatch, 'W/"a"')).toBe(isSame)
})

test('makes equal tags for equal texts, and different tags for different texts', () => {
  expect(etagOf('rose')).toMatch(/^W\/"[\w-]{22}"$/)
  expect(strongEtagOf('rose')).toBe(etagOf('rose').slice(2))
  expect(etagOf('rose')).not.toBe(etagOf('roses'))
})
