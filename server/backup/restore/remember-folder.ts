/**
 * Records which folders exist before a restore, and whether a database exists. If the restore fails before it
 * commits the rows, the program deletes the new database and the new empty folders.
 */
import { existsSync, readdirSync, rmdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { sqliteFile, sqliteFiles } from '../../database/connection.ts'
import { filesFolder } from '../../media/store/open-store.ts'

/**
 * Call this function before the database is opened, because opening creates a folder and a file.
 * @returns a function that deletes the new database and new empty folders, for use after the database is closed
 */
export function rememberFolder(dataFolder: string): () => void {
  const hadDatabase = existsSync(sqliteFile(dataFolder))
  const foldersBefore = new Set(ownFolders(dataFolder))
  return () => {
    if (!hadDatabase) for (const file of sqliteFiles(dataFolder)) rmSync(file, { force: true })
    const added = ownFolders(dataFolder).filter((folder) => !foldersBefore.has(folder))
    for (const folder of added.reverse()) removeIfEmpty(folder)
  }
}

/** @returns the existing folders among the data folder, its parents and its folders of files, parents first */
function ownFolders(dataFolder: string): string[] {
  const files = filesFolder(dataFolder)
  const renditions = path.join(files, 'renditions')
  const widths = existsSync(renditions) ? readdirSync(renditions) : []
  return [
    ...ancestorsOf(dataFolder),
    dataFolder,
    files,
    path.join(files, 'masters'),
    path.join(files, 'school'),
    renditions,
    ...widths.map((width) => path.join(renditions, width)),
  ].filter((folder) => existsSync(folder))
}

function ancestorsOf(folder: string): string[] {
  const parent = path.dirname(folder)
  return parent === folder ? [] : [...ancestorsOf(parent), parent]
}

/** Deletes an empty folder. The folder stays if another program has put a file into it meanwhile. */
function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {}
}
