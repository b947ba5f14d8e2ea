/** Tests when an idle site collects garbage. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { freeMemoryWhenIdle } from './free-memory.ts'

const worthwhile = 100
let usedBytes = 0
let stop = () => {}
afterEach(() => {
  stop()
  usedBytes = 0
})

function follow(interval: number, computed = () => 0) {
  const collect = vi.fn()
  stop = freeMemoryWhenIdle({ collect, committed: () => usedBytes, computed, interval, worthwhile })
  return collect
}

test('collects when idle after the start, and again when idle after growth', async () => {
  usedBytes = 2 * worthwhile
  const collect = follow(200)
  expect(collect).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  usedBytes = 3 * worthwhile
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  await wait(500)
  // Memory in use causes no further collection.
  expect(collect).toHaveBeenCalledTimes(2)
})

test('does not collect while the site works', async () => {
  const busyTime = () => performance.now() / 10
  const collect = follow(50, busyTime)
  usedBytes = 2 * worthwhile
  await wait(500)
  expect(collect).not.toHaveBeenCalled()
})
