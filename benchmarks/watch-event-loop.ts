/**
 * Loaded before the server by a benchmark: answers, when asked, how long its event loop was held up
 * at the most since it was asked before, in milliseconds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const resolution = 1
const delay = monitorEventLoopDelay({ resolution })
delay.enable()
process.on('message', () => {
  const toMilliseconds = (nanoseconds: number) => nanoseconds / 1e6
  process.send?.({
    longest: toMilliseconds(delay.max) - resolution,
    percentile99: toMilliseconds(delay.percentile(99)) - resolution,
  })
  delay.reset()
})
// Only the server itself keeps the process alive.
process.channel?.unref()
