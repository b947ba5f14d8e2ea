/** Starts one PostgreSQL and one S3 server for a run of Vitest, and migrates databases that tests copy. */
import type { TestProject } from 'vitest/node'
import { migrateOnce } from './migrated-databases.ts'
import { startPostgresServer } from './postgres-server.ts'
import { startS3Server } from './s3-server.ts'
import { setServerVariables } from './site-storage.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the server, without a database. */
    postgresServer: string
    /** `http://…` of the S3 server, without a bucket. */
    s3Server: string
    /** The folder of the migrated SQLite database. */
    migratedFolder: string
  }
}

export default async function startServers(project: TestProject) {
  const postgres = await startPostgresServer()
  const s3 = await startS3Server()
  project.provide('postgresServer', postgres.address)
  project.provide('s3Server', s3.endpoint)
  const migrated = await migrateOnce(postgres.address)
  project.provide('migratedFolder', migrated.folder)
  setServerVariables({ postgres: postgres.address, s3: s3.endpoint })
  return async () => {
    await postgres.remove()
    await s3.remove()
    await migrated.remove()
  }
}
