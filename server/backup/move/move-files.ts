/** The files a site speaks of from one store to another, each read back where it came. */

import { CommandError } from '../../kernel/command-error.ts'
import { keysOf } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { lacking } from '../archive/lacking.ts'
import { readStored } from '../archive/read-stored.ts'
import type { Snapshot } from '../archive/snapshot.ts'

export interface MovedFiles {
  count: number
  bytes: number
  /** Of the count: those that were there from an earlier attempt. */
  known: number
}

/** @throws {CommandError} when one is missing here, or not the same there */
export async function moveFiles(from: Store, to: Store, snapshot: Snapshot): Promise<MovedFiles> {
  const moved: MovedFiles = { count: 0, bytes: 0, known: 0 }
  const missing: string[] = []

  async function moveOne(key: string, needed: boolean): Promise<void> {
    const file = await readStored(from, key)
    if (!file) {
      if (needed) missing.push(key)
      return
    }
    moved.count++
    moved.bytes += file.bytes.length
    if ((await readStored(to, key))?.sha256 === file.sha256) {
      moved.known++
      return
    }
    await to.put(key, file.bytes)
    if ((await readStored(to, key))?.sha256 === file.sha256) return
    throw new CommandError(`${key} is not the same there. The move can be begun again.`)
  }

  for await (const { path, width, needed } of snapshot.images()) {
    await Promise.all(keysOf(path, width).map((key) => moveOne(key, needed)))
  }
  if (missing.length > 0) throw lacking(missing, 'The move was cut short')
  return moved
}
