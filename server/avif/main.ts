/**
 * Runs the worker that makes AVIF renditions, in a separate process. The worker only reads the database, because a
 * process of low priority could hold the lock of SQLite for a long time. The site stores the results.
 */
import { readConfig } from '../config/config.ts'
import { CommandError } from '../kernel/command-error.ts'
import { listPurgedPaths } from '../media/avif/repository.ts'
import { openStore } from '../media/store/open-store.ts'
import { runCommand } from '../startup/command.ts'
import { openExistingToRead } from '../startup/open-existing.ts'
import { makeMissing } from './make-missing.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** Maximum number of rows that are deleted after one run. */
const purgedMaximum = 1000

async function run(): Promise<number> {
  if (!process.send) throw new CommandError('Only the site itself starts this program.')
  const site = connectToSite(process.send.bind(process))
  const config = readConfig(process.env)
  const database = await openExistingToRead(config)
  try {
    const { db } = database
    const store = await openStore(config)
    const broken = await makeMissing({
      ...{ db, store, beforeEach: site.untilResumed },
      async storeResult(result) {
        const stored = site.untilStored()
        await site.send({ result })
        await stored
      },
      onProgress: (progress) => void site.send({ progress }),
    })
    await site.send({ ended: { broken, purgedPaths: await listPurgedPaths(db, purgedMaximum) } })
  } finally {
    await database.close()
    site.disconnect()
  }
  return 0
}

function connectToSite(toSite: NonNullable<typeof process.send>) {
  let paused: PromiseWithResolvers<void> | undefined
  let storing: PromiseWithResolvers<void> | undefined
  const onMessage = (message: ToWorker) => {
    if (message === 'pause') paused ??= Promise.withResolvers()
    if (message === 'stored') storing?.resolve()
    if (message === 'resume') {
      paused?.resolve()
      paused = undefined
    }
  }
  // Without the site, no process stores the results.
  const onDisconnect = () => process.exit(0)
  process.on('message', onMessage).on('disconnect', onDisconnect)

  return {
    async untilResumed(): Promise<void> {
      // V8 does not count the memory that the pixels of the last width use, so V8 would collect garbage too late.
      globalThis.gc?.()
      await paused?.promise
    },

    untilStored(): Promise<void> {
      storing = Promise.withResolvers()
      return storing.promise
    },

    async send(message: FromWorker): Promise<void> {
      const sent = Promise.withResolvers<void>()
      toSite(message, () => sent.resolve())
      await sent.promise
    },

    /** Closes the channel. An open channel would prevent the process from ending. */
    disconnect(): void {
      process.off('disconnect', onDisconnect)
      if (process.connected) process.disconnect?.()
    },
  }
}

await runCommand(run)
