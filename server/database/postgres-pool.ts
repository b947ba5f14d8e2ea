/**
 * Connections to PostgreSQL, a few for all who ask. One that is lost is no reason to end: it is let go,
 * whoever was using it hears `DatabaseAway`, and the next who asks gets another.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAway, isAway } from './away.ts'

const connections = 10
/** Milliseconds a request waits for a connection, be it to open or to become free. */
const connectsWithin = 3000

/** @param answersWithin milliseconds after which a query is given up; without it none is */
export function openPool(address: string, answersWithin?: number): PostgresPool {
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: connectsWithin,
    keepAlive: true,
    ...(answersWithin && {
      statement_timeout: answersWithin,
      lock_timeout: answersWithin / 2,
      // A process that stands still lets the others write again.
      idle_in_transaction_session_timeout: answersWithin,
      // By our own clock, where the server is gone without a word.
      query_timeout: answersWithin + connectsWithin,
    }),
  })
  // Unheard, the loss of a connection would end the process: of one that nobody uses …
  pool.on('error', () => {})
  // … and of one between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      return tellingAway(await pool.connect().catch(asAway))
    },
  }
}

function tellingAway(client: pg.PoolClient): PostgresPoolClient {
  let broken = false
  const query = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: unknown) => {
      broken ||= isAway(error)
      return asAway(error)
    })
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // An answer that was given up may still come: nobody else should get it.
    release: (destroy) => client.release(destroy || broken),
  }
}

/** @throws {DatabaseAway} where it is that, else the error as it is. */
function asAway(error: unknown): never {
  throw isAway(error) ? new DatabaseAway(error) : error
}
