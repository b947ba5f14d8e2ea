/**
 * Backups the site makes by itself, in a process of their own. What is due is read off the folder: one
 * that was missed is made soon after the start, and of several processes one alone makes it. What time
 * it is the clock of the database says, which they share.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import {
  archiveName,
  archivesOfTheFuture,
  type BackupPlan,
  expiredArchives,
  nextDue,
} from '../config/backup-plan.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { takeLease } from '../database/lease.ts'
import { removeAbandoned } from './backup-file.ts'

/** Makes an archive. @rejects saying why there is none */
export type MakeBackup = (file: string, signal: AbortSignal) => Promise<void>

/** Milliseconds: what failed is tried again, and what others did is noticed, that soon. */
const looksEvery = 600_000
const looksAgain = 5000
/** The sweep of the start, which leaves files alone while a backup reads them, comes first. */
const startsAfter = 30_000
const leaseName = 'backup schedule'

interface Needs {
  database: Database
  plan: BackupPlan
  make: MakeBackup
  /** Milliseconds from the opening of the site to the first look. */
  after?: number
}

export function registerScheduledBackups(app: FastifyInstance, needs: Needs): void {
  const { database, plan, make, after = startsAfter } = needs
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()
  const toldOf = new Set<string>()

  async function look(): Promise<void> {
    let wait = looksEvery
    try {
      await mkdir(plan.folder, { recursive: true, mode: 0o700 })
      await removeAbandoned(plan.folder)
      if ((await untilDue()) <= 0) await makeAlone()
      else wait = Math.min(wait, Math.max(looksAgain, await untilDue()))
    } catch (err) {
      if (!stopping.signal.aborted) app.log.error({ err }, 'the scheduled backup was not made')
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(begin, wait).unref()
  }

  async function makeAlone(): Promise<void> {
    const lease = await takeLease(database.db, leaseName)
    if (!lease) return
    try {
      // Another may have made it before the lease was ours.
      if ((await untilDue()) > 0) return
      const now = await readClock(database.db)
      const file = path.join(plan.folder, archiveName(new Date(now)))
      await make(file, stopping.signal)
      const gone = await tidy(plan, now)
      app.log.info({ file, gone }, 'a backup was made')
    } finally {
      await lease.release()
    }
  }

  /** Milliseconds. */
  async function untilDue(): Promise<number> {
    const now = await readClock(database.db)
    const names = await readdir(plan.folder)
    tellOf(archivesOfTheFuture(names, now))
    return nextDue(names, plan.every, now) - now
  }

  /** Each once. */
  function tellOf(ahead: string[]): void {
    const names = ahead.filter((name) => !toldOf.has(name))
    if (names.length === 0) return
    for (const name of names) toldOf.add(name)
    app.log.warn(
      { names },
      'a clock was ahead when these backups were made; they count for nothing',
    )
  }

  function begin(): void {
    underWay = look()
  }

  app.addHook('onListen', async () => {
    timer = setTimeout(begin, after).unref()
  })
  app.addHook('onClose', async () => {
    stopping.abort()
    clearTimeout(timer)
    await underWay
  })
}

/** @returns the names of the archives that were past keeping. */
async function tidy({ folder, keep }: BackupPlan, now: number): Promise<string[]> {
  const gone = expiredArchives(await readdir(folder), keep, now)
  for (const name of gone) await rm(path.join(folder, name), { force: true })
  return gone
}
