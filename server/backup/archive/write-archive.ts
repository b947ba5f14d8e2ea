/** Writes a site as one tar file, with a consistent snapshot of its rows, and its files except AVIF renditions. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { readClock } from '../../database/clock.ts'
import type { Database } from '../../database/connection.ts'
import { takeFilesLease } from '../../database/lease.ts'
import { knownMigrations } from '../../database/migrations/migrate.ts'
import { CommandError } from '../../kernel/command-error.ts'
import type { OnProgress } from '../../kernel/own-process.ts'
import { keysOf } from '../../media/intake.ts'
import type { Store } from '../../media/store/store.ts'
import { writeLines } from './lines.ts'
import { fileLine, format, type Header, type Manifest, names } from './manifest.ts'
import { missingFilesError } from './missing-files-error.ts'
import { copyStored, readStored, sha256Of } from './read-stored.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'
import { type TarWriter, writeTar } from './tar-writer.ts'

export interface Source {
  database: Database
  store: Store
  /** Aborts the backup. */
  signal?: AbortSignal
  /** Receives the progress at the beginning, and for each picture and each school file. */
  onProgress?: OnProgress | undefined
}

/**
 * @param folder an empty folder for temporary files, which the caller deletes
 * @returns the manifest of the archive
 * @throws {CommandError} if a needed file is missing, or if the database is empty or newer than this program
 */
export async function writeArchive(
  { database, store, signal, onProgress }: Source,
  output: Writable,
  folder: string,
): Promise<Manifest> {
  const madeAt = new Date(await readClock(database.db))
  const filesLease = database.isReadOnly ? undefined : await takeFilesLease(database.db)
  const tar = writeTar(output, madeAt, signal)
  try {
    const snapshot = await takeSnapshot(database, folder)
    const header = headerOf(snapshot, madeAt)
    await tar.add(names.header, json(header))
    const files = await addFiles({ tar, store, snapshot, onProgress }, folder)
    for (const table of Object.keys(snapshot.tables)) {
      await tar.addFile(`${names.tables}${table}.ndjson`, snapshot.fileOf(table))
    }
    const tables = Object.entries(snapshot.tables).map(
      ([table, { rows, sha256 }]) => [table, { rows, sha256 }] as const,
    )
    const manifest: Manifest = { header, tables: Object.fromEntries(tables), files }
    const text = json(manifest)
    await tar.add(names.manifest, text)
    // `sha256sum --check` reads this format.
    await tar.add(names.manifestHash, Buffer.from(`${sha256Of(text)}  ${names.manifest}\n`))
    await tar.finish()
    return manifest
  } finally {
    await tar.abandon()
    // The lease expires by itself if a full disk prevents its release.
    await filesLease?.release().catch(() => {})
  }
}

function headerOf(snapshot: Snapshot, madeAt: Date): Header {
  const { schema } = snapshot
  if (schema.length === 0)
    throw new CommandError('The database is empty: there is nothing to save.')
  if (schema.some((name) => !knownMigrations.includes(name))) {
    throw new CommandError(
      'The database belongs to a newer version of this program. Nothing was saved.',
    )
  }
  const keys = Object.entries(snapshot.tables).map(([table, { key }]) => [table, key] as const)
  return {
    archive: 'huaniao',
    format,
    program: programVersion(),
    madeAt: madeAt.toISOString(),
    schema,
    keys: Object.fromEntries(keys),
  }
}

function programVersion(): string {
  const file = path.join(import.meta.dirname, '../../../package.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}

interface UnfinishedArchive {
  tar: TarWriter
  store: Store
  snapshot: Snapshot
  onProgress: OnProgress | undefined
}

/** @param folder the folder for the list of files and a copy of each school file; a video is too large for memory */
async function addFiles({ tar, store, snapshot, onProgress }: UnfinishedArchive, folder: string) {
  const list = path.join(folder, 'files')
  const missing: string[] = []
  const total = snapshot.imageCount + snapshot.schoolFiles.length
  let done = 0
  let count = 0
  let bytes = 0
  async function* addEach(): AsyncGenerator<string> {
    onProgress?.({ done, total })
    for await (const image of snapshot.images()) {
      const reads = keysOf(image.path, image.width).map(
        async (key) => [key, await readStored(store, key)] as const,
      )
      for (const [key, file] of await Promise.all(reads)) {
        if (!file) {
          if (image.isNeeded) missing.push(key)
          continue
        }
        await tar.add(names.files + key, file.bytes)
        count++
        bytes += file.bytes.length
        yield fileLine({ key, sha256: file.sha256, size: file.bytes.length })
      }
      onProgress?.({ done: ++done, total })
    }
    const copy = path.join(folder, 'school-file')
    for (const { key, isNeeded } of snapshot.schoolFiles) {
      onProgress?.({ done: ++done, total })
      const file = await copyStored(store, key, copy)
      if (!file) {
        if (isNeeded) missing.push(key)
        continue
      }
      await tar.addFile(names.files + key, copy)
      count++
      bytes += file.size
      yield fileLine({ key, ...file })
    }
  }
  const { sha256 } = await writeLines(list, addEach())
  if (missing.length > 0) throw missingFilesError(missing, 'Nothing was saved')
  await tar.addFile(names.fileList, list)
  return { count, bytes, sha256 }
}

const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
