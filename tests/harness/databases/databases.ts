/**
 * Opens real databases for tests, each migrated, empty and with a store, and removes them after the suite.
 * TEST_DATABASE=postgres TEST_STORAGE=s3 runs every suite on these alone.
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
import { noBucket, ontoPostgres, ontoS3 } from '../servers/site-storage.ts'

type Variable =
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'STORAGE_URL'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'

export interface TestDatabase extends Database {
  /** The variables with which another process opens the same database. */
  environment: Record<Variable, string>
  dataFolder: string
  /** Opens the store of the picture files: a folder of the data folder, or a bucket. */
  openStore(): Promise<Store>
  /** Registers a function that runs before the database closes at the end of the suite. */
  closeFirst(close: () => Promise<unknown>): void
}

type Open = () => Promise<TestDatabase>

interface Backend {
  dialect: Dialect
  storage: 'folder' | 's3'
}

const smallSite: Backend = { dialect: 'sqlite', storage: 'folder' }
const largeSite: Backend = { dialect: 'postgres', storage: 's3' }
const chosen: Backend = {
  dialect: ontoPostgres ? 'postgres' : 'sqlite',
  storage: ontoS3 ? 's3' : 'folder',
}
const { TEST_DATABASE, TEST_STORAGE } = process.env
const backends = TEST_DATABASE || TEST_STORAGE ? [chosen] : [smallSite, largeSite]

/**
 * Runs the suite on SQLite with a folder and on PostgreSQL with an S3 store. Each call of `open` opens
 * another database.
 */
export function onEachDatabase(suite: (open: Open) => void): void {
  for (const backend of backends) onBackend(backend, suite)
}

/**
 * Runs a suite whose queries other suites run on PostgreSQL too. `npm test` uses SQLite alone, `npm run
 * test:all` uses each database.
 */
export function onEachDatabaseNightly(suite: (open: Open) => void): void {
  if (isWholeDose) onEachDatabase(suite)
  else onSqlite(suite)
}

/** Runs a suite that does not depend on database and store, on the first backend alone. */
export function onSqlite(suite: (open: Open) => void): void {
  onBackend(backends[0] ?? smallSite, suite)
}

/** Runs a suite about SQLite, or about files in a folder. */
export function onlyOnSqlite(suite: (open: Open) => void): void {
  onBackend(smallSite, suite)
}

/** Runs a suite about PostgreSQL and an S3 store. */
export function onlyOnPostgres(suite: (open: Open) => void): void {
  onBackend(largeSite, suite)
}

/** Runs a suite that copies data between both backends. The first one is SQLite with a folder. */
export function onBothDatabases(suite: (small: Open, large: Open) => void): void {
  describe('between sqlite and postgres with s3', () =>
    suite(openerOf(smallSite), openerOf(largeSite)))
}

function onBackend(backend: Backend, suite: (open: Open) => void): void {
  const { dialect, storage } = backend
  describe(`on ${dialect}${storage === 's3' ? ' and s3' : ''}`, () => suite(openerOf(backend)))
}

function openerOf({ dialect, storage }: Backend): Open {
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })
  return async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-data-'))
    closing.push(() => rm(dataFolder, { recursive: true, force: true }))
    const address =
      dialect === 'postgres' ? await copyPostgres(inject('postgresServer'), newName()) : ''
    if (dialect === 'sqlite') await copySqlite(inject('migratedFolder'), dataFolder)
    const database = openDatabase({ dataFolder, databaseUrl: address || undefined })
    closing.push(() => database.close())
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
      closeFirst: (close) => closing.push(close),
    }
  }
}

const newName = () => `test_${randomUUID().replaceAll('-', '')}`
