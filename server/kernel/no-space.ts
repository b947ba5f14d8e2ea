/** Recognises a full disk, a used-up quota and a full database. */
import { HttpError } from './http-error.ts'

/** SQLite's code SQLITE_FULL. */
const sqliteFull = 13

export function isNoSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  // 53100 is PostgreSQL's disk_full.
  return /^(ENOSPC|EDQUOT|53100)$/.test(String(code)) || errcode === sqliteFull
}

export const noSpace = () =>
  new HttpError(507, 'no_space', 'The server has no space for new files at the moment')
