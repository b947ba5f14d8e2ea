/** A data folder as it was before a restore: what the restore adds can be removed again. */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sqliteFile, sqliteFiles } from '../../database/connection.ts'
import { filesFolder } from '../../media/store/open-store.ts'

/**
 * To be asked before the database is opened, which makes a folder and a file.
 * @returns removes the database and the empty folders that were not there; to be called once it is closed
 */
export function rememberFolder(dataFolder: string): () => void {
  const hadDatabase = existsSync(sqliteFile(dataFolder))
  const before = new Set(ownFolders(dataFolder))
  return () => {
    if (!hadDatabase) for (const file of sqliteFiles(dataFolder)) rmSync(file, { force: true })
    const added = ownFolders(dataFolder).filter((folder) => !before.has(folder))
    for (const folder of added.reverse()) removeIfEmpty(folder)
  }
}

/** Those that a restore makes, each after the one that holds it; masters are not read, as they may be many. */
function ownFolders(dataFolder: string): string[] {
  const files = filesFolder(dataFolder)
  const renditions = path.join(files, 'renditions')
  const widths = existsSync(renditions) ? readdirSync(renditions) : []
  return [
    ...ancestorsOf(dataFolder),
    dataFolder,
    files,
    path.join(files, 'masters'),
    renditions,
    ...widths.map((width) => path.join(renditions, width)),
  ].filter((folder) => existsSync(folder))
}

function ancestorsOf(folder: string): string[] {
  const above = path.dirname(folder)
  return above === folder ? [] : [...ancestorsOf(above), above]
}

/** Somebody may have put something into it meanwhile. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {}
}
