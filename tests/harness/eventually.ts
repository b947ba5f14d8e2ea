/** Waits until something that happens elsewhere, in another process or after an answer, can be seen. */
import { vi } from 'vitest'

/** A busy machine may take seconds where a quiet one takes milliseconds. */
const timeout = 60_000
/** Milliseconds between two calls, because a check of a whole site takes ten. */
const interval = 100

/**
 * Calls `check` until it no longer throws.
 * @returns the last result of `check`
 * @throws the last error of `check`, after a minute
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout, interval })
