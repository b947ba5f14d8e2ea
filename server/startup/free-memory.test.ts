/** Tests when an idle site collects garbage. */
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { freeMemoryWhenIdle } from './free-memory.ts'

const minimumGrowth = 100
let usedBytes = 0
let processBytes = 0
let stop = () => {}
const freeCache = vi.fn()
afterEach(() => {
  stop()
  usedBytes = 0
  processBytes = 0
  freeCache.mockClear()
})

/** Starts the checks. @returns the function that a check calls to collect garbage */
function startChecks(interval: number, readProcessorTime = () => 0) {
  const collect = vi.fn()
  stop = freeMemoryWhenIdle(freeCache, {
    ...{ collect, readProcessorTime, interval, minimumGrowth },
    readMemory: () => ({ heap: usedBytes, process: processBytes }),
  })
  return collect
}

test('collects garbage when idle after the start, and again when idle after growth', async () => {
  usedBytes = 2 * minimumGrowth
  const collect = startChecks(200)
  expect(collect).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  usedBytes = 3 * minimumGrowth
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  await wait(500)
  // Memory in use causes no further collection.
  expect(collect).toHaveBeenCalledTimes(2)
  expect(freeCache).toHaveBeenCalledTimes(2)
})

test('does not collect garbage while the site works', async () => {
  const busyTime = () => performance.now() / 10
  const collect = startChecks(50, busyTime)
  usedBytes = 2 * minimumGrowth
  await wait(500)
  expect(collect).not.toHaveBeenCalled()
})

test('collects garbage when only the memory outside the heap has grown', async () => {
  const collect = startChecks(50)
  processBytes = 2 * minimumGrowth
  await vi.waitFor(() => expect(collect).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  await wait(300)
  expect(collect).toHaveBeenCalledTimes(1)
})
