/**
 * Indexes the accounts to which the rows of each ledger entry refer. The site then finds the entries about a member
 * without a full scan.
 */
import { type Kysely, sql } from 'kysely'

const entriesAtOnce = 200
const accountsAtOnce = 500
const accountColumns = ['author_id', 'reviewer_id', 'account_id']

type Row = Record<string, unknown> | null

export async function up(db: Kysely<never>): Promise<void> {
  for (let lastId = ''; ; ) {
    const { rows: entries } = await sql<{ id: string; rows: string }>`
      select id, rows from activity where id > ${lastId} order by id limit ${entriesAtOnce}`.execute(
      db,
    )
    await indexAccounts(
      db,
      entries.flatMap(({ id, rows }) => accountsIn(rows).map((account) => [id, account] as const)),
    )
    const lastEntry = entries.at(-1)
    if (!lastEntry || entries.length < entriesAtOnce) return
    lastId = lastEntry.id
  }
}

function accountsIn(rows: string): string[] {
  const touched = JSON.parse(rows) as { before: Row; after: Row }[]
  const ids = touched.flatMap(({ before, after }) =>
    [before, after].flatMap((row) => accountColumns.map((column) => row?.[column])),
  )
  return [...new Set(ids.filter((id) => typeof id === 'string'))]
}

async function indexAccounts(
  db: Kysely<never>,
  accounts: (readonly [entryId: string, accountId: string])[],
): Promise<void> {
  for (let start = 0; start < accounts.length; start += accountsAtOnce) {
    const values = accounts
      .slice(start, start + accountsAtOnce)
      .map(([entryId, accountId]) => sql`(${entryId}, 'account', ${accountId})`)
    await sql`insert into activity_row (activity_id, row_table, row_id)
      values ${sql.join(values)}`.execute(db)
  }
}
