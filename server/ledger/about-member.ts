/** Reads and changes the ledger entries and other recorded actions of a member who deletes the account. */
import { nameKey } from '../../contract/names.ts'
import type { Queries } from '../database/connection.ts'
import type { ActivityTable } from '../database/tables/tables.ts'

/** Assigns all entries of one account to another account. */
export async function reassignEntries(db: Queries, from: string, to: string): Promise<void> {
  await db.updateTable('activity').set({ account_id: to }).where('account_id', '=', from).execute()
}

/** Deletes the entries about the registration and the sign-ins of an account. */
export async function deleteLogins(db: Queries, accountId: string): Promise<void> {
  await db
    .deleteFrom('activity')
    .where('account_id', '=', accountId)
    .where('action', 'in', ['login', 'register'])
    .execute()
}

export type Entry = Pick<ActivityTable, 'id' | 'subject' | 'rows'>

/**
 * Finds entries by the indexes of the ledger.
 * @returns the ledger entries whose rows or subject name a member, or that changed one of the rows of `rowIds`
 * @param rowIds ids of the member's rows and of species with texts of the member, at most a few thousand
 */
export async function entriesAbout(
  db: Queries,
  { accountId, username }: { accountId: string; username: string },
  rowIds: readonly string[],
): Promise<Entry[]> {
  const entriesById = new Map<string, Entry>()
  const addEntries = (entries: Entry[]) => {
    for (const entry of entries) entriesById.set(entry.id, entry)
  }
  const entries = () => db.selectFrom('activity').select(['id', 'subject', 'rows'])
  addEntries(
    await entries()
      .where('id', 'in', (of) =>
        of
          .selectFrom('activity_row')
          .select('activity_id')
          .where('row_table', '=', 'account')
          .where('row_id', '=', accountId),
      )
      .execute(),
  )
  // The subject of an entry about an account is the username, which never changes.
  addEntries(
    await entries()
      .where('subject_kind', '=', 'account')
      .where('subject_key', '=', nameKey(username))
      .execute(),
  )
  for (let start = 0; start < rowIds.length; start += 500) {
    const someIds = rowIds.slice(start, start + 500)
    addEntries(
      await entries()
        .where('id', 'in', (of) =>
          of.selectFrom('activity_row').select('activity_id').where('row_id', 'in', someIds),
        )
        .execute(),
    )
  }
  return [...entriesById.values()]
}

export async function updateEntry(
  db: Queries,
  id: string,
  change: Pick<ActivityTable, 'subject' | 'rows'> & { subject_key?: string },
): Promise<void> {
  await db.updateTable('activity').set(change).where('id', '=', id).execute()
}

/** Removes an account from the index of the ledger, after `updateEntry` has removed the account from the entries. */
export async function removeFromIndex(db: Queries, accountId: string): Promise<void> {
  await db
    .deleteFrom('activity_row')
    .where('row_table', '=', 'account')
    .where('row_id', '=', accountId)
    .execute()
}

/** @returns the ids of the entries that contain these rows */
export async function entriesOfRows(db: Queries, rowIds: readonly string[]): Promise<string[]> {
  const ids = new Set<string>()
  for (let start = 0; start < rowIds.length; start += 500) {
    const rows = await db
      .selectFrom('activity_row')
      .select('activity_id')
      .distinct()
      .where('row_id', 'in', rowIds.slice(start, start + 500))
      .execute()
    for (const { activity_id } of rows) ids.add(activity_id)
  }
  return [...ids]
}
