/**
 * Caches each data archive as a file until the content of the site changes, so that many readers share one file. The
 * content of the file does not depend on the request, so no request can add another file.
 */
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, readBesideRequests } from '../database/connection.ts'
import type { AboutSite } from './about-site.ts'
import { type ArchiveName, writeArchive } from './write-archive.ts'

interface CachedArchive {
  version: string
  file: string
  bytes: number
}

export function createCachedArchives(database: Database, dataFolder: string) {
  let folder: Promise<string> | undefined
  const archives = new Map<ArchiveName, CachedArchive>()
  /** Settles when the last requested data archive is complete. The site makes one data archive at a time. */
  let lastWork: Promise<unknown> = Promise.resolve()
  let fileCount = 0

  async function makeArchive(
    name: ArchiveName,
    version: string,
    site: AboutSite,
  ): Promise<CachedArchive> {
    const previous = archives.get(name)
    if (previous?.version === version) return previous
    folder ??= mkdtemp(path.join(tmpdir(), 'huaniao-archives-'))
    fileCount += 1
    const file = path.join(await folder, `${name}-${fileCount}.zip`)
    try {
      await readBesideRequests(database, dataFolder, (db) => writeArchive(file, name, db, site))
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    const archive = { version, file, bytes: (await stat(file)).size }
    archives.set(name, archive)
    // A reader who has opened the stale file can still read it to its end.
    if (previous) await rm(previous.file, { force: true })
    return archive
  }

  return {
    /** @param version the version of all content of the data archive @returns the open file and its length in bytes */
    async open(name: ArchiveName, version: string, site: AboutSite) {
      const nextFile = lastWork.then(async () => {
        const { file, bytes } = await makeArchive(name, version, site)
        return { file: await open(file), bytes }
      })
      lastWork = nextFile.catch(() => {})
      return nextFile
    },

    async close(): Promise<void> {
      await lastWork
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
  }
}
