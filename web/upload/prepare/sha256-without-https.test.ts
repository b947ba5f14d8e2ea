/** Tests that the digest without `crypto.subtle` equals the SHA-256 digest of Node. */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256WithoutHttps } from './sha256-without-https.ts'

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 128, 1000, 70_001])(
  'computes the same digest as Node for %d bytes',
  (length) => {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) % 256)
    const expected = createHash('sha256').update(bytes).digest('hex')
    expect(Buffer.from(sha256WithoutHttps(bytes)).toString('hex')).toBe(expected)
  },
)

test('computes the digest of a part of a larger buffer', () => {
  const part = new Uint8Array(200).fill(7).subarray(3, 150)
  const expected = createHash('sha256').update(part).digest('hex')
  expect(Buffer.from(sha256WithoutHttps(part)).toString('hex')).toBe(expected)
})
