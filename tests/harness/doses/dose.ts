/**
 * How much of a long test a run takes. `npm test` takes a small dose of everything; `npm run test:all`
 * sets TEST_DOSE=all and takes the whole, and tries the material in ../shared where it lies there.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

export const isWholeDose = process.env.TEST_DOSE === 'all'

export const dose = <Small, Whole>(small: Small, whole: Whole) => (isWholeDose ? whole : small)

const shared = path.resolve(import.meta.dirname, '../../../../shared')

/** The material is no part of the project: its pictures carry their own licences. */
export const sharedFile = (...parts: string[]) => path.join(shared, ...parts)
export const isSharedTried = isWholeDose && existsSync(shared)
