/** Tests that marked buffers have memory of their own. */
import { expect, test } from 'vitest'
import { inOwnMemory, lasting } from './lasting-bytes.ts'

test('lasting bytes have memory of their own, so that no pool of small buffers stays in memory', () => {
  const part = Buffer.from('a page in two bytes: 鸟')
  expect(part.buffer.byteLength).toBeGreaterThan(part.length)
  for (const bytes of [lasting(part.toString()), lasting(part), inOwnMemory(part)]) {
    expect(bytes.toString()).toBe(part.toString())
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
