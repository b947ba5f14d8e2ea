/** One answer for all who ask within one turn of the event loop; it is asked for when all have come. */
import { setImmediate } from 'node:timers/promises'

/** Nobody is given what was asked for before they came. */
export function onceATurn<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let coming: Promise<Value> | undefined
  return () => {
    coming ??= setImmediate().then(() => {
      coming = undefined
      return ask()
    })
    return coming
  }
}
