/**
 * Files on their way in: each is written under a name of ours, which says which process writes it, and
 * hashed as it comes. What a killed process left is removed at every start and every hour (security.md 77).
 */
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { noSpace } from '../../kernel/no-space.ts'
import { processName, writerHasEnded } from '../../kernel/process-name.ts'

export interface IncomingFile {
  path: string
  bytes: number
  /** SHA-256, hexadecimal. */
  hash: string
}

/** No form takes so long: an older file of another machine or container belongs to nobody. */
const abandonedAfter = 2 * 3_600_000

/** Bytes left to the database: who is refused a picture must still be able to sign in. */
const reserve = 100_000_000

/**
 * No file remains of what could not be written whole.
 * @throws {HttpError} 507 before the disk is full.
 */
export async function saveIncoming(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<IncomingFile> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < reserve) throw noSpace()
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

/** @returns how many files are gone */
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

/** What time it is where the files are: another process may write there, and only that clock is of both. */
async function clockOf(folder: string): Promise<number> {
  const mark = path.join(folder, `${processName}_${randomUUID()}`)
  await writeFile(mark, '')
  const { mtimeMs } = await stat(mark)
  await rm(mark, { force: true })
  return mtimeMs
}

const hour = 3_600_000

/** Removes what no running process holds, now and every hour. */
export async function sweepIncoming(app: FastifyInstance, folder: string): Promise<void> {
  const sweep = async () => {
    const count = await removeAbandoned(folder)
    if (count > 0) app.log.info({ count }, 'unfinished uploads of ended processes were removed')
  }
  await sweep()
  const failed = (err: unknown) => app.log.warn({ err }, 'unfinished uploads were not removed')
  const timer = setInterval(() => void sweep().catch(failed), hour).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
