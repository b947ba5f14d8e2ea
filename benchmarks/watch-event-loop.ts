/**
 * Reports the delays of the event loop to a benchmark, which loads this module before the server. The module answers
 * each message with the delays since the last message, in milliseconds.
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
// The channel must not keep the process running after the server has stopped.
process.channel?.unref()
