/** Reads an author's own list of submissions, and counts the news in this list. */
import { sql } from 'kysely'
import type { Queries } from '../../database/connection.ts'
import { withSpecies } from './repository.ts'

interface OwnPage {
  offset: number
  limit: number
  /** The id of the only submission to list; undefined for all submissions. */
  id?: string | undefined
  /** Decisions after this instant are news. */
  since: string
}

/**
 * @returns one page of an author's submissions: submissions with requested changes, then the news, then all other
 * submissions. The latest submissions of each group come first. The halves of a creation are not listed separately.
 */
export async function listOwn(
  db: Queries,
  authorId: string,
  { offset, limit, id, since }: OwnPage,
) {
  const own = withSpecies(db)
    .select(isNews(since).as('is_news'))
    .where('submission.author_id', '=', authorId)
    .where('submission.part_of', 'is', null)
  return (id ? own.where('submission.id', '=', id) : own)
    .orderBy(sql`case when submission.status = 'returned' then 0 else 1 end`)
    .orderBy('is_news', 'desc')
    .orderBy(sql`coalesce(submission.decided_at, submission.submitted_at)`, 'desc')
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

/** @returns the number of submissions with requested changes, and of other decisions that are news */
export async function countNews(db: Queries, authorId: string, since: string) {
  const sum = (condition: ReturnType<typeof isNews>) => sql<number>`coalesce(sum(${condition}), 0)`
  const row = await db
    .selectFrom('submission')
    .select([
      sum(sql`case when submission.status = 'returned' then 1 else 0 end`).as('returned'),
      sum(isNews(since)).as('decided'),
    ])
    .where('author_id', '=', authorId)
    .where('part_of', 'is', null)
    .executeTakeFirstOrThrow()
  return { returned: Number(row.returned), decided: Number(row.decided) }
}

/**
 * @returns SQL whose value is 1 if another person approved or rejected the submission, or decided on its withdrawal,
 * after the instant. Otherwise the value is 0. Requested changes are counted separately, until the author resubmits.
 */
const isNews = (since: string) => sql<number>`case
  when submission.status in ('approved', 'rejected') and submission.decided_at > ${since}
    and (submission.reviewer_id is null or submission.reviewer_id <> submission.author_id)
  then 1
  when exists (
    select 1 from withdrawal
    where withdrawal.submission_id = submission.id and withdrawal.decided_at > ${since}
      and (withdrawal.reviewer_id is null or withdrawal.reviewer_id <> submission.author_id)
  ) then 1 else 0 end`
