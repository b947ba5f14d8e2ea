/** Defines the function for Vitest tests that only `npm run test:all` runs (docs/testing.md). */
import { test } from 'vitest'
import { isWholeDose } from './dose.ts'

export const nightlyTest = test.runIf(isWholeDose)
