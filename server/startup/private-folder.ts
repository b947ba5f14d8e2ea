/** Denies other users of the machine access to the data folder and the archives of backups (security.md 73). */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { timeOf } from '../config/backup-plan.ts'
import type { Config } from '../config/config.ts'
import { sqliteFiles } from '../database/connection.ts'

const othersMask = 0o077
/** Folders in the data folder, for the pictures and for incoming files of forms. */
const ownFolders = ['files', 'incoming']

export interface RestrictedPaths {
  /** Folders and files that other users could read until now. */
  closed: string[]
  /** Folders and files that other users can still read, because this process cannot change the permissions. */
  open: string[]
}

/**
 * Closes folders and files that an older version made with wider permissions: their owner alone keeps permissions. A
 * closed folder protects all files below it, so the function does not visit the pictures one by one.
 * @returns the paths that other users could reach until now: the closed paths, and the paths that are still open
 */
export function restrictPermissions({
  dataFolder,
  backups,
}: Pick<Config, 'dataFolder' | 'backups'>): RestrictedPaths {
  const report: RestrictedPaths = { closed: [], open: [] }
  // Windows has no such permissions.
  if (process.platform === 'win32' || !statOf(dataFolder)?.isDirectory()) return report
  // A closed data folder protected its files, so the report omits the files that were open.
  const reportOfFiles = isOpen(dataFolder) ? report : { closed: [], open: [] }
  close(dataFolder, 0o700, report)
  for (const name of ownFolders) close(path.join(dataFolder, name), 0o700, reportOfFiles)
  for (const file of sqliteFiles(dataFolder)) close(file, 0o600, reportOfFiles)
  // Other programs may use the folder of the backups too, so the function closes only the archives.
  const archives = backups ? entriesOf(backups.folder).filter(isArchive) : []
  for (const archive of archives) close(archive, 0o600, report)
  return report
}

const isArchive = (file: string) => timeOf(path.basename(file)) !== undefined

function close(place: string, mode: number, { closed, open }: RestrictedPaths): void {
  if (!isOpen(place)) return
  try {
    chmodSync(place, mode)
    closed.push(place)
  } catch {
    open.push(place)
  }
}

function entriesOf(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

const isOpen = (place: string) => ((statOf(place)?.mode ?? 0) & othersMask) !== 0

/** @returns the state of a path; undefined if the path does not exist, or if this user may not read its state */
function statOf(place: string) {
  try {
    return statSync(place)
  } catch {
    return undefined
  }
}
