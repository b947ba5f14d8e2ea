/**
 * Returns memory to the system when the site is idle. V8 collects garbage only before it needs more memory, so a site
 * would keep the garbage of a crawl or an import for hours (docs/measuring.md).
 */
interface IdleOptions {
  /** Runs a full collection, which blocks this thread for about 60 ms. */
  collect(): void
  /** @returns bytes of V8's heap and of the buffers outside it */
  committed(): number
  /** @returns milliseconds of processor time that this thread has used */
  computed(): number
  /** Milliseconds between two checks. */
  interval: number
  /** Growth in bytes since the last collection that justifies another collection. */
  worthwhile: number
}

/**
 * The maximum share of a processor that the thread of an idle site may use between two checks. The utilization of the
 * event loop is higher on a busy machine, because it includes the waits for a processor.
 */
const idleShare = 0.05

/** The options of a site. A collection needs `--expose-gc`, which `npm start`, the image and the service set. */
const defaultOptions: IdleOptions = {
  collect: () => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }),
  committed() {
    const { heapTotal, external } = process.memoryUsage()
    return heapTotal + external
  },
  computed() {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  },
  interval: 30_000,
  worthwhile: 16_000_000,
}

/** Collects garbage when the site is idle after its start or after work. @returns a function that stops the checks */
export function freeMemoryWhenIdle(options = defaultOptions): () => void {
  const { collect, committed, computed, interval, worthwhile } = options
  let collected = 0
  let previous = { computed: computed(), at: performance.now() }
  const timer = setInterval(() => {
    const now = { computed: computed(), at: performance.now() }
    const share = (now.computed - previous.computed) / (now.at - previous.at)
    previous = now
    if (share > idleShare || committed() - collected < worthwhile) return
    collect()
    collected = committed()
  }, interval).unref()
  return () => clearInterval(timer)
}
