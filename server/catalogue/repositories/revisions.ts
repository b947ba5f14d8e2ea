/** Reads and writes revisions, and reads the author and reviewer of each revision. */
import type { Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { RevisionTable } from '../../database/tables/tables.ts'
import { readVersion } from '../../database/versions.ts'

export async function revisionsOf(db: Queries, speciesId: string) {
  return db
    .selectFrom('revision')
    .select('id')
    .where('species_id', '=', speciesId)
    .orderBy('number')
    .execute()
}

/** @returns the revisions, oldest first, each with author and reviewer of the edit that replaced the revision */
export async function revisionsWithPeople(db: Queries, speciesId: string) {
  return db
    .selectFrom('revision')
    .leftJoin('submission', 'submission.id', 'revision.submission_id')
    .leftJoin('account as author', 'author.id', 'submission.author_id')
    .leftJoin('account as reviewer', 'reviewer.id', 'submission.reviewer_id')
    .selectAll('revision')
    .select(['author.username as author', 'reviewer.username as reviewer'])
    .where('revision.species_id', '=', speciesId)
    .orderBy('revision.number')
    .execute()
}

/** @returns author and reviewer of the submission that added the species; undefined without such a submission */
export async function peopleOfSubmission(db: Queries, speciesId: string) {
  return db
    .selectFrom('species')
    .innerJoin('submission', 'submission.result_id', 'species.id')
    .leftJoin('account as author', 'author.id', 'submission.author_id')
    .leftJoin('account as reviewer', 'reviewer.id', 'submission.reviewer_id')
    .select(['author.username as author', 'reviewer.username as reviewer'])
    .where('submission.kind', '=', 'species')
    .where('species.id', '=', speciesId)
    .executeTakeFirst()
}

export async function insertRevision(db: Queries, row: RevisionTable): Promise<void> {
  await db.insertInto('revision').values(row).execute()
}

export async function findRevision(db: Queries, speciesId: string, number: number) {
  return db
    .selectFrom('revision')
    .selectAll()
    .where('species_id', '=', speciesId)
    .where('number', '=', number)
    .executeTakeFirst()
}

export async function deleteRevision(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('revision').where('id', '=', id).execute()
}

/** @returns a number that is larger than the numbers of all revisions of the species, even of undone revisions */
export async function nextRevision(db: Queries, row: SpeciesTable): Promise<number> {
  return Math.max(row.revision + 1, await readVersion(db, 'turn'))
}

export async function revisionsOfSpecies(db: Queries, speciesIds: readonly string[]) {
  if (speciesIds.length === 0) return []
  return db.selectFrom('revision').selectAll().where('species_id', 'in', speciesIds).execute()
}

export async function updateRevision(db: Queries, id: string, record: string): Promise<void> {
  await db.updateTable('revision').set({ record }).where('id', '=', id).execute()
}

/** @returns the ids of the revisions that the approval of a submission replaced */
export async function revisionsOfSubmission(db: Queries, submissionId: string) {
  return db.selectFrom('revision').select('id').where('submission_id', '=', submissionId).execute()
}

export async function removeSubmissionFromRevisions(
  db: Queries,
  submissionId: string,
): Promise<void> {
  await db
    .updateTable('revision')
    .set({ submission_id: null })
    .where('submission_id', '=', submissionId)
    .execute()
}
