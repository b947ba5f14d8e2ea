/**
 * Returns memory to the system when the site is idle. V8 collects garbage only when it needs more memory. Without this
 * module, a site keeps the garbage of a crawl or an import for hours (docs/measuring.md).
 */
import { openTrim } from './trim-allocator.ts'

interface IdleOptions {
  /** Runs a full garbage collection and trims the allocator, which blocks this thread for about 0.1 s. */
  collect(): void
  /** @returns bytes of V8's heap with the buffers outside it, and bytes of the whole process */
  readMemory(): { heap: number; process: number }
  /** @returns milliseconds of processor time that this thread has used */
  readProcessorTime(): number
  /** Milliseconds between two checks. */
  interval: number
  /** Growth in bytes of either number since the last collection that justifies another collection. */
  minimumGrowth: number
}

/**
 * The maximum share of a processor that the thread of an idle site may use between two checks. The utilisation of the
 * event loop is higher on a busy machine, because this utilisation includes the waits for a processor.
 */
const idleShare = 0.05

/** @returns the options of a site. A collection needs `--expose-gc`, which `npm start`, the image and the service set. */
function defaultOptions(): IdleOptions {
  const trim = openTrim()
  return {
    collect() {
      globalThis.gc?.({ type: 'major', flavor: 'last-resort' })
      trim()
    },
    readMemory() {
      const { heapTotal, external, rss } = process.memoryUsage()
      return { heap: heapTotal + external, process: rss }
    },
    readProcessorTime() {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1000
    },
    interval: 30_000,
    minimumGrowth: 16_000_000,
  }
}

/**
 * Frees memory when the site is idle after its start or after work.
 * @param freeCache a function that frees the memory of a cache outside V8, which `readMemory` does not count
 * @returns a function that stops the checks
 */
export function freeMemoryWhenIdle(freeCache: () => void, options = defaultOptions()): () => void {
  const { collect, readMemory, readProcessorTime, interval, minimumGrowth } = options
  let afterCollection = { heap: 0, process: 0 }
  let previous = { used: readProcessorTime(), at: performance.now() }
  const timer = setInterval(() => {
    const current = { used: readProcessorTime(), at: performance.now() }
    const share = (current.used - previous.used) / (current.at - previous.at)
    previous = current
    const { heap, process } = readMemory()
    const growth = Math.max(heap - afterCollection.heap, process - afterCollection.process)
    if (share > idleShare || growth < minimumGrowth) return
    freeCache()
    collect()
    afterCollection = readMemory()
  }, interval).unref()
  return () => clearInterval(timer)
}
