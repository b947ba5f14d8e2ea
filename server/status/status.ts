/** Describes the state of the site for admins and for a monitor. */
import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayInMs } from '../../contract/limits.ts'
import type { SiteStatus } from '../../contract/schemas/status.ts'
import { type Config, isReadableOnNetwork } from '../config/config.ts'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import { decodingBudget } from '../media/decoding/decoding-memory.ts'
import { ownerKey } from '../media/owner.ts'
import type { Store } from '../media/store/store.ts'
import { doubtfulGap } from '../upkeep/steady-clock.ts'
import { readAvif } from './avif.ts'
import type { Backups } from './backups.ts'
import type { Checks } from './checks.ts'
import { recentErrors } from './error-counts.ts'
import { bytesADay } from './growth.ts'
import { problemsOf } from './problems.ts'

const program = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string }

/** Milliseconds without an answer after which a database or a store counts as away. */
const answerTimeout = 5000
/** Milliseconds for which an estimate is cached. */
const growthCachedFor = 600_000

interface Needs {
  config: Config
  database: Database
  store: Store
  content: { mistakes(): string[] }
  backups: Backups
  checks: Checks
}

export type ReadStatus = () => Promise<SiteStatus>

/** @returns a function that also describes a site whose database or store is away */
export function createStatus(needs: Needs): ReadStatus {
  const { config, database, store, content, backups, checks } = needs
  const { timeZone } = config
  const { db } = database
  const startedAt = performance.now()
  const growth = cacheFor(growthCachedFor, () => bytesADay(db, store))

  return async () => {
    const reachable = await answersInTime(() => sql`select 1`.execute(db))
    const storeReachable = await answersInTime(async () => {
      const file = await store.get(ownerKey)
      file?.stream().destroy()
    })
    const disks = await disksOf(config)
    const rate = reachable && storeReachable ? await growth().catch(() => undefined) : undefined
    const facts = reachable
      ? await readDatabaseParts()
      : { ...unknownFacts, avif: { on: config.avif, run: null, webpBytes: 0, avifBytes: 0 } }
    const free = config.s3 ? undefined : disks.find(({ of }) => of === 'data')?.free
    const status = {
      version: program.version,
      upSeconds: Math.floor((performance.now() - startedAt) / 1000),
      database: {
        kind: database.dialect,
        reachable,
        sound: !database.soundness.isDamaged,
      },
      store: { kind: config.s3 ? ('s3' as const) : ('folder' as const), reachable: storeReachable },
      disks,
      growth: rate
        ? {
            bytesADay: Math.round(rate),
            daysLeft: free === undefined ? null : Math.floor(free / rate),
          }
        : null,
      decoding: decodingBudget.waitingCount(),
      avif: facts.avif,
      backup: facts.backup,
      check: facts.check,
      brokenContent: content.mistakes(),
      mistakes: facts.mistakes,
      encrypted: !isReadableOnNetwork(config),
    }
    return { problems: problemsOf(status, facts), ...status }
  }

  async function readDatabaseParts() {
    return {
      now: await readClock(db),
      newestBackupAt: await backups.newestAt(),
      isClockDoubtful: (await doubtfulGap(db)) !== undefined,
      backupEvery: config.backups?.every ?? 30 * dayInMs,
      backup: await backups.state(timeZone),
      check: await checks.state(timeZone),
      avif: await readAvif(db, config),
      mistakes: await recentErrors(db, timeZone),
    }
  }
}

const unknownFacts = {
  ...{ now: 0, newestBackupAt: 0, isClockDoubtful: false, backupEvery: 0 },
  backup: { schedule: null, archives: [], downloadedAt: null, run: null },
  check: null,
  mistakes: [],
}

async function answersInTime(request: () => Promise<unknown>): Promise<boolean> {
  const cancelTimer = new AbortController()
  try {
    const timeout = setTimeout(answerTimeout, false, { signal: cancelTimer.signal })
    timeout.catch(() => {})
    return await Promise.race([request().then(() => true), timeout])
  } catch {
    return false
  } finally {
    cancelTimer.abort()
  }
}

async function disksOf({ dataFolder, backups }: Config): Promise<SiteStatus['disks']> {
  const folders = [['data', dataFolder] as const]
  const allFolders = backups ? [...folders, ['backups', backups.folder] as const] : folders
  const disks = allFolders.map(async ([of, folder]): Promise<SiteStatus['disks']> => {
    const disk = await statfs(folder).catch(() => undefined)
    if (!disk) return []
    return [{ of, free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize }]
  })
  return (await Promise.all(disks)).flat()
}

/** @returns a function that caches a result for the given milliseconds, and caches no failure */
function cacheFor<Value>(milliseconds: number, read: () => Promise<Value>): () => Promise<Value> {
  let cached: { value: Value; at: number } | undefined
  return async () => {
    if (cached && performance.now() - cached.at < milliseconds) return cached.value
    cached = { value: await read(), at: performance.now() }
    return cached.value
  }
}
