/** Defines suites that use the real collection and the fixtures in ../shared. */
import { describe } from 'vitest'
import * as dose from './dose.ts'

export const { sharedFile } = dose

/**
 * Defines a suite that `npm run test:all` runs if ../shared exists. Another suite tests the same behaviour
 * with the project's own material, so every behaviour is tested without ../shared too.
 */
export function describeWithShared(name: string, suite: () => void): void {
  if (dose.isSharedUsed) describe(name, () => suite())
}
