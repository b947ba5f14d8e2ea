/** Tests that a cache of versioned values drops the values that no request has read for five minutes. */
import { beforeEach, expect, test, vi } from 'vitest'
import { createVersionedCache, dropUnread } from './versioned-cache.ts'

// The function drops the values of all caches of the process.
beforeEach(() => void dropUnread(Number.POSITIVE_INFINITY))

const minutes = (count: number) => performance.now() + count * 60_000

test('keeps a value for four minutes, and drops the value after six minutes', async () => {
  const get = createVersionedCache<string>(1000)
  const make = vi.fn(async () => ({ value: 'page', bytes: 100, isCacheable: true }))
  const read = () => get('/home', '1', make)
  await read()
  expect(dropUnread(minutes(4))).toBe(0)
  expect(await read()).toBe('page')
  expect(make).toHaveBeenCalledTimes(1)
  expect(dropUnread(minutes(6))).toBe(100 + '/home'.length)
  expect(await read()).toBe('page')
  expect(make).toHaveBeenCalledTimes(2)
})

test('counts from the last request for the value', async () => {
  const get = createVersionedCache<string>(1000)
  const make = async () => ({ value: 'page', bytes: 100, isCacheable: true })
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(0)
  await get('/home', '1', make)
  clock.mockReturnValue(240_000)
  await get('/home', '1', make)
  clock.mockRestore()
  expect(dropUnread(400_000)).toBe(0)
  expect(dropUnread(540_000)).toBeGreaterThan(0)
})
