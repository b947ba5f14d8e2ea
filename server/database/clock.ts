/**
 * Reads the database's clock. Every process uses this clock for timestamps, rate limits and expiry, so a wrong local
 * clock does no harm.
 */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely'
import type { Queries } from './connection.ts'

/** Milliseconds by which a stored instant may be in the future. A later instant comes from a wrong clock. */
export const clockTolerance = 300_000

/** @returns the current instant, in the form that rows store */
export async function readInstant(db: Queries): Promise<string> {
  return new Date(await readClock(db)).toISOString()
}

/** @returns milliseconds since 1970 */
export async function readClock(db: Queries): Promise<number> {
  // SQLite runs in this process and has the same clock.
  if (!isPostgres(db)) return Date.now()
  const { rows } = await sql<{ now: string }>`select ${clockColumn(db)} as now`.execute(db)
  return Number(rows[0]?.now)
}

/** @returns the clock as a column for another query: milliseconds since 1970, as text */
export function clockColumn(db: Queries): RawBuilder<string> {
  return isPostgres(db)
    ? sql<string>`floor(extract(epoch from clock_timestamp()) * 1000)::text`
    : sql<string>`${String(Date.now())}`
}

const isPostgres = (db: Queries) => db.getExecutor().adapter instanceof PostgresAdapter
