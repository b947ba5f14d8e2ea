/**
 * Makes the folder in which a run of the tests stores its databases, pictures and profiles. The
 * folder is in memory if enough memory is free, because a run commits thousands of transactions, and a disk
 * takes milliseconds for each.
 */
import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
/** The number of bytes that must be free. Vitest and Playwright need 0.5 GB each for a whole run. */
const neededBytes = 2_000_000_000

/**
 * @param {string} folder the file system in memory
 * @returns {string} an empty folder, in memory if enough memory is free
 */
export function makeScratchFolder(folder = memory) {
  const parent = freeBytes(folder) >= neededBytes ? folder : tmpdir()
  const scratch = mkdtempSync(path.join(parent, 'huaniao-tests-'))
  // PostgreSQL runs as another user, who must be able to open a folder inside.
  chmodSync(scratch, 0o711)
  return scratch
}

/** @returns {number} the free bytes; 0 for a folder that does not exist, such as `/dev/shm` on another system */
function freeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return 0
  }
}
