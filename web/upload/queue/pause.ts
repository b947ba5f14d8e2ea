/** Pauses sending without a network, without a session, or after too many requests. */

/** Milliseconds. */
const firstPause = 1000
const longestPause = 30_000

/** @param onOver called when sending may continue */
export function createPause(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let paused: 'for the network' | 'for the site' | undefined
  let failures = 0

  function end(): void {
    clearTimeout(timer)
    paused = undefined
    onOver()
  }

  return {
    isOn: () => paused !== undefined,

    /** Doubles the pause after each failure, up to the longest, until a request succeeds. */
    forNetwork() {
      if (paused) return
      paused = 'for the network'
      timer = setTimeout(end, Math.min(longestPause, firstPause * 2 ** failures))
      failures += 1
    },

    /** @param milliseconds that the site asked for */
    forSite(milliseconds = longestPause) {
      if (paused) return
      paused = 'for the site'
      timer = setTimeout(end, milliseconds)
    },

    until(work: Promise<void>) {
      paused = 'for the site'
      work.finally(end)
    },

    succeeded() {
      failures = 0
    },

    networkIsBack() {
      if (paused === 'for the network') end()
    },

    cancel() {
      clearTimeout(timer)
    },
  }
}
