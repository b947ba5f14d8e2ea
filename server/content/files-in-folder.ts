/** Finds and reads regular files inside a folder. Pipes, devices and links to files elsewhere are rejected. */
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

/** Maximum bytes of a text file. The longest YAML file in `content/` has 43,000 bytes. */
const bytesMaximum = 60_000

/** @returns the real path of the file; undefined if it is not in the folder or not a regular file */
export function fileInFolder(folder: string, name: string): string | undefined {
  try {
    const realPath = realpathSync(path.join(folder, name))
    const isInside = realPath.startsWith(path.join(realpathSync(folder), path.sep))
    return isInside && statSync(realPath).isFile() ? realPath : undefined
  } catch {
    return undefined
  }
}

/** @returns whether an open file is still the file with this name. Links may have changed since the file was opened. */
export function isFileInFolder(folder: string, name: string, openStats: Stats): boolean {
  const realPath = fileInFolder(folder, name)
  if (!realPath) return false
  const stats = statSync(realPath, { throwIfNoEntry: false })
  return stats?.ino === openStats.ino && stats.dev === openStats.dev
}

/**
 * @returns the text of a file in the folder
 * @throws {RangeError} if the file is too long; another error if the file is missing, or is replaced during the opening
 */
export function readFileInFolder(folder: string, name: string): string {
  const file = fileInFolder(folder, name)
  if (!file) throw new Error(`There is no file ${name} in ${folder}`)
  // Without O_NONBLOCK, a pipe that has just replaced the file would block the process.
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0))
  try {
    if (!isFileInFolder(folder, name, fstatSync(handle))) throw new Error(`${name} has changed`)
    const bytes = Buffer.alloc(bytesMaximum + 1)
    let length = 0
    for (let count = -1; count !== 0 && length <= bytesMaximum; length += count) {
      count = readSync(handle, bytes, length, bytes.length - length, null)
    }
    if (length > bytesMaximum) throw new RangeError(`it has more than ${bytesMaximum / 1000} kB`)
    return bytes.toString('utf8', 0, length)
  } finally {
    closeSync(handle)
  }
}
