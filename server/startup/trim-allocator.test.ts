/** Tests that trimming returns the free memory between blocks in use to the system. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openTrim } from './trim-allocator.ts'

const { header } = process.report.getReport() as { header: object }

test.runIf('glibcVersionRuntime' in header)('returns freed buffers to the system', () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const buffers = Array.from({ length: 100_000 }, () => Buffer.allocUnsafeSlow(500).fill(1))
  const everyFiftieth = buffers.filter((_, index) => index % 50 === 0)
  buffers.length = 0
  collect()
  const residentBytes = process.memoryUsage.rss()
  openTrim()()
  expect(residentBytes - process.memoryUsage.rss()).toBeGreaterThan(15_000_000)
  expect(everyFiftieth.every((buffer) => buffer[0] === 1)).toBe(true)
})
