/** Start and stop. */
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import { assertFinished } from './backup/restore/place.ts'
import { type Config, readConfig } from './config/config.ts'
import { placeInWords } from './config/s3-place.ts'
import { openContent } from './content/site-content.ts'
import { loadSample, type SampleLoading, sampleIsWanted } from './import/sample.ts'
import { openStore } from './media/store/open-store.ts'
import { tighten } from './startup/private-folder.ts'
import { sayWhenStalled } from './startup/stalled.ts'
import { startDatabase } from './startup/start-database.ts'
import { troubleInWords } from './startup/trouble.ts'
import { unknownNames } from './walks/unknown-names.ts'

const stopWithin = 10_000

async function start(): Promise<void> {
  // Everything it makes is for its own user alone (security.md 73).
  process.umask(0o077)
  const config = readConfig(process.env)
  const tightened = tighten(config)
  // Somebody may save a broken file while the sample is still being loaded.
  let reportBroken = (error: unknown) => console.error(error)
  const content = openContent(config.contentFolder, (error) => reportBroken(error))
  const store = await openStore(config)
  // Before the database is brought to the newest shape, which may be another than that of an archive.
  await assertFinished(store)
  const database = await startDatabase(config, (place) =>
    console.warn(`  Waiting for the database at ${place} …`),
  )
  const sample =
    config.sample && (await beginSample({ database, store, timeZone: config.timeZone }))

  let stopping = false
  const app = await createApp({ config, database, store, content, leaving: () => stopping })
  if (tightened.closed.length > 0) {
    app.log.warn(
      { closed: tightened.closed },
      'other users of this machine could read these; now its own user alone can',
    )
  }
  if (tightened.open.length > 0) {
    app.log.warn(
      { open: tightened.open },
      'other users of this machine can read these: they belong to another user (chown, chmod go=)',
    )
  }
  reportBroken = (err) => app.log.error({ err }, 'content is broken; the last good words stay')
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  announce(address && typeof address === 'object' ? address.port : config.port, config)

  if (sample) {
    const lost = (err: unknown) =>
      app.log.error({ err }, 'the sample is not whole; the next start goes on')
    sample.finished.then(() => console.info('  The sample collection is all there.'), lost)
  }

  const tellOfWalks = async () => {
    const names = await unknownNames(database.db, content.walks())
    if (names.length > 0) app.log.warn({ names }, 'walks.yaml names species that are not recorded')
  }
  const atStops = (err: unknown) => app.log.error({ err }, 'the stops of walks.yaml are unchecked')
  const opened = sample ? sample.finished.catch(() => {}) : Promise.resolve()
  opened.then(tellOfWalks).catch(atStops).then(clearAway)

  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing what is under way`)
    // Readers still come until the load balancer has heard of it at /readyz.
    await wait(config.drainSeconds * 1000)
    setTimeout(() => process.exit(1), stopWithin).unref()
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
 * Node would keep what opening took until much more has piled up: 40 MB of an idle site, cleared away in 60 ms
 * (docs/measuring.md). There with `--expose-gc` only.
 */
function clearAway(): void {
  // Whoever waited for it to open is answered first.
  setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), 1000).unref()
}

async function beginSample(into: Parameters<typeof loadSample>[0]): Promise<SampleLoading | false> {
  if (!(await sampleIsWanted(into))) return false
  console.info('Loading the sample collection, once. The site opens before its pictures are there.')
  const loading = loadSample(into)
  await loading.presentable
  return loading
}

function announce(port: number, { dataFolder, s3 }: Config): void {
  console.info(`
  Huaniao 花鸟 is open at  http://localhost:${port}
  Its data is in           ${dataFolder}${s3 ? `\n  Its pictures are in      ${placeInWords(s3)}` : ''}
  To bring your own        npm run import -- FOLDER
  To make an admin         npm run admin -- NAME, then sign in at /login
`)
}

sayWhenStalled(1)
await start().catch((error: unknown) => {
  // What the person starting it can mend is said in a sentence; anything else with its whereabouts.
  console.error(troubleInWords(error) ?? error)
  process.exit(1)
})
