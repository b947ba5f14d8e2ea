/** Recognises the errors of a violated constraint by their codes. */

/** SQLITE_CONSTRAINT; the higher bits name the constraint's kind (https://sqlite.org/rescode.html). */
const sqliteConstraint = 19
/** Class 23 of SQLSTATE: integrity constraint violation. */
const postgresConstraint = /^23/

/** @returns true for a violated unique, foreign key, not null or check constraint */
export function isConstraintError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === sqliteConstraint
  return typeof code === 'string' && postgresConstraint.test(code)
}
