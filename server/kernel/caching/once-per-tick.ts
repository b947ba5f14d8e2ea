/** Shares a result among callers of the same tick. */
import { setImmediate } from 'node:timers/promises'

/**
 * @returns a function that calls `read` once for all callers of the same tick. `read` begins after the tick, so that no
 * caller receives a result that is older than its own call.
 */
export function oncePerTick<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= setImmediate().then(() => {
      pending = undefined
      return read()
    })
    return pending
  }
}
