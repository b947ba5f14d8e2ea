/** Closes a data folder to the other users of the machine (security.md 73). */
import { chmodSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { timeOf } from '../config/backup-plan.ts'
import type { Config } from '../config/config.ts'
import { sqliteFiles } from '../database/connection.ts'

const forOthers = 0o077
/** Directly in a data folder: pictures, and uploads on their way in. */
const ownFolders = ['files', 'incoming']

export interface Tightened {
  /** Folders and files that others could read until now. */
  closed: string[]
  /** Folders and files of another user, which could not be closed. */
  open: string[]
}

/**
 * Tightens what a site of before made with wider permissions. A closed folder closes all that lies below
 * it, so that the pictures themselves, which may be millions, are not visited.
 */
export function tighten({
  dataFolder,
  backups,
}: Pick<Config, 'dataFolder' | 'backups'>): Tightened {
  const done: Tightened = { closed: [], open: [] }
  // Windows has no such permissions.
  if (process.platform === 'win32' || !statOf(dataFolder)?.isDirectory()) return done
  // What lies in a closed folder was closed too, whatever its own mode: there is nothing to tell of it.
  const within = isOpen(dataFolder) ? done : { closed: [], open: [] }
  close(dataFolder, 0o700, done)
  for (const name of ownFolders) close(path.join(dataFolder, name), 0o700, within)
  for (const file of sqliteFiles(dataFolder)) close(file, 0o600, within)
  // The folder of backups may be another program's too.
  const archives = backups ? entriesOf(backups.folder).filter(isArchive) : []
  for (const archive of archives) close(archive, 0o600, done)
  return done
}

const isArchive = (file: string) => timeOf(path.basename(file)) !== undefined

function close(place: string, mode: number, { closed, open }: Tightened): void {
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

const isOpen = (place: string) => ((statOf(place)?.mode ?? 0) & forOthers) !== 0

/** @returns undefined for what is not there, or may not be looked at */
function statOf(place: string) {
  try {
    return statSync(place)
  } catch {
    return undefined
  }
}
