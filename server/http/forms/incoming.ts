/**
 * Stores incoming files of forms and hashes them while they arrive. Each name contains the writing process.
 * Files of ended processes are deleted at every start and every hour (security.md 77).
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hour } from '../../kernel/dates.ts'
import { noSpace } from '../../kernel/no-space.ts'
import { processName, writerHasEnded } from '../../kernel/process-name.ts'

export interface IncomingFile {
  path: string
  bytes: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** Milliseconds. No form takes so long, so an older file of another machine or container is abandoned. */
const abandonedAfter = 2 * hour

/** Free bytes that uploads leave to the database, so that people can still sign in. */
const reserve = 100_000_000

/**
 * Stores a file; an incomplete file is deleted.
 * @param largest bytes of the largest file, which the disk must have room for twice: here and in the store
 * @throws {HttpError} 507 before the disk is full.
 */
export async function saveIncoming(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  largest = 0,
): Promise<IncomingFile> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve + 2 * largest) throw noSpace()
  const file = path.join(folder, `${processName}_${randomUUID()}`)
  const handle = await open(file, 'wx', 0o600)
  try {
    const hash = createHash('sha256')
    let count = 0
    for await (const piece of bytes) {
      hash.update(piece)
      count += piece.length
      await handle.appendFile(piece)
    }
    await handle.close()
    return { path: file, bytes: count, hash: hash.digest('hex') }
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(file, { force: true })
    throw error
  }
}

/** @returns the number of deleted files */
export async function removeAbandoned(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return 0
  let count = 0
  const now = await clockOf(folder)
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (!found || !(writerHasEnded(name) ?? now - found.mtimeMs > abandonedAfter)) continue
    await rm(file, { force: true })
    count++
  }
  return count
}

/** The time of the file system, which all processes that share the folder have in common. */
async function clockOf(folder: string): Promise<number> {
  const mark = path.join(folder, `${processName}_${randomUUID()}`)
  await writeFile(mark, '')
  const { mtimeMs } = await stat(mark)
  await rm(mark, { force: true })
  return mtimeMs
}

/** Deletes the files of ended processes, now and every hour. */
export async function sweepIncoming(app: FastifyInstance, folder: string): Promise<void> {
  const sweep = async () => {
    const count = await removeAbandoned(folder)
    if (count > 0) app.log.info({ count }, 'unfinished uploads of ended processes were deleted')
  }
  await sweep()
  const failed = (err: unknown) => app.log.warn({ err }, 'unfinished uploads could not be deleted')
  const timer = setInterval(() => void sweep().catch(failed), hour).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
