/**
 * Purges old entries of the recycle bin and sweeps the store, after the start and then every day. The process notes the
 * time every hour, so that it purges no entry early after a jump of the clock.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'
import { hour } from '../kernel/dates.ts'
import type { RecycleBin } from './recycle-bin.ts'
import { noteTime } from './steady-clock.ts'
import type { Sweep } from './sweep.ts'

/** Hours between two purges. */
const hoursBetweenPurges = 24

interface Needs {
  database: Database
  bin: RecycleBin
  sweep: Sweep
}

export function registerDailyPurge(app: FastifyInstance, { database, bin, sweep }: Needs): void {
  let timer: NodeJS.Timeout | undefined
  let pendingWork = Promise.resolve()

  /** @returns the trusted time; undefined if the time cannot be noted, so that no entry is purged */
  async function readSteadyTime(): Promise<number | undefined> {
    try {
      const { now, gap, isNewGap } = await noteTime(database)
      if (isNewGap)
        app.log.warn(
          gap,
          'the clock jumped or the site was stopped for a long time: this time does not count',
        )
      return now
    } catch (err) {
      app.log.error({ err }, 'the time could not be noted')
      return undefined
    }
  }
  async function purge(now: number): Promise<void> {
    try {
      const count = await bin.purgeOld(now)
      if (count > 0) app.log.info({ count }, 'entries of the recycle bin were purged')
    } catch (err) {
      app.log.error({ err }, 'the recycle bin could not be purged')
    }
    try {
      const count = await sweep(now)
      if (count > 0) app.log.info({ count }, 'orphaned files were deleted')
    } catch (err) {
      app.log.warn({ err }, 'the store could not be swept')
    }
  }
  const enqueueWork = (hours: number) => {
    pendingWork = pendingWork.then(async () => {
      const now = await readSteadyTime()
      if (now !== undefined && hours % hoursBetweenPurges === 0) await purge(now)
    })
  }

  app.addHook('onListen', async () => {
    let hours = 0
    enqueueWork(hours)
    timer = setInterval(() => enqueueWork(++hours), hour).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await pendingWork
  })
}
