/** PostgreSQL out of reach, shutting down or too busy to answer: nobody's mistake, and soon over. */

/** What was asked may be asked again in a moment; whether what was being written is kept is not known. */
export class DatabaseAway extends Error {
  /** For people; unknown where a transaction was broken off. */
  readonly place: string | undefined

  constructor(cause: unknown, place?: string) {
    super('The database does not answer at the moment', { cause })
    this.place = place
  }
}

/** Of the network, by Node's names. */
const network =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/**
 * Of PostgreSQL: connections, resources, shutting down and starting up, a standby that may not write
 * yet, and what it broke off because it took too long.
 */
const ofPostgres = /^(08...|53[023]00|57P0[1235]|57014|55P03|25006|25P03)$/

/** Of the driver, which gives them no code. */
const ofDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired)|not queryable|Client was closed|connection has been discarded/i

export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return typeof code === 'string'
    ? network.test(code) || ofPostgres.test(code)
    : ofDriver.test(error.message)
}
