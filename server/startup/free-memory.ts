/**
 * Returns memory to the system when the site is idle. V8 collects garbage only when it needs more memory. Without this
 * module, a site keeps the garbage of a crawl or an import for hours (docs/measuring.md).
 */
interface IdleOptions {
  /** Runs a full collection, which blocks this thread for about 60 ms. */
  collect(): void
  /** @returns bytes of V8's heap and of the buffers outside it */
  readMemory(): number
  /** @returns milliseconds of processor time that this thread has used */
  readProcessorTime(): number
  /** Milliseconds between two checks. */
  interval: number
  /** Growth in bytes since the last collection that justifies another collection. */
  minimumGrowth: number
}

/**
 * The maximum share of a processor that the thread of an idle site may use between two checks. The utilisation of the
 * event loop is higher on a busy machine, because this utilisation includes the waits for a processor.
 */
const idleShare = 0.05

/** The options of a site. A collection needs `--expose-gc`, which `npm start`, the image and the service set. */
const defaultOptions: IdleOptions = {
  collect: () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
  readMemory() {
    const { heapTotal, external } = process.memoryUsage()
    return heapTotal + external
  },
  readProcessorTime() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
  interval: 30_000,
  minimumGrowth: 16_000_000,
}

/**
 * Frees memory when the site is idle after its start or after work.
 * @param freeCache a function that frees the memory of a cache outside V8, which `readMemory` does not count
 * @returns a function that stops the checks
 */
export function freeMemoryWhenIdle(freeCache: () => void, options = defaultOptions): () => void {
  const { collect, readMemory, readProcessorTime, interval, minimumGrowth } = options
  let bytesAfterCollection = 0
  let previous = { used: readProcessorTime(), at: performance.now() }
  const timer = setInterval(() => {
    const current = { used: readProcessorTime(), at: performance.now() }
    const share = (current.used - previous.used) / (current.at - previous.at)
    previous = current
    if (share > idleShare || readMemory() - bytesAfterCollection < minimumGrowth) return
    freeCache()
    collect()
    bytesAfterCollection = readMemory()
  }, interval).unref()
  return () => clearInterval(timer)
}
