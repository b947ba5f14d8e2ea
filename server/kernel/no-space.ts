/** No room left: on the disk, in a quota, in the database. */
import { HttpError } from './http-error.ts'

/** SQLite's SQLITE_FULL, by its number. */
const sqliteFull = 13

export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // 53100 is PostgreSQL's disk_full.
  return /^(ENOSPC|EDQUOT|53100)$/.test(String(code)) || errcode === sqliteFull
}

export const noSpace = () =>
  new HttpError(507, 'no_space', 'There is no space left for new files at the moment')
