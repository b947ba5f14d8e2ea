/** The queries for what one member sent. The rows belong to other folders; only a member who leaves changes them here. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { ActivityTable } from '../database/tables/tables.ts'

/** @returns everything that the member sent, oldest first */
export async function submissionsBy(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** @returns the ids of the requests for withdrawal of these submissions */
export async function withdrawalsOf(db: Queries, submissionIds: readonly string[]) {
  if (submissionIds.length === 0) return []
  const rows = await db
    .selectFrom('withdrawal')
    .select('id')
    .where('submission_id', 'in', submissionIds)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns the photographers of pictures, or the artists of artworks, also of hidden ones */
export async function creditsOf(db: Queries, table: 'picture' | 'artwork', ids: readonly string[]) {
  if (ids.length === 0) return []
  const images = db.selectFrom(table as 'picture').where('id', 'in', ids)
  const column = table === 'picture' ? sql.ref('taken_by') : sql.ref('artist')
  return images.select('id').select(sql<string>`${column}`.as('credit')).execute()
}

export async function revisionsOfSpecies(db: Queries, speciesIds: readonly string[]) {
  if (speciesIds.length === 0) return []
  return db.selectFrom('revision').selectAll().where('species_id', 'in', speciesIds).execute()
}

export async function updateRevision(db: Queries, id: string, record: string): Promise<void> {
  await db.updateTable('revision').set({ record }).where('id', '=', id).execute()
}

/** Gives what an account decided and noted to another account. */
export async function giveDecisions(db: Queries, from: string, to: string): Promise<void> {
  for (const table of ['submission', 'withdrawal'] as const) {
    await db.updateTable(table).set({ reviewer_id: to }).where('reviewer_id', '=', from).execute()
  }
  await db.updateTable('activity').set({ account_id: to }).where('account_id', '=', from).execute()
  await db.updateTable('class_act').set({ account_id: to }).where('account_id', '=', from).execute()
}

/** Deletes the notes of logins and of the registration. */
export async function deleteLogins(db: Queries, accountId: string): Promise<void> {
  await db
    .deleteFrom('activity')
    .where('account_id', '=', accountId)
    .where('action', 'in', ['login', 'register'])
    .execute()
}

export type Entry = Pick<ActivityTable, 'id' | 'subject' | 'rows'>

/**
 * @returns the ledger entries that may name a member: by id, by username, or by a row that the member sent
 * @param rowIds ids of rows, at most a few thousand
 */
export async function entriesAbout(
  db: Queries,
  { accountId, username }: { accountId: string; username: string },
  rowIds: readonly string[],
): Promise<Entry[]> {
  const found = new Map<string, Entry>()
  const keep = (entries: Entry[]) => {
    for (const entry of entries) found.set(entry.id, entry)
  }
  const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const entries = () => db.selectFrom('activity').select(['id', 'subject', 'rows'])
  const named = JSON.stringify(username).slice(1, -1)
  keep(
    await entries()
      .where(
        sql<boolean>`(rows like ${like(accountId)} escape '\\'
          or subject like ${like(accountId)} escape '\\'
          or subject like ${like(named)} escape '\\')`,
      )
      .execute(),
  )
  for (let start = 0; start < rowIds.length; start += 500) {
    const some = rowIds.slice(start, start + 500)
    keep(
      await entries()
        .where('id', 'in', (of) =>
          of.selectFrom('activity_row').select('activity_id').where('row_id', 'in', some),
        )
        .execute(),
    )
  }
  return [...found.values()]
}

export async function updateEntry(
  db: Queries,
  id: string,
  change: Pick<ActivityTable, 'subject' | 'rows'> & { subject_key?: string },
): Promise<void> {
  await db.updateTable('activity').set(change).where('id', '=', id).execute()
}

/** @returns the acts on classes that changed the account */
export async function actsOn(db: Queries, accountId: string) {
  return db
    .selectFrom('class_act')
    .select(['id', 'changes'])
    .where('changes', 'like', `%${accountId}%`)
    .execute()
}

export async function updateActChanges(db: Queries, id: string, changes: string): Promise<void> {
  await db.updateTable('class_act').set({ changes }).where('id', '=', id).execute()
}

/** @returns the ids of the entries that touched these rows and hold more than a note */
export async function entriesOfRows(db: Queries, rowIds: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (let start = 0; start < rowIds.length; start += 500) {
    const rows = await db
      .selectFrom('activity_row')
      .select('activity_id')
      .distinct()
      .where('row_id', 'in', rowIds.slice(start, start + 500))
      .execute()
    for (const { activity_id } of rows) found.add(activity_id)
  }
  return [...found]
}

/** Deletes submissions with their requests for withdrawal, parts of creations first. */
export async function deleteSubmissions(db: Queries, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += 500) {
    const some = ids.slice(start, start + 500)
    await db.deleteFrom('withdrawal').where('submission_id', 'in', some).execute()
    await db.deleteFrom('submission').where('part_of', 'in', some).execute()
  }
  for (let start = 0; start < ids.length; start += 500) {
    await db
      .deleteFrom('submission')
      .where('id', 'in', ids.slice(start, start + 500))
      .execute()
  }
}
