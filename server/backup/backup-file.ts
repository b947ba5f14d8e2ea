/** An archive as a file: until it is whole and on the disk it has another name. */
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { syncFolder } from '../media/folder-store.ts'
import type { Manifest } from './manifest.ts'
import { day } from './plan.ts'
import { type Source, writeArchive } from './write-archive.ts'

/** After the name of an archive that is not whole. */
const unfinishedEnding = '.part'
const rowsBeginning = '.backup-'
/** What a backup leaves that was killed: such a folder, or an archive that is not whole. */
const abandoned = /^\.backup-|^huaniao-.*\.tar\.part$/

/** Makes its folder where it is missing. @throws {Refused} as `writeArchive` does; then there is no file. */
export async function backUpToFile(source: Source, file: string): Promise<Manifest> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  await removeAbandoned(folder)
  const unfinished = file + unfinishedEnding
  try {
    // Rows and accounts are in it: for its owner alone.
    const to = createWriteStream(unfinished, { mode: 0o600, flush: true })
    const manifest = await backUpTo(source, to, folder)
    await rename(unfinished, file)
    await syncFolder(folder)
    return manifest
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** @param folder in which rows may be written out for as long as it takes */
export async function backUpTo(source: Source, to: Writable, folder: string): Promise<Manifest> {
  const rows = await mkdtemp(path.join(folder, rowsBeginning))
  try {
    return await writeArchive(source, to, rows)
  } finally {
    await rm(rows, { recursive: true, force: true })
  }
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!abandoned.test(name)) continue
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - day) await rm(place, { recursive: true, force: true })
  }
}
