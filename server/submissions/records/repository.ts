/** The only queries about submissions. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'

/** @returns false when its author has sent it already: the same key, or the same bytes that wait. */
export async function insertSubmission(db: Queries, row: SubmissionTable): Promise<boolean> {
  const result = await db
    .insertInto('submission')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function updateSubmission(
  db: Queries,
  id: string,
  change: Partial<SubmissionTable>,
): Promise<void> {
  await db.updateTable('submission').set(change).where('id', '=', id).execute()
}

/** What was said of it when it came back no longer holds. */
export const waitingAnew = {
  status: 'pending',
  reviewer_id: null,
  decided_at: null,
  reason: '',
} as const

export async function findBySendKey(db: Queries, authorId: string, sendKey: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('send_key', '=', sendKey)
    .executeTakeFirst()
}

/** The author's own picture or artwork of the same bytes that waits, one by itself before a part. */
export async function findOwnPending(
  db: Queries,
  by: { authorId: string; kind: 'picture' | 'artwork'; speciesId: string; sourceHash: string },
) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', by.authorId)
    .where('kind', '=', by.kind)
    .where('species_id', '=', by.speciesId)
    .where('source_hash', '=', by.sourceHash)
    .where('status', '=', 'pending')
    .orderBy(sql`part_of is not null`)
    .executeTakeFirst()
}

export async function findSubmission(db: Queries, id: string) {
  return db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function partsOf(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  // The photograph first, and the same order whenever it is asked for.
  return db
    .selectFrom('submission')
    .selectAll()
    .where('part_of', 'in', ids)
    .orderBy('kind', 'desc')
    .orderBy('id')
    .execute()
}

export async function countPending(db: Queries, authorId: string): Promise<number> {
  const row = await db
    .selectFrom('submission')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_id', '=', authorId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** A submission's picture by its path, whatever its state. */
export async function findByPath(db: Queries, path: string) {
  return db
    .selectFrom('submission')
    .select(['path', 'width', 'author_id'])
    .where('path', '=', path)
    .executeTakeFirst()
}

/** Those of the paths that something sent shows: all but what was approved, as that is published. */
export async function pathsKept(db: Queries, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('submission')
    .select('path')
    .where('path', 'in', paths)
    .where('status', '!=', 'approved')
    .execute()
  return rows.flatMap(({ path }) => path ?? [])
}

/** Those of the paths that a submission names, in any state. */
export async function pathsSent(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db.selectFrom('submission').select('path').where('path', 'in', paths).execute()
  return rows.flatMap(({ path }) => path ?? [])
}

/** Their files are gone for good. */
export async function forgetPaths(db: Queries, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await db.updateTable('submission').set({ path: null }).where('path', 'in', paths).execute()
}

function withSpecies(db: Queries) {
  return db
    .selectFrom('submission')
    .leftJoin('species', 'species.id', 'submission.species_id')
    .selectAll('submission')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
}

export type SubmissionWithSpecies = Awaited<ReturnType<typeof listOwn>>[number]

/** Newest first; the parts of a creation come with it. */
export async function listOwn(
  db: Queries,
  authorId: string,
  { offset, limit, id }: { offset: number; limit: number; id?: string | undefined },
) {
  const own = withSpecies(db).where('author_id', '=', authorId).where('part_of', 'is', null)
  return (id ? own.where('submission.id', '=', id) : own)
    .orderBy('submitted_at', 'desc')
    .orderBy('submission.id')
    .offset(offset)
    .limit(limit)
    .execute()
}

export async function countOwn(db: Queries, authorId: string): Promise<number> {
  const row = await db
    .selectFrom('submission')
    .select(sql<number>`count(*)`.as('count'))
    .where('author_id', '=', authorId)
    .where('part_of', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Creations that wait: one author's, or everyone's. */
export async function listPendingCreations(db: Queries, authorId: string | undefined) {
  const all = withSpecies(db).where('submission.kind', '=', 'creation')
  const waiting = all
    .where('status', '=', 'pending')
    .orderBy('submitted_at', 'desc')
    .orderBy('submission.id')
  return (authorId ? waiting.where('author_id', '=', authorId) : waiting).execute()
}

/** An author's pictures, pending or approved, that were made from one of those originals. */
export async function findOwnOriginals(db: Queries, authorId: string, hashes: string[]) {
  return withSpecies(db)
    .where('author_id', '=', authorId)
    .where('status', 'in', ['pending', 'approved'])
    .where('submission.kind', '=', 'picture')
    .where((where) =>
      where.or([where('original_hash', 'in', hashes), where('source_hash', 'in', hashes)]),
    )
    .execute()
}

export type QueuedSubmission = Awaited<ReturnType<typeof listQueue>>[number]

/** What waits of those kinds, oldest first, with its author; after one of them when one is named. */
export async function listQueue(
  db: Queries,
  kinds: readonly SubmissionTable['kind'][],
  { limit, after }: { limit: number; after: string | undefined },
) {
  const last = after ? await findSubmission(db, after) : undefined
  let query = withSpecies(db)
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select('account.username')
    .where('submission.kind', 'in', kinds)
    .where('submission.status', '=', 'pending')
    .where('submission.part_of', 'is', null)
  if (last) {
    query = query.where((where) =>
      where.or([
        where('submission.submitted_at', '>', last.submitted_at),
        where.and([
          where('submission.submitted_at', '=', last.submitted_at),
          where('submission.id', '>', last.id),
        ]),
      ]),
    )
  }
  return query.orderBy('submission.submitted_at').orderBy('submission.id').limit(limit).execute()
}

/** All that was sent of a species, whatever became of it. */
export async function submissionsOf(db: Queries, speciesId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('species_id', '=', speciesId)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** How much waits, by kind. */
export async function countQueues(db: Queries) {
  return db
    .selectFrom('submission')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('status', '=', 'pending')
    .where('part_of', 'is', null)
    .groupBy('kind')
    .execute()
}
