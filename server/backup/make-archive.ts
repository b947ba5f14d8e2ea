/** Makes one archive for the schedule or for an admin, and deletes archives whose retention has ended. */
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { archiveName, type BackupPlan, expiredArchives } from '../config/backup-plan.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { type ActiveRun, beginRun } from '../database/run.ts'
import type { OnProgress } from '../kernel/own-process.ts'
import type { MakeBackup } from './in-own-process.ts'

/** Name of the row of `setting` with the state of the last backup. */
export const backupRun = 'backup run'
/** Name of the lease of all backups that the schedule or an admin starts. */
export const backupLease = 'backup schedule'

interface Needs {
  database: Database
  plan: BackupPlan
  make: MakeBackup
  signal: AbortSignal
}

export interface MadeArchive {
  file: string
  /** The names of older archives whose retention has ended. */
  deleted: string[]
}

/**
 * @param isDue a function that returns whether a backup is due, and runs under the lease; by default, a backup is due
 * @returns the running backup; undefined while another backup runs, or if no backup is due
 */
export async function beginArchive(
  { database: { db }, plan, make, signal }: Needs,
  isDue?: () => Promise<boolean>,
): Promise<{ finished: Promise<MadeArchive> } | undefined> {
  const run: ActiveRun | undefined = await beginRun(db, {
    ...{ name: backupRun, lease: backupLease },
    ...(isDue && { isNeeded: isDue }),
    async work(onProgress: OnProgress): Promise<MadeArchive> {
      const now = await readClock(db)
      const file = path.join(plan.folder, archiveName(new Date(now)))
      await make(file, signal, onProgress)
      return { file, deleted: await deleteExpiredArchives(plan, now) }
    },
  })
  return run && { finished: run.finished as Promise<MadeArchive> }
}

/** Deletes the archives whose retention has ended. @returns their names */
async function deleteExpiredArchives({ folder, keep }: BackupPlan, now: number): Promise<string[]> {
  const expired = expiredArchives(await readdir(folder), keep, now)
  for (const name of expired) await rm(path.join(folder, name), { force: true })
  return expired
}
