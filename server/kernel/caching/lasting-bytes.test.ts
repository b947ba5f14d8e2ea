/** Tests that marked buffers share no memory with other buffers. */
import { expect, test } from 'vitest'
import { inOwnMemory, markLasting } from './lasting-bytes.ts'

test('lasting bytes share no memory, so that no pool of small buffers stays in memory', () => {
  const part = Buffer.from('a page in two bytes: 鸟')
  expect(part.buffer.byteLength).toBeGreaterThan(part.length)
  for (const bytes of [markLasting(part.toString()), markLasting(part), inOwnMemory(part)]) {
    expect(bytes.toString()).toBe(part.toString())
    expect(bytes.buffer.byteLength).toBe(bytes.length)
  }
})
