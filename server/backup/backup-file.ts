/** An archive as a file: until it is whole and on the disk it has another name. */
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { day } from '../config/backup-plan.ts'
import { CommandError } from '../kernel/command-error.ts'
import { processName, writerHasEnded } from '../kernel/process-name.ts'
import { syncFolder } from '../media/store/folder-store.ts'
import type { Manifest } from './archive/manifest.ts'
import { type Source, writeArchive } from './archive/write-archive.ts'

/** After the name of an archive that is not whole. */
const unfinishedEnding = `.${processName}.part`
const rowsBeginning = `.backup-${processName}-`
/** What a killed backup leaves: such a folder, or an archive that is not whole. */
const unfinishedName = /^\.backup-|^huaniao-.*\.tar\.part$|\.proc-[0-9a-f]+-\d+-\d+\.part$/

/** What a folder says that has become unwritable, or full, while it is written to. */
const takesNoMore = /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/

/**
 * Makes its folder where it is missing.
 * @throws {CommandError} as `writeArchive` does, or as nothing can be written there; then there is no file
 */
export async function backUpToFile(source: Source, file: string): Promise<Manifest> {
  const folder = path.dirname(file)
  const unfinished = file + unfinishedEnding
  const to = await openIn(folder, unfinished).catch(refuseFor(folder))
  try {
    const manifest = await backUpTo(source, to, folder)
    await rename(unfinished, file)
    await syncFolder(folder)
    return manifest
  } catch (error) {
    to.destroy()
    // Where this fails too, the first reason is the one to tell.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** Opened before it is a stream: one that fails at it before anybody listens ends the process. */
async function openIn(folder: string, unfinished: string): Promise<Writable> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  // Rows and accounts are in it: for its owner alone.
  const handle = await open(unfinished, 'w', 0o600)
  return handle.createWriteStream({ flush: true })
}

/** @param folder in which rows may be written out for as long as it takes */
export async function backUpTo(source: Source, to: Writable, folder: string): Promise<Manifest> {
  const rows = await mkdtemp(path.join(folder, rowsBeginning)).catch(refuseFor(folder))
  try {
    return await writeArchive(source, to, rows)
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw takesNoMore.test(String(code)) ? notWritten(folder, error as Error) : error
  } finally {
    await rm(rows, { recursive: true, force: true })
  }
}

const refuseFor = (folder: string) => (error: Error) => {
  throw notWritten(folder, error)
}

const notWritten = (folder: string, { message }: Error) =>
  new CommandError(`No archive can be written to ${folder}: ${message}.`)

/** Removes what backups left whose process has ended; of another machine, what is a day old. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!unfinishedName.test(name)) continue
    const place = path.join(folder, name)
    const found = await stat(place).catch(() => undefined)
    const isLeft = found && (writerHasEnded(name) ?? found.mtimeMs < Date.now() - day)
    if (isLeft) await rm(place, { recursive: true, force: true })
  }
}
