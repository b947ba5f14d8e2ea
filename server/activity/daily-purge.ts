/** Has the recycle bin emptied of what is too old: once the site is open, and every day. */
import type { FastifyInstance } from 'fastify'
import type { RecycleBin } from './recycle-bin.ts'

const day = 86_400_000

export function registerDailyPurge(app: FastifyInstance, bin: RecycleBin): void {
  let timer: NodeJS.Timeout | undefined
  let underWay = Promise.resolve()

  async function purge(): Promise<void> {
    try {
      const count = await bin.purgeOld()
      if (count > 0) app.log.info({ count }, 'what was deleted long ago is gone for good')
    } catch (err) {
      app.log.error({ err }, 'the recycle bin could not be emptied of what is too old')
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
