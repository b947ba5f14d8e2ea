/** Reads and raises the version counters, on which caches depend. */
import { sql } from 'kysely'
import type { Kind } from '../../contract/kinds.ts'
import type { Queries } from './connection.ts'
import type { VersionTable } from './tables/site-tables.ts'

export type Topic = VersionTable['topic']

/**
 * @returns the topic of the names of a kind. Only changes of names raise its version, because the lists of names
 * of a large site and their search indexes take seconds to build.
 */
export const namesOf = (kind: Kind) => `${kind} names` as const

export async function readVersion(db: Queries, topic: Topic): Promise<number> {
  const row = await db
    .selectFrom('version')
    .select('version')
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return row.version
}

export async function listTopics(db: Queries): Promise<Topic[]> {
  const rows = await db.selectFrom('version').select('topic').execute()
  return rows.map(({ topic }) => topic)
}

/** Inserts a version whose row is missing. Every site has the rows of all versions after its migrations. */
export async function insertVersion(db: Queries, topic: Topic, version: number): Promise<void> {
  await db.insertInto('version').values({ topic, version }).execute()
}

/** Raises a version. Only the ledger, and tests that change rows without the ledger, call this function. */
export async function raiseVersion(db: Queries, topic: Topic): Promise<void> {
  await db
    .updateTable('version')
    .set({ version: sql`version + 1` })
    .where('topic', '=', topic)
    .execute()
}

/** @returns a function that reads the version of all public content, with a query that is compiled once */
export function createSiteVersionReader(db: Queries): () => Promise<number> {
  const query = db
    .selectFrom('version')
    .select((column) => column.fn.sum('version').as('version'))
    .where('topic', '!=', 'turn')
    .compile()
  return async () => {
    const { rows } = await db.executeQuery(query)
    return Number(rows[0]?.version)
  }
}
