/** Writes an export into a folder. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ExportTarget } from './export-collection.ts'

/** @returns whether the folder is missing or empty, so that an export may be written into it */
export async function isFreeFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT'
  }
}

/**
 * Makes the folders of an export.
 * @returns a target whose files only their owner may read, because an export has names of photographers
 */
export async function folderTarget(folder: string): Promise<ExportTarget> {
  for (const part of ['photographs', 'artworks']) {
    await mkdir(path.join(folder, part), { recursive: true, mode: 0o700 })
  }
  return {
    async add(name, content) {
      await pipeline(
        content,
        createWriteStream(path.join(folder, name), { mode: 0o600, flags: 'wx' }),
      )
    },
  }
}
