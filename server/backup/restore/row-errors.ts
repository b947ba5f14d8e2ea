/** Rows that a database does not take because of what they say, not because of how it is. */

/** Of SQLite, the lowest byte: columns and tables it does not know, too long, a constraint, a wrong type. */
const ofSqlite: ReadonlySet<number> = new Set([1, 18, 19, 20, 25])
const codeWithin = 0xff

/** Of PostgreSQL: data, constraints, names it does not know; not what it does not permit. */
const ofPostgres = /^(22|23|42(?!501))...$/

/** What Node says of a value that is none of SQLite's. */
const noValue = 'ERR_INVALID_ARG_TYPE'

export function isNotTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return ofSqlite.has(errcode & codeWithin)
  return code === noValue || ofPostgres.test(String(code))
}
