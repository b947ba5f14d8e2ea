/** Files that are truly in a folder: nothing else by way of a link, and no pipe or device. */
import {
  closeSync,
  constants,
  fstatSync,
  openSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import path from 'node:path'

/** Of words. The longest file shipped has 8,000. */
const mostBytes = 60_000

/** @returns where it is, links followed; nothing where that is not in the folder, or is no file */
export function fileWithin(folder: string, name: string): string | undefined {
  try {
    const real = realpathSync(path.join(folder, name))
    const inside = real.startsWith(path.join(realpathSync(folder), path.sep))
    return inside && statSync(real).isFile() ? real : undefined
  } catch {
    return undefined
  }
}

/** Whether an open file is the one of that name in the folder: links may have changed meanwhile. */
export function isWithin(folder: string, name: string, open: Stats): boolean {
  const real = fileWithin(folder, name)
  if (!real) return false
  const found = statSync(real, { throwIfNoEntry: false })
  return found?.ino === open.ino && found.dev === open.dev
}

/** @throws {RangeError} where it is too long; any other error where there is no such file */
export function readWithin(folder: string, name: string): string {
  const file = fileWithin(folder, name)
  if (!file) throw new Error(`There is no file ${name} in ${folder}`)
  // A pipe that took its place would otherwise be waited for.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    if (!isWithin(folder, name, fstatSync(handle))) throw new Error(`${name} has changed`)
    const bytes = Buffer.alloc(mostBytes + 1)
    let length = 0
    for (let read = -1; read !== 0 && length <= mostBytes; length += read) {
      read = readSync(handle, bytes, length, bytes.length - length, null)
    }
    if (length > mostBytes) throw new RangeError(`it has more than ${mostBytes / 1000} kB`)
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(handle)
  }
}
