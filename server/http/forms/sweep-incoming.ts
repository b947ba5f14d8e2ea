/**
 * Deletes the files of forms whose process has ended, and files of unknown processes after two hours. The sweep runs at
 * every start and every hour (security.md 77). Each file name contains the name of the process that wrote the file.
 */
import { randomUUID } from 'node:crypto'
import { readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { hour } from '../../kernel/dates.ts'
import { processName, writerHasEnded } from '../../kernel/process-name.ts'

/** Milliseconds. The sweep deletes an older file of another machine or container, because no form takes so long. */
const abandonedAfter = 2 * hour

/** @returns the number of deleted files */
export async function removeAbandoned(folder: string): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return 0
  let count = 0
  const now = await clockOf(folder)
  for (const name of names) {
    const file = path.join(folder, name)
    const stats = await stat(file).catch(() => undefined)
    if (!stats || !(writerHasEnded(name) ?? now - stats.mtimeMs > abandonedAfter)) continue
    await rm(file, { force: true })
    count++
  }
  return count
}

/** @returns the time of the file system in milliseconds, which is the same for all processes that share the folder */
async function clockOf(folder: string): Promise<number> {
  const probe = path.join(folder, `${processName}_${randomUUID()}`)
  await writeFile(probe, '')
  const { mtimeMs } = await stat(probe)
  await rm(probe, { force: true })
  return mtimeMs
}

/** Deletes the files of ended processes, now and every hour. */
export async function sweepIncoming(app: FastifyInstance, folder: string): Promise<void> {
  const sweep = async () => {
    const count = await removeAbandoned(folder)
    if (count > 0) app.log.info({ count }, 'unfinished uploads of ended processes were deleted')
  }
  await sweep()
  const warn = (err: unknown) => app.log.warn({ err }, 'unfinished uploads could not be deleted')
  const timer = setInterval(() => void sweep().catch(warn), hour).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
