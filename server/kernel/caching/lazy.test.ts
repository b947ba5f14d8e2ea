/** Tests that a lazy value is made at its first use. */
import { expect, test, vi } from 'vitest'
import { lazy } from './lazy.ts'

test('makes a value once, at its first use', () => {
  const make = vi.fn(() => undefined)
  const value = lazy(make)
  expect(make).not.toHaveBeenCalled()
  expect([value(), value()]).toEqual([undefined, undefined])
  expect(make).toHaveBeenCalledTimes(1)
})
