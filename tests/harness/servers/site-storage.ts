/**
 * Chooses the database and the store of the sites that run as a process: by default SQLite and a folder. With
 * TEST_DATABASE=postgres and TEST_STORAGE=s3, each site gets its own database and bucket on the servers of the run.
 */
import { randomUUID } from 'node:crypto'
import { newBucket } from './buckets.ts'
import { createDatabase, startPostgresServer } from './postgres-server.ts'
import { startS3Server } from './s3-server.ts'

export const usesPostgres = process.env.TEST_DATABASE === 'postgres'
export const usesS3 = process.env.TEST_STORAGE === 's3'

/** The addresses of the servers. */
interface Servers {
  postgres: string | undefined
  s3: string | undefined
}

/** Sets the environment variables from which later processes of the run read the addresses of the servers. */
export function setServerVariables({ postgres, s3 }: Servers): void {
  if (postgres && usesPostgres) process.env.SITES_POSTGRES = postgres
  if (s3 && usesS3) process.env.SITES_S3 = s3
}

/** Starts the servers that the run needs, for runners without servers. @returns a function that stops the servers */
export async function startServersForSites(): Promise<() => Promise<void>> {
  const postgres = usesPostgres ? await startPostgresServer() : undefined
  const s3 = usesS3 ? await startS3Server() : undefined
  setServerVariables({ postgres: postgres?.address, s3: s3?.endpoint })
  return async () => {
    await postgres?.remove()
    await s3?.remove()
  }
}

/** @returns the environment variables for the database and the store of a new site */
export async function newSiteStorage() {
  const { SITES_POSTGRES, SITES_S3 } = process.env
  const name = `site_${randomUUID().replaceAll('-', '')}`
  return {
    DATABASE_URL: SITES_POSTGRES ? await createDatabase(SITES_POSTGRES, name) : '',
    ...(SITES_S3 ? await newBucket(SITES_S3) : noBucket),
  }
}

export const noBucket = { STORAGE_URL: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' }
