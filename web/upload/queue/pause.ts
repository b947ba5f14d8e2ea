/** Pauses the sending of pictures while the network or the session is lost, or after too many requests. */

/** The first and the longest pause while the network is lost, in milliseconds. */
const firstPause = 1000
const longestPause = 30_000

/**
 * @param onOver the function that continues sending after the pause
 * @returns the functions that begin and end a pause
 */
export function createPause(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let reason: 'for the network' | 'for the site' | undefined
  let failures = 0

  function end(): void {
    clearTimeout(timer)
    reason = undefined
    onOver()
  }

  return {
    isPaused: () => reason !== undefined,

    /** Pauses for a time that doubles after each failure, up to the longest pause, until a request succeeds. */
    forNetwork() {
      if (reason) return
      reason = 'for the network'
      timer = setTimeout(end, Math.min(longestPause, firstPause * 2 ** failures))
      failures += 1
    },

    /** @param milliseconds the waiting time in the answer of the site */
    forSite(milliseconds = longestPause) {
      if (reason) return
      reason = 'for the site'
      timer = setTimeout(end, milliseconds)
    },

    waitFor(work: Promise<void>) {
      reason = 'for the site'
      work.finally(end)
    },

    resetBackoff() {
      failures = 0
    },

    endNetworkPause() {
      if (reason === 'for the network') end()
    },

    cancel() {
      clearTimeout(timer)
    },
  }
}
