/** Tests how the input of callers is cleaned and rejected. */
import { expect, test } from 'vitest'
import { nestingMaximum } from './limits.ts'
import { storableInput, UnusableInput } from './storable-input.ts'

test('removes NUL from text at any depth, and replaces lone surrogates', () => {
  const input = { title: 'a\0b\uD800', list: ['\uDC00c', { deeper: 'x\uD83C\uDF33' }], count: 3 }
  expect(storableInput(input)).toEqual({
    title: 'ab\uFFFD',
    list: ['\uFFFDc', { deeper: 'x\uD83C\uDF33' }],
    count: 3,
  })
})

// security.md 33
test.each([
  '{"constructor": 1}',
  '{"a": [{"constructor": {"x": 1}}]}',
  '{"a": {"__proto__": {"admin": true}}}',
  '{"prototype": {}}',
])('rejects input with a key of a prototype: %s', (json) => {
  expect(() => storableInput(JSON.parse(json))).toThrow(UnusableInput)
})

test('accepts input of the greatest depth, and rejects much deeper input', () => {
  const nested = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth))
  expect(() => storableInput(nested(100_000))).toThrow(UnusableInput)
  expect(storableInput(nested(nestingMaximum))).toEqual(nested(nestingMaximum))
})

test('returns an instance of a class unchanged', () => {
  const file = new Uint8Array(3)
  expect(storableInput({ file })).toEqual({ file })
})
