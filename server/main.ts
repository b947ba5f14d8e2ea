/** Start and stop. */
import path from 'node:path'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import { ContentError, openContent } from './content/site-content.ts'
import { openDatabase } from './database/connection.ts'
import { migrate } from './database/migrate.ts'
import { loadSample } from './import/sample.ts'
import { openFolderStore } from './media/store.ts'

const stopWithin = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const content = openContent(config.contentFolder, (error) => app?.log.error({ err: error }))
  const database = openDatabase(config)
  await migrate(database)
  const store = openFolderStore(path.join(config.dataFolder, 'files'))
  if (config.sample) await loadSample({ database, store, timeZone: config.timeZone })

  const app = await createApp({ config, database, store, content })
  await app.listen({ port: config.port, host: config.host })
  const address = app.server.address()
  announce(address && typeof address === 'object' ? address.port : config.port, config.dataFolder)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: finishing what is under way`)
    setTimeout(() => process.exit(1), stopWithin).unref()
    content.close()
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function announce(port: number, dataFolder: string): void {
  console.info(`
  Huaniao 花鸟 is open at  http://localhost:${port}
  Its data is in           ${dataFolder}
  To bring your own        npm run import -- FOLDER
`)
}

start().catch((error: unknown) => {
  // What the person starting it can mend is said in a sentence; anything else with its whereabouts.
  const plain = error instanceof ConfigError || error instanceof ContentError
  console.error(plain ? error.message : error)
  process.exit(1)
})
