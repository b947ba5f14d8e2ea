/** Makes and restores archives by the commands of the operator, and hashes data so that tests can compare sites. */
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { archivedTables } from '../../../server/backup/archive/archived-tables.ts'
import { digestOf } from '../../../server/backup/archive/rows.ts'
import { backUpTo } from '../../../server/backup/backup-file.ts'
import { storedBytes, storedFiles } from './contents.ts'
import type { TestDatabase } from './databases.ts'
import { startCommand } from './import-command.ts'

export const backUp = (source: TestDatabase, file: string) =>
  startCommand('server/backup/main.ts', source, [file]).ended
export const restoreFrom = (target: TestDatabase, args: string[]) =>
  startCommand('server/backup/restore/main.ts', target, args).ended

export async function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'huaniao-archives-'))
}

/** Makes an archive in this process. @returns its bytes */
export async function archiveOf(database: TestDatabase): Promise<Buffer> {
  const output = new PassThrough()
  const bytes = buffer(output)
  const folder = await temporaryFolder()
  try {
    await backUpTo({ database, store: await database.openStore() }, output, folder)
    return await bytes
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns the SHA-256 of every file by key, without the file that names the database */
export async function fileHashes(database: TestDatabase): Promise<Record<string, string>> {
  const keys = (await storedFiles(database)).filter((key) => key !== 'owner')
  const hashes = keys.map(async (key) => {
    const bytes = await storedBytes(database, key)
    return [key, createHash('sha256').update(bytes).digest('hex')]
  })
  return Object.fromEntries(await Promise.all(hashes))
}

/** @returns the number of rows and a hash of every table */
export async function rowHashes({ db }: TestDatabase) {
  const digests = archivedTables.map(async ([table, key]) => [
    table,
    await digestOf(db, table, key),
  ])
  return Object.fromEntries(await Promise.all(digests))
}
