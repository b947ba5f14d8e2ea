/**
 * Caches each archive as a file until the content of the site changes, so that many readers share one file. The
 * content of the file does not depend on the request, so no request can add another file.
 */
import { mkdtemp, open, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Database, readBesideRequests } from '../../database/connection.ts'
import type { AboutSite } from './about-site.ts'
import { type ArchiveName, writeArchive } from './write-archive.ts'

interface CachedArchive {
  version: string
  file: string
  bytes: number
}

export function createCachedArchives(database: Database, dataFolder: string) {
  let folder: Promise<string> | undefined
  const cached = new Map<ArchiveName, CachedArchive>()
  /** Archives are made one after the other. */
  let making: Promise<unknown> = Promise.resolve()
  let made = 0

  async function make(name: ArchiveName, version: string, site: AboutSite): Promise<CachedArchive> {
    const known = cached.get(name)
    if (known?.version === version) return known
    folder ??= mkdtemp(path.join(tmpdir(), 'huaniao-archives-'))
    made += 1
    const file = path.join(await folder, `${name}-${made}.zip`)
    try {
      await readBesideRequests(database, dataFolder, (db) => writeArchive(file, name, db, site))
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
    const next = { version, file, bytes: (await stat(file)).size }
    cached.set(name, next)
    // A reader who has opened the old file can read it to its end.
    if (known) await rm(known.file, { force: true })
    return next
  }

  return {
    /** @param version of everything that the archive shows. @returns the open file and its length in bytes */
    async open(name: ArchiveName, version: string, site: AboutSite) {
      const next = making.then(async () => {
        const { file, bytes } = await make(name, version, site)
        return { file: await open(file), bytes }
      })
      making = next.catch(() => {})
      return next
    },

    async close(): Promise<void> {
      await making
      if (folder) await rm(await folder, { recursive: true, force: true })
    },
  }
}
