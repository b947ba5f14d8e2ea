/** Suites over the real collection and the fixtures that may lie beside the project, in ../shared. */
import { describe } from 'vitest'
import * as dose from './dose.ts'

export const { sharedFile } = dose

/**
 * A suite of `npm run test:all`, where ../shared is there. No test may be in need of it: each of these
 * suites tries with more what another one tries with material of the project's own.
 */
export function describeWithShared(name: string, suite: () => void): void {
  if (dose.isSharedTried) describe(name, () => suite())
}
