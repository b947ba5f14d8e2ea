/** Restores the rows of an archive in one transaction, which commits after the whole archive has been verified. */
import { isDeepStrictEqual } from 'node:util'
import type { Database, Queries } from '../../database/connection.ts'
import { addSetting } from '../../database/setting.ts'
import { ArchiveError, CommandError } from '../../kernel/command-error.ts'
import { linesIn } from '../archive/lines.ts'
import { type Header, type Manifest, manifestSchema, names } from '../archive/manifest.ts'
import { parsedJson } from '../archive/read-header.ts'
import { sha256Of } from '../archive/read-stored.ts'
import { digestOf, type Row, rowIn } from '../archive/rows.ts'
import { bytesOf, type TarEntry, type TarReader } from '../archive/tar-reader.ts'
import { putAllRows, putRows } from './put-rows.ts'
import { isCausedByRow } from './row-errors.ts'
import { unfinishedName } from './target.ts'

interface ExpectedArchive {
  header: Header
  /** The number and the bytes of the restored files, and the hash of their list. */
  list: Manifest['files']
  /** The mark of this restore, which is stored with the rows until the restore is complete. */
  mark: string
}

/** @returns the manifest of the archive @throws {ArchiveError} for a damaged archive, of which no row is restored */
export async function restoreRows(
  database: Database,
  tar: TarReader,
  { header, list, mark }: ExpectedArchive,
): Promise<Manifest> {
  const tables = Object.keys(header.keys)
  /** The entry whose rows are being inserted, for the error message. */
  let entryName = names.header
  const insertion = putAllRows(database, tables, async (db) => {
    let entry = await tar.next()
    for (; entry?.name.startsWith(names.tables); entry = await tar.next()) {
      entryName = entry.name
      const table = entry.name.slice(names.tables.length).replace(/\.ndjson$/, '')
      if (!header.keys[table]) throw damageError(entry.name)
      await putRows(db, table, rowsIn(entry))
    }
    const manifest = await readManifest(entry, tar)
    if (!isDeepStrictEqual(manifest.header, header)) throw damageError(names.header)
    if (!isDeepStrictEqual(manifest.files, list)) throw damageError(names.fileList)
    for (const [table, key] of Object.entries(header.keys)) {
      await assertRestored(db, table, key, manifest)
    }
    await addSetting(db, unfinishedName, mark)
    return manifest
  })
  return insertion.catch((error) => {
    if (isCausedByRow(error)) throw damageError(entryName)
    // A CommandError reports, for example, rows with broken foreign keys.
    throw error instanceof CommandError ? new ArchiveError(error.message) : error
  })
}

async function* rowsIn({ name, bytes }: TarEntry): AsyncGenerator<Row> {
  for await (const line of linesIn(bytes)) {
    try {
      yield rowIn(line)
    } catch {
      throw damageError(name)
    }
  }
}

async function readManifest(entry: TarEntry | undefined, tar: TarReader): Promise<Manifest> {
  if (entry?.name !== names.manifest) {
    throw new ArchiveError('The archive is cut off: its manifest is missing.')
  }
  const text = await bytesOf(entry)
  const hash = await tar.next()
  if (hash?.name !== names.manifestHash)
    throw new ArchiveError('The archive is cut off at its very end.')
  const [sha256] = (await bytesOf(hash)).toString().split(' ')
  const manifest = manifestSchema.safeParse(parsedJson(text))
  if (sha256 !== sha256Of(text) || !manifest.success) throw damageError(names.manifest)
  return manifest.data
}

/**
 * Compares the rows as the database returns them, not as they were inserted.
 * @throws {ArchiveError} for different rows
 */
async function assertRestored(db: Queries, table: string, key: string[], { tables }: Manifest) {
  const restored = await digestOf(db, table, key)
  if (isDeepStrictEqual(restored, tables[table])) return
  throw damageError(`${names.tables}${table}.ndjson`)
}

const damageError = (name: string) =>
  new ArchiveError(`The archive is damaged: ${name} differs from the saved file.`)
