/** Pauses sending without a network, without a session, or after too many requests. */

/** Milliseconds. */
const firstPause = 1000
const longestPause = 30_000

/** @param onOver called when sending may continue */
export function createRest(onOver: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let resting: 'for the network' | 'for the site' | undefined
  let failures = 0

  function end(): void {
    clearTimeout(timer)
    resting = undefined
    onOver()
  }

  return {
    isOn: () => resting !== undefined,

    /** Pauses longer after each failure, until a request succeeds. */
    forNetwork() {
      if (resting) return
      resting = 'for the network'
      timer = setTimeout(end, Math.min(longestPause, firstPause * 2 ** failures))
      failures += 1
    },

    /** @param pause milliseconds that the site asked for */
    forPatience(pause = longestPause) {
      if (resting) return
      resting = 'for the site'
      timer = setTimeout(end, pause)
    },

    until(work: Promise<void>) {
      resting = 'for the site'
      work.finally(end)
    },

    succeeded() {
      failures = 0
    },

    networkIsBack() {
      if (resting === 'for the network') end()
    },

    cancel() {
      clearTimeout(timer)
    },
  }
}
