/**
 * Reads rows, turns them into lines of text, and hashes the lines. Equal rows give equal bytes in SQLite and in
 * PostgreSQL, so that a table can be compared with its copy in any database.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import { isLocalSetting } from './archived-tables.ts'

export type Row = Record<string, unknown>

/** The number of rows of a table, and the SHA-256 of their lines. */
export interface Digest {
  rows: number
  sha256: string
}

const rowsAtOnce = 200

/** Yields every row in the order of the key, except local settings, and reads a few rows at a time. */
export async function* rowsOf(db: Queries, table: string, key: string[]): AsyncGenerator<Row> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  let condition = sql``
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)} ${condition}
      order by ${columns} limit ${sql.lit(rowsAtOnce)}`.execute(db)
    for (const row of rows) if (!isLocalSetting(table, row)) yield row
    const last = rows.at(-1)
    if (!last || rows.length < rowsAtOnce) return
    condition = sql`where (${columns}) > (${sql.join(key.map((column) => last[column]))})`
  }
}

/** @returns a row as JSON with a line feed, with its columns in alphabetical order and its bytes as base64 */
export function lineOf(row: Row): string {
  const columns = Object.keys(row).sort()
  const values = columns.map((column) => [column, toJsonValue(row[column])])
  return `${JSON.stringify(Object.fromEntries(values))}\n`
}

export function rowIn(line: string): Row {
  const row = JSON.parse(line) as Row
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, fromJsonValue(value)]),
  )
}

const toJsonValue = (value: unknown) =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value

const fromJsonValue = (value: unknown) =>
  value !== null && typeof value === 'object' && 'base64' in value
    ? Buffer.from(String(value.base64), 'base64')
    : value

export async function digestOf(db: Queries, table: string, key: string[]): Promise<Digest> {
  const digest = startDigest()
  for await (const row of rowsOf(db, table, key)) digest.add(lineOf(row))
  return digest.done()
}

export function startDigest() {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line: string) {
      rows++
      hash.update(line)
    },
    done: (): Digest => ({ rows, sha256: hash.digest('hex') }),
  }
}
