/** Reads and writes the table of submissions. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SpeciesIds } from './new-species.ts'

/**
 * @returns false if the author repeats a submission, with the same idempotency key, or with the same bytes as a pending
 * picture of the species
 */
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

export async function deleteSubmission(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('submission').where('id', '=', id).execute()
}

/** The columns of a resubmission. The earlier decision and its reason no longer apply. */
export const pendingAgain = {
  status: 'pending',
  reviewer_id: null,
  decided_at: null,
  reason: '',
  moved_from: null,
} as const

/**
 * Reason shown to an author who submitted the same picture for two species, if a merge or an approval unites the two
 * species.
 */
export const twiceReason = 'The same picture is already awaiting review'

/** @returns the columns of a rejection */
export const rejection = (reviewer_id: string | null, reason: string, decided_at: string) =>
  ({ status: 'rejected', reason, reviewer_id, decided_at }) as const

export async function findBySendKey(db: Queries, authorId: string, sendKey: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('send_key', '=', sendKey)
    .executeTakeFirst()
}

/**
 * @returns the author's pending photograph or artwork of the species with these bytes; a separate picture takes
 * precedence over a half of a creation
 */
export async function findOwnPending(
  db: Queries,
  filter: SpeciesIds & { authorId: string; kind: 'picture' | 'artwork'; sourceHash: string },
) {
  const own = db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', filter.authorId)
    .where('kind', '=', filter.kind)
    .where('source_hash', '=', filter.sourceHash)
    .where('status', '=', 'pending')
  return (
    filter.speciesId
      ? own.where('species_id', '=', filter.speciesId)
      : own.where('species_id', 'is', null).where('new_species_id', '=', filter.newSpeciesId)
  )
    .orderBy(sql`part_of is not null`)
    .executeTakeFirst()
}

/**
 * @returns whether the submission is pending, and its author has the same picture pending for the species too. Halves
 * of creations do not count.
 */
export async function isPendingFor(
  db: Queries,
  row: SubmissionTable,
  speciesId: string,
): Promise<boolean> {
  const { kind, author_id: authorId, source_hash: sourceHash } = row
  if ((kind !== 'picture' && kind !== 'artwork') || !sourceHash) return false
  if (row.status !== 'pending' || row.part_of) return false
  const repeated = await findOwnPending(db, {
    ...{ authorId, kind, sourceHash, speciesId },
    newSpeciesId: null,
  })
  return repeated !== undefined && !repeated.part_of
}

export async function findSubmission(db: Queries, id: string) {
  return db.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns the rows of the photographs and artworks of the creations with these ids */
export async function halvesOfCreations(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  // The photographs come first, and the order never changes.
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

/** @returns the picture of a submission by its path, in any state */
export async function findByPath(db: Queries, path: string) {
  return db
    .selectFrom('submission')
    .select(['path', 'width', 'author_id'])
    .where('path', '=', path)
    .executeTakeFirst()
}

/** @returns the paths of submissions that are not approved */
export async function unpublishedPaths(db: Queries, paths: string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db
    .selectFrom('submission')
    .select('path')
    .where('path', 'in', paths)
    .where('status', '!=', 'approved')
    .execute()
  return rows.flatMap(({ path }) => path ?? [])
}

/** @returns the paths that belong to a submission in any state */
export async function submittedPaths(db: Queries, paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await db.selectFrom('submission').select('path').where('path', 'in', paths).execute()
  return rows.flatMap(({ path }) => path ?? [])
}

/** Removes the paths of purged files from their submissions. */
export async function clearPaths(db: Queries, paths: string[]): Promise<void> {
  if (paths.length === 0) return
  await db.updateTable('submission').set({ path: null }).where('path', 'in', paths).execute()
}

/**
 * @returns a query of submissions with the names of their species, and the new species with which they were submitted
 */
export function withSpecies(db: Queries) {
  return db
    .selectFrom('submission')
    .leftJoin('species', 'species.id', 'submission.species_id')
    .leftJoin('submission as new_species', 'new_species.id', 'submission.new_species_id')
    .selectAll('submission')
    .select(['species.latin_name', 'species.common_name', 'species.chinese_name'])
    .select([
      'new_species.payload as new_species_payload',
      'new_species.status as new_species_status',
    ])
}

export type SubmissionWithSpecies = Awaited<ReturnType<typeof listPendingCreations>>[number]

/** @returns pending creations of one author, or of all authors */
export async function listPendingCreations(db: Queries, authorId: string | undefined) {
  const creations = withSpecies(db).where('submission.kind', '=', 'creation')
  const pending = creations
    .where('submission.status', '=', 'pending')
    .orderBy('submission.submitted_at', 'desc')
    .orderBy('submission.id')
  return (authorId ? pending.where('submission.author_id', '=', authorId) : pending).execute()
}

/** @returns an author's photographs, pending or approved, whose submitted file or original has one of the hashes */
export async function findOwnOriginals(db: Queries, authorId: string, hashes: string[]) {
  return withSpecies(db)
    .where('submission.author_id', '=', authorId)
    .where('submission.status', 'in', ['pending', 'approved'])
    .where('submission.kind', '=', 'picture')
    .where((expression) =>
      expression.or([
        expression('submission.original_hash', 'in', hashes),
        expression('submission.source_hash', 'in', hashes),
      ]),
    )
    .execute()
}

/** @returns the photographs, artworks and creations of new species, including halves of creations, in any state */
export async function picturesOfNewSpecies(db: Queries, newSpeciesIds: string[]) {
  if (newSpeciesIds.length === 0) return []
  return db
    .selectFrom('submission')
    .selectAll()
    .where('new_species_id', 'in', newSpeciesIds)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

/** @returns all submissions of a species, in any state */
export async function submissionsOf(db: Queries, speciesId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('species_id', '=', speciesId)
    .orderBy('submitted_at')
    .orderBy('id')
    .execute()
}

export async function anySubmission(db: Queries): Promise<boolean> {
  return (await db.selectFrom('submission').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** @returns the author's pending creations, without their halves */
export async function pendingCreationsOf(db: Queries, authorId: string) {
  return db
    .selectFrom('submission')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('kind', '=', 'creation')
    .where('status', '=', 'pending')
    .orderBy('id')
    .execute()
}
