/** Start and stop. */
import path from 'node:path'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { ContentError } from './content/content-file.ts'
import { openContent } from './content/site-content.ts'
import { openDatabase } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { loadSample, type SampleLoading, sampleIsWanted } from './import/sample.ts'
import { openFolderStore } from './media/store.ts'

const stopWithin = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // Somebody may save a broken file while the sample is still being loaded.
  let reportBroken = (error: unknown) => console.error(error)
  const content = openContent(config.contentFolder, (error) => reportBroken(error))
  const database = openDatabase(config)
  await migrate(database)
  const store = openFolderStore(path.join(config.dataFolder, 'files'))
  const sample =
    config.sample && (await beginSample({ database, store, timeZone: config.timeZone }))

  const app = await createApp({ config, database, store, content })
  reportBroken = (err) => app.log.error({ err }, 'content is broken; the last good words stay')
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  announce(address && typeof address === 'object' ? address.port : config.port, config.dataFolder)

  if (sample) {
    const lost = (err: unknown) =>
      app.log.error({ err }, 'the sample is not whole; the next start goes on')
    sample.finished.then(() => console.info('  The sample collection is all there.'), lost)
  }

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing what is under way`)
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

async function beginSample(into: Parameters<typeof loadSample>[0]): Promise<SampleLoading | false> {
  if (!(await sampleIsWanted(into))) return false
  console.info('Loading the sample collection, once. The site opens with its first pictures.')
  const loading = loadSample(into)
  await loading.presentable
  return loading
}

function announce(port: number, dataFolder: string): void {
  console.info(`
  Huaniao 花鸟 is open at  http://localhost:${port}
  Its data is in           ${dataFolder}
  To bring your own        npm run import -- FOLDER
  To make an admin         npm run admin -- NAME, then sign in at /login
`)
}

start().catch((error: unknown) => {
  // What the person starting it can mend is said in a sentence; anything else with its whereabouts.
  const plain = error instanceof ConfigError || error instanceof ContentError
  if (isTaken(error)) console.error(`Port ${error.port} is taken. Choose another: PORT=…`)
  else console.error(plain ? error.message : error)
  process.exit(1)
})

function isTaken(error: unknown): error is Error & { port: number } {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}
