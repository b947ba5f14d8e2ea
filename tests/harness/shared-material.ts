/**
 * The real collection and the fixtures that stand beside the project on the machines it is made on.
 * They are no part of it (their pictures carry their own licences), so elsewhere the tests that need
 * them are skipped and say so.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe } from 'vitest'

const folder = path.resolve(import.meta.dirname, '../../../shared')
const present = existsSync(folder)

export const sharedFile = (...parts: string[]) => path.join(folder, ...parts)

export function describeWithShared(name: string, suite: () => void): void {
  const told = present ? name : `${name} (skipped: ${folder} is not here)`
  describe.skipIf(!present)(told, suite)
}
