/**
 * Opens real databases for tests, each migrated, empty and with a store, and closes them after the suite.
 * TEST_DATABASE=postgres TEST_STORAGE=s3 runs the suites of `onEachDatabase` and `onSqlite` on PostgreSQL and S3 alone.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, inject } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { type Database, type Dialect, openDatabase } from '../../../server/database/connection.ts'
import { openStore } from '../../../server/media/store/open-store.ts'
import type { Store } from '../../../server/media/store/store.ts'
import { isWholeDose } from '../doses/dose.ts'
import { newBucket } from '../servers/buckets.ts'
import { copyPostgres, copySqlite } from '../servers/migrated-databases.ts'
import { noBucket, usesPostgres, usesS3 } from '../servers/site-storage.ts'

type Variable =
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'STORAGE_URL'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'

export interface TestDatabase extends Database {
  /** The environment variables with which another process opens the same database and store. */
  environment: Record<Variable, string>
  dataFolder: string
  /** Opens the store of the picture files: a folder of the data folder, or a bucket. */
  openStore(): Promise<Store>
  /** Registers a function that runs before the database closes at the end of the suite. */
  closeFirst(close: () => Promise<unknown>): void
}

type OpenDatabase = () => Promise<TestDatabase>

interface Backend {
  dialect: Dialect
  storage: 'folder' | 's3'
}

const smallSite: Backend = { dialect: 'sqlite', storage: 'folder' }
const largeSite: Backend = { dialect: 'postgres', storage: 's3' }
const chosenBackend: Backend = {
  dialect: usesPostgres ? 'postgres' : 'sqlite',
  storage: usesS3 ? 's3' : 'folder',
}
const { TEST_DATABASE, TEST_STORAGE } = process.env
const backends = TEST_DATABASE || TEST_STORAGE ? [chosenBackend] : [smallSite, largeSite]

/**
 * Runs the suite on SQLite with a folder and on PostgreSQL with an S3 store. Each call of `open` opens
 * another database.
 */
export function onEachDatabase(suite: (open: OpenDatabase) => void): void {
  for (const backend of backends) onBackend(backend, suite)
}

/**
 * Runs a suite whose queries other suites run on PostgreSQL too. `npm test` uses SQLite alone, and `npm run test:all`
 * uses each database.
 */
export function onEachDatabaseNightly(suite: (open: OpenDatabase) => void): void {
  if (isWholeDose) onEachDatabase(suite)
  else onSqlite(suite)
}

/** Runs a suite that does not depend on database and store, on the first backend alone. */
export function onSqlite(suite: (open: OpenDatabase) => void): void {
  onBackend(backends[0] ?? smallSite, suite)
}

/** Runs a suite about SQLite, or about files in a folder. */
export function onlyOnSqlite(suite: (open: OpenDatabase) => void): void {
  onBackend(smallSite, suite)
}

/** Runs a suite about PostgreSQL and an S3 store. */
export function onlyOnPostgres(suite: (open: OpenDatabase) => void): void {
  onBackend(largeSite, suite)
}

/** Runs a suite that copies data between both backends. The first backend is SQLite with a folder. */
export function onBothDatabases(suite: (small: OpenDatabase, large: OpenDatabase) => void): void {
  describe('between sqlite and postgres with s3', () =>
    suite(openerOf(smallSite), openerOf(largeSite)))
}

function onBackend(backend: Backend, suite: (open: OpenDatabase) => void): void {
  const { dialect, storage } = backend
  describe(`on ${dialect}${storage === 's3' ? ' and s3' : ''}`, () => suite(openerOf(backend)))
}

function openerOf({ dialect, storage }: Backend): OpenDatabase {
  const closers: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closers.reverse()) await close()
  })
  return async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-data-'))
    closers.push(() => rm(dataFolder, { recursive: true, force: true }))
    const address =
      dialect === 'postgres' ? await copyPostgres(inject('postgresServer'), newName()) : ''
    if (dialect === 'sqlite') await copySqlite(inject('migratedFolder'), dataFolder)
    const database = openDatabase({ dataFolder, databaseUrl: address || undefined })
    closers.push(() => database.close())
    const environment = {
      DATA_DIR: dataFolder,
      DATABASE_URL: address,
      ...(storage === 's3' ? await newBucket(inject('s3Server')) : noBucket),
    }
    let store: Promise<Store> | undefined
    return {
      ...database,
      dataFolder,
      environment,
      openStore() {
        store ??= openStore(readConfig(environment))
        return store
      },
      closeFirst: (close) => closers.push(close),
    }
  }
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`
