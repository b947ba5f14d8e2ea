/**
 * Has the recycle bin emptied of what is too old, and the store swept of what no row speaks of: once
 * the site is open, and every day.
 */
import type { FastifyInstance } from 'fastify'
import { readClock } from '../database/clock.ts'
import type { Database } from '../database/connection.ts'
import type { Sweep } from '../media/sweep.ts'
import type { RecycleBin } from './recycle-bin.ts'

const day = 86_400_000

interface Needs {
  database: Database
  bin: RecycleBin
  sweep: Sweep
}

export function registerDailyPurge(app: FastifyInstance, { database, bin, sweep }: Needs): void {
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  async function purge(): Promise<void> {
    try {
      const count = await bin.purgeOld(await readClock(database.db))
      if (count > 0) app.log.info({ count }, 'what was deleted long ago is gone for good')
    } catch (err) {
      app.log.error({ err }, 'the recycle bin could not be emptied of what is too old')
    }
    try {
      const count = await sweep(await readClock(database.db))
      if (count > 0) app.log.info({ count }, 'files that belonged to nothing are gone')
    } catch (err) {
      app.log.warn({ err }, 'the store could not be swept')
    }
  }
  const begin = () => {
    underWay = underWay.then(purge)
  }

  app.addHook('onListen', async () => {
    begin()
    timer = setInterval(begin, day).unref()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
