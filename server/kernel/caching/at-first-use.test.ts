import { expect, test, vi } from 'vitest'
import { atFirstUse } from './at-first-use.ts'

test('makes a value once, and not before it is needed', () => {
  const make = vi.fn(() => undefined)
  const value = atFirstUse(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
