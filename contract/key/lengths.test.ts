/** Tests the functions that parse and write the lengths of the key, such as the length of a leaf. */
import { expect, test } from 'vitest'
import {
  inUnit,
  lengthInWords,
  lengthText,
  longestLength,
  millimetresIn,
  packLength,
  parseLength,
  unpackLength,
} from './lengths.ts'

test.each([
  ['40-120', { from: 40, to: 120 }],
  ['85', { from: 85, to: 85 }],
  ['1-32767', { from: 1, to: 32767 }],
])('reads the length %s and writes it in the same form', (text, range) => {
  expect(parseLength(text)).toEqual(range)
  expect(lengthText(range)).toBe(text)
})

test.each(['', '0', '0-5', '120-40', '1-32768', '4-', '-4', '4.5', 'tree', '999999'])(
  'rejects the length %j',
  (text) => {
    expect(parseLength(text)).toBeUndefined()
  },
)

test('fits any range into one positive integer of 30 bits', () => {
  for (const from of [1, 2, 255, 32766, longestLength]) {
    for (const to of [from, longestLength]) {
      const packed = packLength({ from, to })
      expect(unpackLength(packed)).toEqual({ from, to })
      expect(packed > 0 && packed < 2 ** 30).toBe(true)
    }
  }
})

test.each([
  ['8.5', 'cm', 85],
  ['8,5', 'cm', 85],
  [' 12 ', 'mm', 12],
] as const)('reads %j in %s as %s mm', (typed, unit, length) => {
  expect(millimetresIn(typed, unit)).toBe(length)
})

test.each([
  ['0.04', 'cm'],
  ['-3', 'cm'],
  ['long', 'cm'],
  ['1e2', 'cm'],
  ['0x10', 'mm'],
  ['', 'mm'],
  ['4000', 'cm'],
] as const)('rejects %j in %s', (typed, unit) => {
  expect(millimetresIn(typed, unit)).toBe(undefined)
})

test('writes lengths in the unit of the question', () => {
  expect(inUnit(85, 'cm')).toBe('8.5')
  expect(lengthInWords({ from: 40, to: 125 }, 'cm')).toEqual({ en: '4–12.5 cm', zh: '4–12.5厘米' })
  expect(lengthInWords({ from: 40, to: 40 }, 'mm')).toEqual({ en: '40 mm', zh: '40毫米' })
})
