/** Makes backups on the request of an admin, and lists and opens archives. Only one backup runs at a time. */
import { type FileHandle, mkdir, open, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { SiteStatus } from '../../contract/schemas/status.ts'
import { removeAbandoned } from '../backup/backup-file.ts'
import { inOwnProcess } from '../backup/in-own-process.ts'
import { backupLease, backupRun, beginArchive } from '../backup/make-archive.ts'
import { type BackupPlan, nextDue, timeOf } from '../config/backup-plan.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { takeLease } from '../database/lease.ts'
import { readRun } from '../database/run.ts'
import { addSetting, changeSetting, readSetting } from '../database/setting.ts'
import { hour, instantAt, postingTime } from '../kernel/dates.ts'
import { HttpError, notFound } from '../kernel/http-error.ts'
import type { Background } from './background.ts'
import { presentRun } from './present-run.ts'
import { streamArchive } from './stream-archive.ts'

/** The name of the setting with the time of the last complete download. */
const downloadSetting = 'backup downloaded'

interface Needs {
  database: Database
  plan: BackupPlan | undefined
  dataFolder: string
  environment: NodeJS.ProcessEnv
  background: Background
}

export type Backups = ReturnType<typeof createBackups>

export function createBackups(needs: Needs) {
  const { database, plan, dataFolder, environment, background } = needs
  const { signal, logError } = background
  const { db } = database

  async function storeDownloadTime(): Promise<void> {
    const now = instantAt(await readClock(db))
    await addSetting(db, downloadSetting, now)
    await changeSetting(db, downloadSetting, now)
  }

  return {
    /** Begins a backup into the folder. @throws {HttpError} 409 without a folder or while another backup runs */
    async begin(): Promise<void> {
      if (!plan) throw noFolderError()
      await mkdir(plan.folder, { recursive: true, mode: 0o700 })
      const make = inOwnProcess(environment)
      const newRun = await beginArchive({ database, plan, make, signal })
      if (!newRun) throw backupRunsError()
      background.run(newRun.finished, 'the backup was not made')
    },

    /**
     * Makes an archive while the client reads it, and stores no copy.
     * @throws {HttpError} 409 while another backup runs, or if the backup fails before its first byte
     */
    async stream(): Promise<Readable> {
      const lease = await takeLease(db, backupLease)
      if (!lease) throw backupRunsError()
      try {
        // The temporary rows of the archive are on the disk of the data, because `/tmp` may be memory.
        const folder = path.join(dataFolder, 'incoming')
        await mkdir(folder, { recursive: true, mode: 0o700 })
        await removeAbandoned(folder)
        return await streamArchive({ ...environment, TMPDIR: folder }, signal, {
          onComplete: storeDownloadTime,
          onEnd: () => lease.release(),
          logError,
        })
      } catch (error) {
        await lease.release()
        throw error
      }
    },

    /** Opens an archive of the folder. @throws {HttpError} 404 for a missing archive; 409 without a folder */
    async read(name: string): Promise<Readable> {
      if (!plan) throw noFolderError()
      // Only names of archives are accepted, so the path stays in the folder.
      if (timeOf(name) === undefined) throw noArchiveError()
      const file: FileHandle = await open(path.join(plan.folder, name), 'r').catch(() => {
        throw noArchiveError()
      })
      return file.createReadStream()
    },

    async state(timeZone: string): Promise<SiteStatus['backup']> {
      const archives = plan ? await archivesIn(plan.folder) : []
      const run = await readRun(db, backupRun)
      const downloadedAt = await readSetting(db, downloadSetting)
      return {
        schedule: plan ? presentSchedule(plan, archives, await readClock(db), timeZone) : null,
        archives: archives.map(({ name, at, bytes }) => ({
          ...{ name, bytes, at: postingTime(instantAt(at), timeZone) },
        })),
        downloadedAt: downloadedAt ? postingTime(downloadedAt, timeZone) : null,
        run: run ? presentRun(run, timeZone) : null,
      }
    },

    /** @returns milliseconds since 1970 of the newest archive or download; 0 if neither exists */
    async newestAt(): Promise<number> {
      const archives = plan ? await archivesIn(plan.folder) : []
      const downloadedAt = Date.parse((await readSetting(db, downloadSetting)) ?? '')
      return Math.max(0, downloadedAt || 0, ...archives.map(({ at }) => at))
    },
  }
}

const noFolderError = () => new HttpError(409, 'no_backup_folder', 'BACKUP_DIR is not set')
const backupRunsError = () =>
  new HttpError(
    409,
    'backup_runs',
    'Another backup is running. Please try again when it has finished.',
  )
const noArchiveError = () => notFound('There is no such backup')

interface Archive {
  name: string
  at: number
  bytes: number
}

/** @returns the archives in the folder, newest first */
async function archivesIn(folder: string): Promise<Archive[]> {
  const names = await readdir(folder).catch(() => [])
  const archives = await Promise.all(
    names.map(async (name): Promise<Archive[]> => {
      const at = timeOf(name)
      const file =
        at === undefined ? undefined : await stat(path.join(folder, name)).catch(() => {})
      return at !== undefined && file ? [{ name, at, bytes: file.size }] : []
    }),
  )
  return archives.flat().sort((a, b) => b.at - a.at)
}

function presentSchedule(
  { every, keep }: BackupPlan,
  archives: Archive[],
  now: number,
  timeZone: string,
): SiteStatus['backup']['schedule'] {
  const names = archives.map(({ name }) => name)
  const nextAt = Math.max(now, nextDue(names, every, now))
  return {
    everyHours: every / hour,
    keepDays: keep.days,
    keepWeeks: keep.weeks,
    nextAt: postingTime(instantAt(nextAt), timeZone),
  }
}
