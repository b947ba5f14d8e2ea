/**
 * Opens the pool of connections to PostgreSQL. A lost connection does not end the process. The pool drops the
 * connection, and the query that used the connection throws `DatabaseAway`.
 */

import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseAway, isAway } from './away.ts'
import { rethrowWithPlace, type Soundness } from './database-errors.ts'

const connectionsMaximum = 10
/** Milliseconds to wait for a connection to open or to become free. */
const connectionTimeout = 3000

/**
 * @returns an open pool, whose queries throw `DatabaseAway` while the database is away
 * @param queryTimeout milliseconds after which PostgreSQL cancels a query; by default there is no timeout
 */
export function openPool(
  address: string,
  soundness: Soundness,
  queryTimeout?: number,
): PostgresPool {
  const rethrow = createRethrow(soundness)
  const pool = new pg.Pool({
    connectionString: address,
    max: connectionsMaximum,
    connectionTimeoutMillis: connectionTimeout,
    keepAlive: true,
    ...(queryTimeout && {
      statement_timeout: queryTimeout,
      lock_timeout: queryTimeout / 2,
      // This timeout frees the locks of a process that hangs.
      idle_in_transaction_session_timeout: queryTimeout,
      // The driver's own timeout is for a server that does not answer.
      query_timeout: queryTimeout + connectionTimeout,
    }),
  })
  // An error event without a listener would end the process. The pool reports lost idle connections.
  pool.on('error', () => {})
  // A connection reports its own loss between two queries of a transaction.
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      return translateErrors(await pool.connect().catch(rethrow), rethrow)
    },
  }
}

function translateErrors(
  client: pg.PoolClient,
  rethrow: (error: unknown) => never,
): PostgresPoolClient {
  let isBroken = false
  const query = (text: string, values: unknown[]) =>
    client.query(text, values).catch((error: unknown) => {
      isBroken ||= isAway(error)
      return rethrow(error)
    })
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // PostgreSQL may still answer a cancelled query, so no other query may use its connection.
    release: (destroy) => client.release(destroy || isBroken),
  }
}

/** @returns a function that throws `DatabaseAway` if the database is away, otherwise the error itself */
const createRethrow =
  (soundness: Soundness) =>
  (error: unknown): never => {
    if (isAway(error)) throw new DatabaseAway(error, soundness.place)
    rethrowWithPlace(soundness, error)
  }
