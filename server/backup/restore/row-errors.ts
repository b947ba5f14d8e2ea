/** Recognises database errors that the values of a row cause, as opposed to errors of the database itself. */

/** SQLite's result codes for unknown columns and tables, long values, constraints, wrong types and invalid indexes. */
const sqliteCodes: ReadonlySet<number> = new Set([1, 18, 19, 20, 25])
const primaryCode = 0xff

/** PostgreSQL's codes for invalid data, constraints and unknown names, but not for missing rights (42501). */
const postgresCodes = /^(22|23|42(?!501))...$/

/** Node's code for a value that SQLite cannot store. */
const unsupportedValue = 'ERR_INVALID_ARG_TYPE'

export function isCausedByRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return sqliteCodes.has(errcode & primaryCode)
  return code === unsupportedValue || postgresCodes.test(String(code))
}
