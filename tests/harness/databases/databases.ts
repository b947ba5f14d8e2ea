/**
 * Databases for tests, each with a store: real ones, empty, of the newest shape, gone when the suite
 * is over. TEST_DATABASE=postgres TEST_STORAGE=s3 runs everything there alone.
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
  /** What to set so that another process opens the same one. */
  environment: Record<Variable, string>
  dataFolder: string
  /** Where the files of its pictures are: a folder of the data folder, or a bucket. */
  openStore(): Promise<Store>
  /** Has something closed before the database is, at the end of the suite. */
  closeFirst(close: () => Promise<unknown>): void
}

type Open = () => Promise<TestDatabase>

interface Ground {
  dialect: Dialect
  storage: 'folder' | 's3'
}

const smallSite: Ground = { dialect: 'sqlite', storage: 'folder' }
const largeSite: Ground = { dialect: 'postgres', storage: 's3' }
const chosen: Ground = {
  dialect: ontoPostgres ? 'postgres' : 'sqlite',
  storage: ontoS3 ? 's3' : 'folder',
}
const { TEST_DATABASE, TEST_STORAGE } = process.env
const grounds = TEST_DATABASE || TEST_STORAGE ? [chosen] : [smallSite, largeSite]

/**
 * The same suite on SQLite with a folder and on PostgreSQL with an S3 store; `open` may be called as
 * often as wished.
 */
export function onEachDatabase(suite: (open: Open) => void): void {
  for (const ground of grounds) onGround(ground, suite)
}

/**
 * For a suite whose queries run on PostgreSQL in other suites of every run: `npm test` takes SQLite alone,
 * `npm run test:all` each database.
 */
export function onEachDatabaseNightly(suite: (open: Open) => void): void {
  if (isWholeDose) onEachDatabase(suite)
  else onSqlite(suite)
}

/** For a suite to which database and store make no difference: the first of them will do. */
export function onSqlite(suite: (open: Open) => void): void {
  onGround(grounds[0] ?? smallSite, suite)
}

/** For what is said of SQLite, or of a folder, alone. */
export function onlyOnSqlite(suite: (open: Open) => void): void {
  onGround(smallSite, suite)
}

/** For what goes from one to the other: the first is SQLite with a folder. */
export function onBothDatabases(suite: (small: Open, large: Open) => void): void {
  describe('between sqlite and postgres with s3', () =>
    suite(openerOf(smallSite), openerOf(largeSite)))
}

function onGround(ground: Ground, suite: (open: Open) => void): void {
  const { dialect, storage } = ground
  describe(`on ${dialect}${storage === 's3' ? ' and s3' : ''}`, () => suite(openerOf(ground)))
}

function openerOf({ dialect, storage }: Ground): Open {
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
