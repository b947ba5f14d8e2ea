/** For the whole run of Vitest: one PostgreSQL and one S3 server; each test asks for its own there. */
import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server.ts'
import { startS3Server } from './s3-server.ts'
import { offerToSites } from './site-ground.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** `postgres://…` of the server, without a database. */
    postgresServer: string
    /** `http://…` */
    s3Server: string
  }
}

export default async function startForAll(project: TestProject) {
  const postgres = await startPostgresServer()
  const s3 = await startS3Server()
  project.provide('postgresServer', postgres.address)
  project.provide('s3Server', s3.endpoint)
  offerToSites({ postgres: postgres.address, s3: s3.endpoint })
  return async () => {
    await postgres.remove()
    await s3.remove()
  }
}
