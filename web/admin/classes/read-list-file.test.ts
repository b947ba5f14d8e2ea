/**
 * Tests that lists of pupils are read in the encodings that spreadsheets write, and that other files are rejected
 * (security.md 96).
 */
import { expect, test } from 'vitest'
import { textOf } from './read-list-file.ts'

test.each([
  ['UTF-8', [...new TextEncoder().encode('林小满,5A')]],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode('林小满,5A')]],
  ['GB 18030', [0xc1, 0xd6, 0xd0, 0xa1, 0xc2, 0xfa, 0x2c, 0x35, 0x41]],
  ['UTF-16', [0xff, 0xfe, ...Buffer.from('林小满,5A', 'utf16le')]],
])('reads a list in %s', (_encoding, bytes) => {
  expect(textOf(Uint8Array.from(bytes))).toBe('林小满,5A')
})

test('rejects a workbook and a picture in place of a list', () => {
  expect(textOf(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toBeUndefined()
  expect(textOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))).toBeUndefined()
})
