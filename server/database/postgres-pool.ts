/**
 * Connections to PostgreSQL, a few for all who ask. One that is lost is no reason to end: it is let go,
 * whoever was using it hears `DatabaseAway`, and the next who asks gets another.
 */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAway, isAway } from './away.ts'
import { rethrowOf, type Soundness } from './trouble.ts'

const connections = 10
/** Milliseconds a request waits for a connection, be it to open or to become free. */
const connectsWithin = 3000

/** @param answersWithin milliseconds after which a query is given up; without it none is */
export function openPool(
  address: string,
  soundness: Soundness,
  answersWithin?: number,
): PostgresPool {
  const tell = telling(soundness)
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
      return tellingAway(await pool.connect().catch(tell), tell)
    },
  }
}

function tellingAway(client: pg.PoolClient, tell: (error: unknown) => never): PostgresPoolClient {
  let broken = false
  const query = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: unknown) => {
      broken ||= isAway(error)
      return tell(error)
    })
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // An answer that was given up may still come: nobody else should get it.
    release: (destroy) => client.release(destroy || broken),
  }
}

/** @returns throws `DatabaseAway` where it is that, else the error as it is */
const telling =
  (soundness: Soundness) =>
  (error: unknown): never => {
    if (isAway(error)) throw new DatabaseAway(error, soundness.place)
    rethrowOf(soundness, error)
  }
