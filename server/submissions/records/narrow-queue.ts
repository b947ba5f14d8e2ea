/**
 * Reads the queues of pending submissions, which reviewers filter and order by author and species. Also counts the
 * filtered submissions, and all pending submissions by kind, author or species.
 */
import { type NotNull, type RawBuilder, sql } from 'kysely'
import { usernameKey } from '../../../contract/schemas/accounts/accounts.ts'
import type { queueOrders } from '../../../contract/schemas/review.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { withSpecies } from './repository.ts'

export interface Narrowing {
  /** A username. */
  sender?: string | undefined
  /** The id of a species. */
  species?: string | undefined
  order?: (typeof queueOrders)[number] | undefined
}

const timeAndId = sql`submission.submitted_at, submission.id`

/** Every order ends with the id, so that no two submissions have the same position. */
const orders: Record<(typeof queueOrders)[number], RawBuilder<unknown>> = {
  time: timeAndId,
  sender: sql`account.username_key, ${timeAndId}`,
  species: sql`coalesce(species.latin_name, ''), ${timeAndId}`,
}

/** @returns parts of a query that joins `submission`, `account` and `species` */
function narrowedQuery({ sender, species, order = 'time' }: Narrowing) {
  const conditions = [
    sql<boolean>`1 = 1`,
    ...(sender ? [sql<boolean>`account.username_key = ${usernameKey(sender)}`] : []),
    ...(species ? [sql<boolean>`submission.species_id = ${species}`] : []),
  ]
  return {
    condition: sql<boolean>`${sql.join(conditions, sql` and `)}`,
    orderBy: orders[order],

    /** @returns the values by which a submission is ordered; undefined if there is no such submission */
    async placeOf(db: Queries, id: string): Promise<RawBuilder<unknown> | undefined> {
      const row = await db
        .selectFrom('submission')
        .innerJoin('account', 'account.id', 'submission.author_id')
        .leftJoin('species', 'species.id', 'submission.species_id')
        .select(['submitted_at', 'submission.id', 'username_key', 'latin_name'])
        .where('submission.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const first = { time: [], sender: [row.username_key], species: [row.latin_name ?? ''] }[order]
      return sql.join([...first, row.submitted_at, row.id])
    },
  }
}

export type QueuedSubmission = Awaited<ReturnType<typeof listQueue>>[number]

interface QueuePage extends Narrowing {
  limit: number
  /** The id of the last submission already read. */
  after: string | undefined
  /** The new species with which the pictures must have been submitted; undefined for all pictures. */
  newSpecies?: string | undefined
}

/** @returns pending submissions of the kinds, with their authors */
export async function listQueue(
  db: Queries,
  kinds: readonly SubmissionTable['kind'][],
  { limit, after, newSpecies, ...filter }: QueuePage,
) {
  const { condition, orderBy, placeOf } = narrowedQuery(filter)
  const last = after ? await placeOf(db, after) : undefined
  return withSpecies(db)
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select('account.username')
    .where('submission.kind', 'in', kinds)
    .where('submission.status', '=', 'pending')
    .where('submission.part_of', 'is', null)
    .$if(newSpecies !== undefined, (query) =>
      query.where('submission.new_species_id', '=', newSpecies ?? ''),
    )
    .where(condition)
    .$if(last !== undefined, (query) => query.where(sql<boolean>`(${orderBy}) > (${last})`))
    .orderBy(orderBy)
    .limit(limit)
    .execute()
}

/** @returns the number of matching pending submissions of the kinds */
export async function countNarrowed(
  db: Queries,
  kinds: readonly SubmissionTable['kind'][],
  narrowing: Narrowing,
): Promise<number> {
  const { count } = await pendingOf(db, kinds)
    .where(narrowedQuery(narrowing).condition)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns the number of pending submissions by kind, without halves of creations */
export async function countQueues(db: Queries) {
  return db
    .selectFrom('submission')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .where('status', '=', 'pending')
    .where('part_of', 'is', null)
    .groupBy('kind')
    .execute()
}

export async function countByAuthor(db: Queries, kinds: readonly SubmissionTable['kind'][]) {
  return pendingOf(db, kinds)
    .select('account.username')
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy(['account.username', 'account.username_key'])
    .orderBy('account.username_key')
    .execute()
}

export async function countBySpecies(db: Queries, kinds: readonly SubmissionTable['kind'][]) {
  const names = ['species.latin_name', 'species.common_name', 'species.chinese_name'] as const
  return pendingOf(db, kinds)
    .where('species.id', 'is not', null)
    .select(['species.id', 'species.kind', ...names])
    .$narrowType<{ id: NotNull; kind: NotNull; latin_name: NotNull }>()
    .$narrowType<{ common_name: NotNull; chinese_name: NotNull }>()
    .select(({ fn }) => fn.countAll().as('count'))
    .groupBy(['species.id', 'species.kind', ...names])
    .orderBy('species.latin_name')
    .orderBy('species.id')
    .execute()
}

function pendingOf(db: Queries, kinds: readonly SubmissionTable['kind'][]) {
  return db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.author_id')
    .leftJoin('species', 'species.id', 'submission.species_id')
    .where('submission.kind', 'in', kinds)
    .where('submission.status', '=', 'pending')
    .where('submission.part_of', 'is', null)
}
