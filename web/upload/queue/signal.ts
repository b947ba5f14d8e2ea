/** Provides a signal with which a loop waits for the next event. */

export function createSignal() {
  let resolve = () => {}
  let promise: Promise<void>
  const renew = () => {
    promise = new Promise((done) => {
      resolve = done
    })
  }
  renew()
  return {
    /**
     * @returns a promise of the next event. Callers request the promise before they read the state, so that they miss
     * no event.
     */
    next: () => promise,
    notify() {
      resolve()
      renew()
    },
  }
}
