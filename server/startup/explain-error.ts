/**
 * Explains errors that the operator can correct, with the correction. The file docs/operations.md lists the most
 * common errors.
 */

import { type Config, ConfigError } from '../config/config.ts'
import { ContentError } from '../content/content-file.ts'
import { DatabaseAway } from '../database/away.ts'
import { explainDatabaseError } from '../database/database-errors.ts'
import { NewerDatabase } from '../database/migrations/migrate.ts'
import { CommandError } from '../kernel/command-error.ts'
import { StoreAway } from '../media/store/store.ts'

/** An error of the operating system, with Node's fields. */
interface SystemError extends Error {
  code: string
  path?: string
  syscall?: string
  port?: number
  address?: string
}

type PlaceSettings = Pick<Config, 'dataFolder' | 'host'>

/** @returns sentences for the operator; undefined for a bug of the program, whose stack trace is useful */
export function explainError(error: unknown, config?: PlaceSettings): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof StoreAway) return `${error.message}. ${checkBucket}`
  if (error instanceof DatabaseAway) return databaseAway(error)
  const selfExplaining = [CommandError, ConfigError, ContentError, NewerDatabase]
  if (selfExplaining.some((kind) => error instanceof kind)) return error.message
  const databaseSentence = explainDatabaseError(error)
  if (databaseSentence) return databaseSentence
  return 'code' in error ? explainSystemError(error as SystemError, config) : undefined
}

const checkBucket = 'Check STORAGE_URL, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'

function databaseAway({ place, cause }: DatabaseAway): string {
  const location = place ? ` at ${place}` : ''
  // For a host name with two addresses, Node throws an error with a code and no message.
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  const reason = message || code
  const reasonText = reason ? ` (${reason})` : ''
  return `The database${location} does not answer${reasonText}. Check that PostgreSQL runs and that DATABASE_URL is right.`
}

function explainSystemError(error: SystemError, config?: PlaceSettings): string | undefined {
  const place = error.path ?? config?.dataFolder ?? 'the data folder'
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${error.port} is in use. Choose another port: PORT=…`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return undefined
      return `${config?.host ?? error.address} is not an address of this machine. Set HOST to an address of this machine, or to 0.0.0.0.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `There is no room left for ${place}. Make room on its disk, then try again.`
    case 'EROFS':
      return `${place} cannot be written: its disk is mounted read-only. Mount the disk for writing, or choose another DATA_DIR.`
    case 'EACCES':
    case 'EPERM':
      if (error.syscall === 'listen') {
        return `Port ${error.port} is not allowed for this user. Choose a port above 1023: PORT=…`
      }
      return `${place} cannot be used: this user has no permission. Run the program as the owner of the folder, or give the folder to this user (chown).`
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is not a folder. Choose a folder (for the site itself: DATA_DIR), or move the file away.`
  }
  return error.code.startsWith('ERR_PARSE_ARGS') ? error.message : undefined
}
