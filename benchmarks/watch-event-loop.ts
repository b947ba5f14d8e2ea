/**
 * A benchmark loads this module before the server. To each message the module answers with the delays of the event
 * loop since the last message, in milliseconds.
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
