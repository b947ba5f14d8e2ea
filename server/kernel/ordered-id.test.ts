/** Tests that ids sort in the order in which they are made. */
import { expect, test } from 'vitest'
import { orderedId } from './ordered-id.ts'

test('makes ids in order within one millisecond, and when the clock steps back', () => {
  const now = Date.now()
  const ids = Array.from({ length: 10_000 }, (_, index) => orderedId(now - (index % 3)))
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 100)) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  }
})
