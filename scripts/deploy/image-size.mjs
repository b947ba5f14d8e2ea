/**
 * Computes the size of the container image from the base image, the copied folders and the remaining packages. Run this
 * script after `npm start`: `node scripts/deploy/image-size.mjs`.
 */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from '../programs/pinned-node.mjs'

/**
 * The estimated size of debian:stable-slim with libatomic1 in MB. No script here unpacks this
 * image.
 */
const baseSize = 80
/**
 * The measured size in MB of the code that `scripts/compile.mjs` writes into an empty
 * `build/compiled`. The folder here also has the compiled code of commands and tests, which the
 * image leaves out.
 */
const compiledSize = 9
/** @typedef {{ dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} LockedPackage */

/**
 * @param {string} location a file or a folder
 * @param {(file: string) => boolean} [isCounted] whether a file counts; by default every file
 * @returns {number} bytes of the counted files
 */
function sizeOf(location, isCounted = () => true) {
  const stat = lstatSync(location)
  if (!stat.isDirectory()) return isCounted(location) ? stat.size : 0
  return readdirSync(location).reduce(
    (sum, name) => sum + sizeOf(path.join(location, name), isCounted),
    0,
  )
}

/**
 * @param {string[]} removed the names of the direct dependencies that are uninstalled
 * @returns {string[]} the folders of the remaining packages
 */
function keptPackages(removed) {
  /** @type {Record<string, LockedPackage>} */
  const locked = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const keptLocations = new Set()
  /**
   * @param {string} from the folder of the package that needs `name`
   * @param {string} name the name of a package
   */
  const visit = (from, name) => {
    const location = findPackage(locked, from, name)
    if (!location || keptLocations.has(location)) return
    keptLocations.add(location)
    const { dependencies, optionalDependencies } = locked[location] ?? {}
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(location, next)
  }
  const { dependencies, optionalDependencies } = locked[''] ?? {}
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!removed.includes(name)) visit('', name)
  }
  return [...keptLocations].filter((location) => existsSync(path.join(root, location)))
}

/**
 * Finds a package in the nearest node_modules folder above, like Node.
 * @param {Record<string, LockedPackage>} locked the packages of the lock file by folder
 * @param {string} from the folder of the package that needs `name`
 * @param {string} name the name of the package
 * @returns {string | undefined} the folder of the package; undefined if the lock file lacks the package
 */
function findPackage(locked, from, name) {
  const location = `${from ? `${from}/` : ''}node_modules/${name}`
  if (locked[location]) return location
  if (from === '') return undefined
  return findPackage(locked, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

const isCopied = /** @param {string} file */ (file) =>
  !file.includes(path.join('build', 'compiled'))

/** @returns {{ name: string, size: number }[]} the parts of the image, with their sizes in MB */
export function imageParts() {
  const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8')
  const removed = dockerfile.match(/npm uninstall (.*?)\n\n/s)?.[1]?.split(/[\s\\]+/) ?? []
  const inside = /** @param {string} file */ (file) => !file.includes('/node_modules/')
  const packages = keptPackages(removed).reduce((sum, location) => {
    const folder = path.join(root, location)
    return sum + sizeOf(folder, (file) => inside(file.slice(folder.length)))
  }, 0)
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/site\/(\S+) /gm)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'node_modules')
  return [
    { name: 'Debian and libatomic1', size: baseSize },
    { name: 'node_modules', size: packages / 1e6 },
    { name: 'compiled code', size: compiledSize },
    ...copied.map((name) => ({ name, size: sizeOf(path.join(root, name), isCopied) / 1e6 })),
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = imageParts()
  for (const { name, size } of parts) console.info(`${size.toFixed(0).padStart(5)} MB  ${name}`)
  console.info(
    `${parts
      .reduce((sum, { size }) => sum + size, 0)
      .toFixed(0)
      .padStart(5)} MB  in all`,
  )
}
