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
    /** Taken before looking around, so that what happens meanwhile is not missed. */
    next: () => promise,
    happened() {
      resolve()
      renew()
    },
  }
}
