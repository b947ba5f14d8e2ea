/**
 * Backups the site makes by itself, in a process of their own. What is due is read off the folder: one
 * that was missed is made soon after the start, and of several processes one alone makes it.
 */
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'
import { takeLease } from './lease.ts'
import { archiveName, type BackupPlan, nextDue, pastKeeping } from './plan.ts'

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

  async function look(): Promise<void> {
    let wait = looksEvery
    try {
      await mkdir(plan.folder, { recursive: true })
      if ((await untilDue(plan)) <= 0) await makeAlone()
      else wait = Math.min(wait, Math.max(looksAgain, await untilDue(plan)))
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
      if ((await untilDue(plan)) > 0) return
      const file = path.join(plan.folder, archiveName(new Date()))
      await make(file, stopping.signal)
      const gone = await tidy(plan)
      app.log.info({ file, gone }, 'a backup was made')
    } finally {
      await lease.release()
    }
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

/** Milliseconds. */
const untilDue = async ({ folder, every }: BackupPlan) =>
  nextDue(await readdir(folder), every) - Date.now()

/** @returns the names of the archives that were past keeping. */
async function tidy({ folder, keep }: BackupPlan): Promise<string[]> {
  const gone = pastKeeping(await readdir(folder), keep)
  for (const name of gone) await rm(path.join(folder, name), { force: true })
  return gone
}
