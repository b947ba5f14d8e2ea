/** Lets a loop wait for the next event. */

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
    /** @returns a promise of the next event. Call this before you read the state, so that no later event is missed. */
    next: () => promise,
    happened() {
      resolve()
      renew()
    },
  }
}
