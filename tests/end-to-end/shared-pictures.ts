/**
 * Real photographs and hostile images beside the project, where it is made; what needs them is skipped
 * elsewhere, saying so. Not by the harness of the unit tests, which brings their runner along.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../../shared')

export const sharedIsHere = existsSync(folder)
export const withShared = (name: string) =>
  sharedIsHere ? name : `${name} (skipped: ../shared is not here)`

export const sharedPhotograph = (name: string) => path.join(folder, 'collection/photographs', name)
export const hostileImage = (name: string) => path.join(folder, 'fixtures/images', name)
