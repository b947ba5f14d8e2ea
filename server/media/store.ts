/**
 * Where files are kept: a folder here; the interface is small enough for any object store.
 * Keys are our own (`masters/Magnolia_denudata-3f9a….jpg`), never an uploader's words.
 */
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  stream(): Readable
}

export interface Store {
  /** Resolves once the bytes would survive a power cut. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
}

const safeKey = /^[\w.-]+(\/[\w.-]+)*$/

export function openFolderStore(folder: string): Store {
  const fileOf = (key: string) => {
    if (!safeKey.test(key) || key.includes('..')) throw new Error(`Not a key of the store: ${key}`)
    return path.join(folder, key)
  }

  return {
    async put(key, bytes) {
      const file = fileOf(key)
      await mkdir(path.dirname(file), { recursive: true })
      const unfinished = `${file}.${process.pid}.part`
      try {
        await writeSynced(unfinished, bytes)
        await rename(unfinished, file)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(path.dirname(file))
    },
    async get(key) {
      const file = fileOf(key)
      const found = await stat(file).catch(() => undefined)
      if (!found?.isFile()) return undefined
      return { size: found.size, stream: () => createReadStream(file) }
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
    },
  }
}

async function writeSynced(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The rename itself must reach the disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
