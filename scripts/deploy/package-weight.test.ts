/** Tests the disk space of the packages that package-lock.json lists. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../programs/pinned-node.mjs'

const megabyte = 1024 * 1024
const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { dev?: boolean }>
}

/** Counts whole disk blocks like `du`, without nested packages. The installation removes Node's headers. */
function spaceOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const location = path.join(folder, entry.name)
    if (entry.isDirectory()) {
      return entry.name === 'node_modules' ? sum : sum + spaceOf(location)
    }
    return sum + lstatSync(location).blocks * 512
  }, lstatSync(folder).blocks * 512)
}

function spaceOfPackages(isCounted: (locked: { dev?: boolean }) => boolean): number {
  const places = Object.entries(packages)
    .filter(([location, locked]) => location !== '' && isCounted(locked))
    .map(([location]) => path.join(root, location))
    .filter((location) => existsSync(location))
  return places.reduce((sum, location) => sum + spaceOf(location), 0) / megabyte
}

test('npm start installs at most 450 MB of packages', () => {
  expect(spaceOfPackages(({ dev }) => !dev)).toBeLessThanOrEqual(450)
})

test('npm test installs at most 750 MB of packages', () => {
  expect(spaceOfPackages(() => true)).toBeLessThanOrEqual(750)
})
