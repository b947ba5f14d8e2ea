/** Runs a site with more names than a browser loads, and inserts the names directly into the database. */
import { rm } from 'node:fs/promises'
import { speciesRecordSchema } from '../../../contract/schemas/species-record.ts'
import { readConfig } from '../../../server/config/config.ts'
import { openDatabase } from '../../../server/database/connection.ts'
import { migrate } from '../../../server/database/migrations/migrate.ts'
import { importSpecies } from '../../../server/import/import-species.ts'
import { errorsIn, prepareSite, startServer } from './running-site.ts'

export interface LargeSite {
  origin: string
  /** Stops the site. @returns the errors in its log */
  stop(): Promise<string[]>
}

/** @param names the Latin, English and Chinese names of the plants */
export async function runLargeSite(
  names: readonly (readonly [string, string, string])[],
): Promise<LargeSite> {
  const { folder, environment } = await prepareSite({})
  const database = openDatabase(readConfig(environment))
  await migrate(database)
  const schema = speciesRecordSchema('plant')
  await database.db.transaction().execute(async (db) => {
    for (const [latinName, commonName, chineseName] of names) {
      const record = schema.parse({ latinName, commonName, chineseName, texts: {} })
      await importSpecies(db, 'plant', record, '2025-01-01T00:00:00.000Z')
    }
  })
  await database.close()
  const server = await startServer(environment)
  return {
    origin: server.origin,
    async stop() {
      await server.end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
      return errorsIn(server.output())
    },
  }
}
