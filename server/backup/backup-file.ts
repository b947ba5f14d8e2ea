/** Writes an archive to a file. The archive has a temporary name until all its bytes are on the disk. */
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { dayInMs } from '../../contract/limits.ts'
import { CommandError } from '../kernel/command-error.ts'
import { processName, writerHasEnded } from '../kernel/process-name.ts'
import { syncFolder } from '../media/store/folder-store.ts'
import type { Manifest } from './archive/manifest.ts'
import { type Source, writeArchive } from './archive/write-archive.ts'

/** Suffix of an incomplete archive. */
const unfinishedSuffix = `.${processName}.part`
const rowsPrefix = `.backup-${processName}-`
/** Matches the leftovers of a killed backup, which are its temporary folder and its incomplete archive. */
const unfinishedName = /^\.backup-|^huaniao-.*\.tar\.part$|\.proc-[0-9a-f]+-\d+-\d+\.part$/

/** Error codes of a folder that becomes full or read-only, or of a file that becomes too large, during a backup. */
const writeErrorCodes = /^(ENOSPC|EDQUOT|EFBIG|EROFS)$/

/**
 * Writes an archive, and creates its folder if the folder is missing. No file remains after an error.
 * @returns the manifest of the archive
 * @throws {CommandError} for the reasons of `writeArchive`, or if the folder is not writable
 */
export async function backUpToFile(source: Source, file: string): Promise<Manifest> {
  const folder = path.dirname(file)
  const unfinished = file + unfinishedSuffix
  const output = await openIn(folder, unfinished).catch(throwUnwritable(folder))
  try {
    const manifest = await backUpTo(source, output, folder)
    await rename(unfinished, file)
    await syncFolder(folder)
    return manifest
  } catch (error) {
    output.destroy()
    // If the deletion fails too, the command still reports the first error.
    await rm(unfinished, { force: true }).catch(() => {})
    throw error
  }
}

/** Opens the file before making a stream, because an early stream error without a listener ends the process. */
async function openIn(folder: string, unfinished: string): Promise<Writable> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeAbandoned(folder)
  // Only the owner may read the file, because it contains accounts.
  const handle = await open(unfinished, 'w', 0o600)
  return handle.createWriteStream({ flush: true })
}

/**
 * Writes an archive to a stream.
 * @param source the database and the store to back up
 * @param output the stream
 * @param folder the folder in which temporary files are written during the backup
 * @returns the manifest of the archive
 * @throws {CommandError} for the reasons of `writeArchive`, or if the folder is not writable
 */
export async function backUpTo(
  source: Source,
  output: Writable,
  folder: string,
): Promise<Manifest> {
  const rows = await mkdtemp(path.join(folder, rowsPrefix)).catch(throwUnwritable(folder))
  try {
    return await writeArchive(source, output, rows)
  } catch (error) {
    const { code } = error as { code?: unknown }
    throw writeErrorCodes.test(String(code)) ? unwritableError(folder, error as Error) : error
  } finally {
    await rm(rows, { recursive: true, force: true })
  }
}

const throwUnwritable = (folder: string) => (error: Error) => {
  throw unwritableError(folder, error)
}

const unwritableError = (folder: string, { message }: Error) =>
  new CommandError(`No archive can be written to ${folder}: ${message}.`)

/** Deletes leftovers of backups whose process has ended. Leftovers of other machines stay for a day. */
export async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!unfinishedName.test(name)) continue
    const leftover = path.join(folder, name)
    const stats = await stat(leftover).catch(() => undefined)
    const isAbandoned = stats && (writerHasEnded(name) ?? stats.mtimeMs < Date.now() - dayInMs)
    if (isAbandoned) await rm(leftover, { recursive: true, force: true })
  }
}
