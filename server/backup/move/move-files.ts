/** Copies the files of a site to another store and reads each copy back. */
import path from 'node:path'
import { CommandError } from '../../kernel/command-error.ts'
import { keysOf } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { missingFilesError } from '../archive/missing-files-error.ts'
import { copyStored, hashStored, readStored } from '../archive/read-stored.ts'
import type { Snapshot } from '../archive/snapshot.ts'

export interface MovedFiles {
  count: number
  bytes: number
  /** The number of files that were already in the target, from an earlier attempt. */
  known: number
}

/**
 * @param folder the folder for a copy of each school file, because videos are too large for memory
 * @returns the numbers and the bytes of the files
 * @throws {CommandError} if a needed file is missing in the source, or a copy differs in the target
 */
export async function moveFiles(
  source: Store,
  target: Store,
  snapshot: Snapshot,
  folder: string,
): Promise<MovedFiles> {
  const moved: MovedFiles = { count: 0, bytes: 0, known: 0 }
  const missing: string[] = []

  async function moveOne(key: string, isNeeded: boolean): Promise<void> {
    const file = await readStored(source, key)
    if (!file) {
      if (isNeeded) missing.push(key)
      return
    }
    moved.count++
    moved.bytes += file.bytes.length
    if ((await readStored(target, key))?.sha256 === file.sha256) {
      moved.known++
      return
    }
    await target.put(key, file.bytes)
    if ((await readStored(target, key))?.sha256 === file.sha256) return
    throw differenceError(key)
  }

  async function moveSchoolFile(key: string, isNeeded: boolean): Promise<void> {
    const copy = path.join(folder, 'school-file')
    const file = await copyStored(source, key, copy)
    if (!file) {
      if (isNeeded) missing.push(key)
      return
    }
    moved.count++
    moved.bytes += file.size
    if ((await hashStored(target, key))?.sha256 === file.sha256) {
      moved.known++
      return
    }
    await target.putFile(key, copy)
    if ((await hashStored(target, key))?.sha256 !== file.sha256) throw differenceError(key)
  }

  for await (const { path, width, isNeeded } of snapshot.images()) {
    await Promise.all(keysOf(path, width).map((key) => moveOne(key, isNeeded)))
  }
  for (const { key, isNeeded } of snapshot.schoolFiles) await moveSchoolFile(key, isNeeded)
  if (missing.length > 0) throw missingFilesError(missing, 'The move was stopped')
  return moved
}

const differenceError = (key: string) =>
  new CommandError(`${key} differs from the source after copying. Run the move again.`)
