import { setImmediate } from 'node:timers/promises'

/**
 * Shares one asynchronous result among all callers of the same tick. `read` begins after the tick, so no caller
 * receives a result that is older than its own call.
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
