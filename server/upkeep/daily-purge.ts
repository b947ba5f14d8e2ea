/**
 * Empties the recycle bin of entries that are too old and sweeps the store of files without a row: once
 * the site is open, and every day. Notes the time every hour, so that a clock that jumps purges nothing.
 */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/connection.ts'
import type { RecycleBin } from './recycle-bin.ts'
import { noteTime } from './steady-clock.ts'
import type { Sweep } from './sweep.ts'

const hour = 3_600_000
/** Hours from one purge to the next. */
const every = 24

interface Needs {
  database: Database
  bin: RecycleBin
  sweep: Sweep
}

export function registerDailyPurge(app: FastifyInstance, { database, bin, sweep }: Needs): void {
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  /** @returns undefined when the time cannot be noted: then nothing is purged */
  async function readSteadyTime(): Promise<number | undefined> {
    try {
      const { now, gap, found } = await noteTime(database)
      if (found)
        app.log.warn(gap, 'the clock jumped or the site stood still: nothing is purged yet')
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
      if (count > 0) app.log.info({ count }, 'files without a row were removed')
    } catch (err) {
      app.log.warn({ err }, 'the store could not be swept')
    }
  }
  const begin = (hours: number) => {
    underWay = underWay.then(async () => {
      const now = await readSteadyTime()
      if (now !== undefined && hours % every === 0) await purge(now)
    })
  }

  app.addHook('onListen', async () => {
    let hours = 0
    begin(hours)
    timer = setInterval(() => begin(++hours), hour).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
