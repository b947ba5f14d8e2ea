/**
 * What time it is for the database: one clock for all processes, however wrong their own may be. What
 * one of them writes, counts and lets run out for another goes by it.
 */
import { PostgresAdapter, sql } from 'kysely'
import type { Queries } from './connection.ts'

/** The instant it is, as rows write it. */
export async function readInstant(db: Queries): Promise<string> {
  return new Date(await readClock(db)).toISOString()
}

/** @returns milliseconds since 1970 */
export async function readClock(db: Queries): Promise<number> {
  // SQLite lives in the process that asks.
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return Date.now()
  const { rows } = await sql<{ now: string }>`
    select floor(extract(epoch from clock_timestamp()) * 1000)::text as now`.execute(db)
  return Number(rows[0]?.now)
}
