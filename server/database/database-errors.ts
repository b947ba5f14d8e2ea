/** Explains errors of the database to the operator, such as damage or a full disk, and records damage. */

/** The lowest byte of a SQLite code names the kind of error. */
const kindMask = 0xff
/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const malformedKinds = [11, 26]
const sqliteMessages: Record<number, (file: string) => string> = {
  5: busyMessage,
  8: (file) =>
    `The database ${file} is read-only for this user. Run this command as the owner of its folder, or give the folder to this user (chown).`,
  10: (file) =>
    `The disk of the database ${file} is full or fails. Make room on the disk. If there is room, read the log of the system, then run npm run check.`,
  11: damageMessage,
  13: (file) =>
    `There is no room left for the database ${file}. Make room on its disk, then try again.`,
  14: (file) =>
    `The database ${file} cannot be opened. Check that this user may read and write its folder.`,
  26: damageMessage,
}

function damageMessage(file: string): string {
  return `The database ${file} is damaged. Stop the site, keep a copy of that file, and restore the newest backup into an empty DATA_DIR (docs/backup.md).`
}

function busyMessage(file: string): string {
  return `Another process has locked the database ${file} for too long. Wait until that process has finished, or stop that process.`
}

const postgresMessages: Record<string, string> = {
  '28P01': 'refuses the password. Check DATABASE_URL',
  '28000': 'refuses this user. Check DATABASE_URL, and pg_hba.conf of that server',
  '3D000': 'has no such database. Create it, or correct DATABASE_URL',
  '42501':
    'does not give this user the necessary rights. Make the user the owner of the database (ALTER DATABASE … OWNER TO …)',
  '53100': 'has no room left. Make room on its disk, then try again',
  XX001: 'has damaged data. Stop the site and restore the newest backup (docs/backup.md)',
  XX002: 'has a damaged index. Run REINDEX DATABASE; if that fails, restore the newest backup',
}

/** Records whether the site has found damage in the database. */
export interface Soundness {
  /** The file, or the host and database, for messages; never with a password. */
  readonly place: string
  isDamaged: boolean
}

/**
 * Adds the place of the database to an error, and records damage in `soundness` if the error reports damage.
 * @throws the error
 */
export function rethrowWithPlace(soundness: Soundness, error: unknown): never {
  if (isMalformed(error)) soundness.isDamaged = true
  if (error instanceof Error) {
    const database = { value: soundness.place, configurable: true, writable: true }
    Object.defineProperty(error, 'database', database)
  }
  throw error
}

function isMalformed(error: unknown): boolean {
  return malformedKinds.includes(sqliteKind(error) ?? 0) || /^XX00[12]$/.test(codeOf(error))
}

/** @returns sentences for the operator; undefined for an error that this module does not explain */
export function explainDatabaseError(error: unknown): string | undefined {
  const place = String((error as { database?: unknown }).database ?? '')
  const sqlite = sqliteMessages[sqliteKind(error) ?? -1]
  if (sqlite) return sqlite(place)
  const postgres = postgresMessages[codeOf(error)]
  return postgres && `The database server at ${place} ${postgres}.`
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code)

function sqliteKind(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined
  return typeof error.errcode === 'number' ? error.errcode & kindMask : undefined
}
