/**
 * Stores files in a folder. A file is written under another name, synced and then renamed, so that the key of the file
 * never names an incomplete file.
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { assertKey, type ListedFile, pageSize, type Store } from './store.ts'

export function openFolderStore(folder: string): Store {
  const fileOf = (key: string) => {
    assertKey(key)
    return path.join(folder, key)
  }

  async function write(key: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
    const file = fileOf(key)
    await mkdir(path.dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.part`
    try {
      await writeSynced(unfinished, content)
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
    await syncFolder(path.dirname(file))
  }

  return {
    put: write,

    putFile: (key, file) => write(key, createReadStream(file)),

    async get(key, range) {
      const file = fileOf(key)
      const stats = await stat(file).catch(() => undefined)
      if (!stats?.isFile()) return undefined
      return { size: stats.size, stream: () => createReadStream(file, range) }
    },

    async sizeOf(key) {
      const stats = await stat(fileOf(key)).catch(() => undefined)
      return stats?.isFile() ? stats.size : undefined
    },

    async remove(keys) {
      for (const file of keys.map(fileOf)) await rm(file, { force: true })
    },

    async *list(atOnce = pageSize) {
      let page: ListedFile[] = []
      for await (const file of filesIn(folder)) {
        const stats = await stat(file).catch(() => undefined)
        // The file was removed or renamed after the folder was read.
        if (!stats) continue
        const key = path.relative(folder, file).replaceAll(path.sep, '/')
        page.push({ key, changedAt: stats.mtimeMs })
        if (page.length < atOnce) continue
        yield page
        page = []
      }
      if (page.length > 0) yield page
    },
  }
}

async function* filesIn(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch(() => [])
  for await (const entry of entries) {
    const entryPath = path.join(folder, entry.name)
    if (entry.isDirectory()) yield* filesIn(entryPath)
    else if (entry.isFile()) yield entryPath
  }
}

async function writeSynced(
  file: string,
  content: Uint8Array | AsyncIterable<Uint8Array>,
): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Syncs a folder, because a rename in the folder must reach the disk too. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
