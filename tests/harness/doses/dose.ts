/**
 * Chooses the dose of a long test. `npm test` runs a small part of each long test. `npm run test:all` sets
 * TEST_DOSE=all and runs each long test whole, with the files in ../shared if this folder exists.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

export const isWholeDose = process.env.TEST_DOSE === 'all'

export const dose = <Small, Whole>(small: Small, whole: Whole) => (isWholeDose ? whole : small)

const shared = path.resolve(import.meta.dirname, '../../../../shared')

/** @returns the path of a shared file; these files are not part of the project because of their licences */
export const sharedFile = (...parts: string[]) => path.join(shared, ...parts)
export const isSharedUsed = isWholeDose && existsSync(shared)
