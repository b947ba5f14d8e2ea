/** Databases for tests: real ones, empty, of the newest shape, gone when the suite is over. */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, describe, inject } from 'vitest'
import { type Database, type Dialect, openDatabase } from '../../server/database/connection.ts'
import { migrate } from '../../server/database/migrate.ts'

export interface TestDatabase extends Database {
  /** What to set so that another process opens the same one. */
  environment: { DATA_DIR: string; DATABASE_URL: string }
  dataFolder: string
  /** Has something closed before the database is, at the end of the suite. */
  closeFirst(close: () => Promise<unknown>): void
}

type Open = () => Promise<TestDatabase>

/** The same suite on SQLite and on PostgreSQL; `open` may be called as often as wished. */
export function onEachDatabase(suite: (open: Open) => void): void {
  describe.each<Dialect>(['sqlite', 'postgres'])('on %s', (dialect) => {
    suite(openerOf(dialect))
  })
}

/** For a suite to which the database makes no difference. */
export function onSqlite(suite: (open: Open) => void): void {
  describe('on sqlite', () => suite(openerOf('sqlite')))
}

function openerOf(dialect: Dialect): Open {
  const closing: (() => Promise<unknown>)[] = []
  afterAll(async () => {
    for (const close of closing.reverse()) await close()
  })
  return async () => {
    const dataFolder = await mkdtemp(path.join(tmpdir(), 'huaniao-data-'))
    closing.push(() => rm(dataFolder, { recursive: true, force: true }))
    const address = dialect === 'postgres' ? await createOnServer() : ''
    const database = openDatabase({ dataFolder, databaseUrl: address || undefined })
    closing.push(() => database.close())
    await migrate(database)
    return {
      ...database,
      dataFolder,
      environment: { DATA_DIR: dataFolder, DATABASE_URL: address },
      closeFirst: (close) => closing.push(close),
    }
  }
}

async function createOnServer(): Promise<string> {
  const server = inject('postgresServer')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(`${server}/postgres`)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}
