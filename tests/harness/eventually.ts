/** Waits until something that happens elsewhere, in another process or after an answer, can be seen. */
import { vi } from 'vitest'

/** A busy machine may take seconds for what takes milliseconds on a quiet one. */
const longEnough = 60_000

/**
 * Calls `check` until it no longer throws.
 * @returns what `check` returned last
 * @throws what `check` threw last, after a minute
 */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, longEnough)
