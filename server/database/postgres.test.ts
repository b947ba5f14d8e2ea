/** Tests events that only PostgreSQL has, such as server restarts, simultaneous migrations and deadlocks. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  createDatabase,
  type PostgresServer,
  startPostgresServer,
} from '../../tests/harness/servers/postgres-server.ts'
import { startDatabase } from '../startup/start-database.ts'
import { DatabaseAway } from './away.ts'
import { type Database, openDatabase } from './connection.ts'
import { knownMigrations, migrate } from './migrations/migrate.ts'

const databases: Database[] = []
const openAt = (databaseUrl: string, queryTimeout?: number) => {
  const settings = { databaseUrl, dataFolder: '', ...(queryTimeout && { queryTimeout }) }
  const database = openDatabase(settings)
  databases.push(database)
  return database
}
afterAll(() => Promise.all(databases.map((each) => each.close())))

test('migrates once when five processes start on an empty database', async () => {
  const address = await createDatabase(inject('postgresServer'), 'five_at_once')
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => migrate(openAt(address))))
  expect(results.map(({ length }) => length).toSorted()).toEqual([
    0,
    0,
    0,
    0,
    knownMigrations.length,
  ])
})

test('leaves no lock after a killed migration', async () => {
  const address = await createDatabase(inject('postgresServer'), 'killed_migrating')
  const { db } = openAt(address)
  const lockingConnection = openAt(address).db.connection()
  // Kysely holds this lock during its migrations.
  const killedQuery = lockingConnection.execute(async (connection) => {
    await sql`select pg_advisory_lock(3853314791062309107)`.execute(connection)
    await sql`select pg_sleep(60)`.execute(connection)
  })
  const expectedLoss = expect(killedQuery).rejects.toThrow(DatabaseAway)
  const holders = () =>
    sql<{ pid: number }>`
    select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and granted and datname = current_database()`.execute(db)
  await expect.poll(async () => (await holders()).rows.length).toBe(1)
  const migration = migrate(openAt(address))
  const { rows } = await holders()
  await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(db)
  expect(await migration).toHaveLength(knownMigrations.length)
  await expectedLoss
})

test('completes both transactions of a deadlock', async () => {
  const { db } = openAt(await createDatabase(inject('postgresServer'), 'deadlocks'), 20_000)
  await sql`create table pair (id int primary key, count int not null)`.execute(db)
  await sql`insert into pair values (1, 0), (2, 0)`.execute(db)
  let startedCount = 0
  const bothStarted = Promise.withResolvers<void>()
  const raise = (firstId: number, secondId: number) =>
    db.transaction().execute(async (transaction) => {
      const add = (id: number) =>
        sql`update pair set count = count + 1 where id = ${id}`.execute(transaction)
      await add(firstId)
      if (++startedCount === 2) bothStarted.resolve()
      await bothStarted.promise
      await add(secondId)
    })
  await Promise.all([raise(1, 2), raise(2, 1)])
  const { rows } = await sql<{ count: number }>`select count from pair`.execute(db)
  expect(rows.map(({ count }) => count)).toEqual([2, 2])
  // At least one of the transactions ran twice.
  expect(startedCount).toBeGreaterThanOrEqual(3)
})

test('cancels a slow query and answers the next query', async () => {
  const address = await createDatabase(inject('postgresServer'), 'too_long')
  const { db } = openAt(address, 200)
  await expect(sql`select pg_sleep(20)`.execute(db)).rejects.toThrow(DatabaseAway)
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  await expect(sql`select nonsense`.execute(db)).rejects.not.toThrow(DatabaseAway)
})

describe('a server that stops and starts', () => {
  let server: PostgresServer
  let address: string
  beforeAll(async () => {
    server = await startPostgresServer()
    address = await createDatabase(server.address, 'goes')
  })
  afterAll(() => server.remove())

  test('fails for idle and busy connections after its stop, and answers after its start', async () => {
    const { db } = openAt(address)
    const query = () => sql`select 1`.execute(db)
    await query()
    const openTransaction = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await server.stop()
      await sql`select 1`.execute(transaction)
    })
    await expect(openTransaction).rejects.toThrow(DatabaseAway)
    await expect(query()).rejects.toThrow(DatabaseAway)
    await server.startAgain()
    expect((await query()).rows).toHaveLength(1)
  })

  test('delays the start of the site until the server answers', async () => {
    await server.stop()
    const waitedFor: string[] = []
    const databaseStart = startDatabase({ databaseUrl: address, dataFolder: '' }, (place) =>
      waitedFor.push(place),
    )
    await expect.poll(() => waitedFor).toEqual([address.replace(/.*@/, '')])
    await server.startAgain()
    const database = await databaseStart
    databases.push(database)
    expect(await migrate(database)).toEqual([])
  })
})
