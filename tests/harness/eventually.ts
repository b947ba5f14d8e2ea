/** Waits for an effect that becomes visible later, such as a change by another process. */
import { vi } from 'vitest'

/** Milliseconds. A busy machine may need a thousand times as long as a quiet machine. */
const timeout = 60_000
/** Milliseconds between two calls. A check of a whole site takes 10 ms. */
const interval = 100

/**
 * Calls `check` until it no longer throws.
 * @returns the last result of `check`
 * @throws the last error of `check`, after a minute
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout, interval })
