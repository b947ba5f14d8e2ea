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
     * @returns a promise of the next event. Callers get the promise before reading the state, so that no event is
     * missed.
     */
    next: () => promise,
    notify() {
      resolve()
      renew()
    },
  }
}
