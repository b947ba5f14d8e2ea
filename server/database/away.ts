/** Recognises the errors of a PostgreSQL server that cannot be reached, shuts down, or is too busy to answer. */

/**
 * Reports that the database does not answer. The client may retry the request in a moment. The database may or may not
 * have committed a pending write.
 */
export class DatabaseAway extends Error {
  /** Host and database, for messages; unknown if PostgreSQL aborted a transaction. */
  readonly place: string | undefined

  constructor(cause: unknown, place?: string) {
    super('The database does not answer at the moment', { cause })
    this.place = place
  }
}

/** Node's codes for errors of the network. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * PostgreSQL's codes for errors of connections and resources, start-up, shutdown, a standby that cannot write, and
 * timeouts.
 */
const postgresCodes = /^(08...|53[023]00|57P0[1235]|57014|55P03|25006|25P03)$/

/** Messages of the driver's errors, which have no code. */
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired)|not queryable|Client was closed|connection has been discarded/i

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string'
    ? networkCodes.test(code) || postgresCodes.test(code)
    : driverMessages.test(error.message)
}
