/** Starts and stops the server. */
import { setTimeout as wait } from 'node:timers/promises'
import { siteHasAdmin } from './accounts/repository.ts'
import { createApp } from './app.ts'
import { assertFinished } from './backup/restore/target.ts'
import { type Config, readConfig } from './config/config.ts'
import { openContent } from './content/site-content.ts'
import type { Database } from './database/connection.ts'
import { removeDeclined } from './import/sample/decline-sample.ts'
import { claimSample, loadSample, type SampleLoading } from './import/sample/sample.ts'
import { openStore } from './media/store/open-store.ts'
import { issueSetupAddress } from './setup/address.ts'
import { announcement } from './startup/announcement.ts'
import { explainError } from './startup/explain-error.ts'
import { freeMemoryWhenIdle } from './startup/free-memory.ts'
import { restrictPermissions } from './startup/private-folder.ts'
import { sayWhenStalled } from './startup/stalled.ts'
import { startDatabase } from './startup/start-database.ts'
import { unknownNames } from './walks/unknown-names.ts'

/** Milliseconds after which the process exits although its stop is not complete. */
const stopTimeout = 10_000

async function start(): Promise<void> {
  // Only the server's own user can read the files that the server makes (security.md 73).
  process.umask(0o077)
  const config = readConfig(process.env)
  const restrictedPaths = restrictPermissions(config)
  // A content file may become broken while the sample is loading, before the log exists.
  let reportBroken = (error: unknown) => console.error(error)
  const content = openContent(config.contentFolder, (error) => reportBroken(error))
  const store = await openStore(config)
  // This check precedes the migrations, because an unfinished restore may need an older schema.
  await assertFinished(store)
  const database = await startDatabase(config, (place) =>
    console.warn(`  Waiting for the database at ${place} …`),
  )
  await removeDeclined({ database, store })
  const sample =
    config.sample && (await beginSample({ database, store, timeZone: config.timeZone }))

  let stopping = false
  const app = await createApp({ config, database, store, content, isStopping: () => stopping })
  if (restrictedPaths.closed.length > 0) {
    app.log.warn(
      { closed: restrictedPaths.closed },
      'other users of this machine could read these files until now; this start restricted the permissions',
    )
  }
  if (restrictedPaths.open.length > 0) {
    app.log.warn(
      { open: restrictedPaths.open },
      'other users of this machine can read these files, which belong to another user (chown, chmod go=)',
    )
  }
  reportBroken = (err) => app.log.error({ err }, 'content is broken; the last valid content stays')
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  const port = address && typeof address === 'object' ? address.port : config.port
  console.info(announcement(port, config, await issueAddress(database, { ...config, port })))

  if (sample) {
    const onFailure = (err: unknown) =>
      app.log.error({ err }, 'the sample is incomplete; the next start continues')
    sample.finished.then(() => console.info('  The sample collection is complete.'), onFailure)
  }

  const checkWalks = async () => {
    const names = await unknownNames(database.db, content.walks())
    if (names.length > 0) app.log.warn({ names }, 'the walks name species that are not recorded')
  }
  const onWalksFailure = (err: unknown) =>
    app.log.error({ err }, 'the stops of the walks could not be checked')
  const sampleEnd = sample ? sample.finished.catch(() => {}) : Promise.resolve()
  sampleEnd
    .then(checkWalks)
    .catch(onWalksFailure)
    .then(() => freeMemoryWhenIdle(database.freeCache))

  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing the open requests`)
    // Until its next request for /readyz, the load balancer sends requests to this process.
    await wait(config.drainSeconds * 1000)
    setTimeout(() => process.exit(1), stopTimeout).unref()
    content.close()
    if (sample) sample.stop()
    await app.close()
    if (sample) await sample.finished.catch(() => {})
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/**
 * @returns a new address of the first start; undefined if the site has an admin. Without a terminal, `hidden` replaces
 * the address, because a log may store the output.
 */
async function issueAddress({ db }: Database, config: Config) {
  if (process.stdout.isTTY) return issueSetupAddress(db, config)
  return (await siteHasAdmin(db)) ? undefined : 'hidden'
}

async function beginSample(site: Parameters<typeof loadSample>[0]): Promise<SampleLoading | false> {
  if (!(await claimSample(site))) return false
  console.info(
    'Loading the sample collection, once. The site opens before all pictures are loaded.',
  )
  const sampleLoading = loadSample(site)
  await sampleLoading.presentable
  return sampleLoading
}

sayWhenStalled(1)
await start().catch((error: unknown) => {
  // An error without an explanation is a bug, so its stack trace is useful.
  console.error(explainError(error) ?? error)
  process.exit(1)
})
