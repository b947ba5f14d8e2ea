/**
 * Makes scheduled backups in a separate process. The names in the folder show when the next backup is due, so a
 * missed backup is made soon after the start. A lease and the database's clock coordinate several processes.
 */
import { mkdir, readdir } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { archivesOfTheFuture, type BackupPlan, nextDue } from '../config/backup-plan.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { removeAbandoned } from './backup-file.ts'
import type { MakeBackup } from './in-own-process.ts'
import { beginArchive } from './make-archive.ts'

/** Maximum milliseconds between two checks of the folder. A check also retries a failed backup. */
const checkInterval = 600_000
/** Minimum milliseconds between two checks of the folder. */
const shortestInterval = 5000
/** Milliseconds before the first check. The sweep must run first, because a backup prevents the deletion of files. */
const firstCheckDelay = 30_000

interface Needs {
  database: Database
  plan: BackupPlan
  make: MakeBackup
  /** Milliseconds from the start of the site to the first check. */
  delay?: number
}

export function registerScheduledBackups(app: FastifyInstance, needs: Needs): void {
  const { database, plan, make, delay = firstCheckDelay } = needs
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const reported = new Set<string>()

  async function check(): Promise<void> {
    let wait = checkInterval
    try {
      await mkdir(plan.folder, { recursive: true, mode: 0o700 })
      await removeAbandoned(plan.folder)
      if ((await timeUntilDue()) <= 0) await makeAlone()
      else wait = Math.min(wait, Math.max(shortestInterval, await timeUntilDue()))
    } catch (err) {
      if (!stopping.signal.aborted) app.log.error({ err }, 'the scheduled backup was not made')
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(startCheck, wait).unref()
  }

  async function makeAlone(): Promise<void> {
    // Another process may have made the backup before this process got the lease.
    const isDue = async () => (await timeUntilDue()) <= 0
    const run = await beginArchive({ database, plan, make, signal: stopping.signal }, isDue)
    if (run) app.log.info(await run.finished, 'a backup was made')
  }

  /** @returns milliseconds until the next backup is due; 0 or less if a backup is due now */
  async function timeUntilDue(): Promise<number> {
    const now = await readClock(database.db)
    const names = await readdir(plan.folder)
    warnAbout(archivesOfTheFuture(names, now))
    return nextDue(names, plan.every, now) - now
  }

  /** Warns once about each archive whose name has a time in the future. */
  function warnAbout(futureNames: string[]): void {
    const names = futureNames.filter((name) => !reported.has(name))
    if (names.length === 0) return
    for (const name of names) reported.add(name)
    app.log.warn(
      { names },
      'these backups have a date in the future and are ignored; a clock was ahead when they were made',
    )
  }

  function startCheck(): void {
    running = check()
  }

  app.addHook('onListen', async () => {
    timer = setTimeout(startCheck, delay).unref()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await running
  })
}
