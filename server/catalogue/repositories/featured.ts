/** Reads and writes featured pairs and nominations. */
import type { Queries } from '../../database/connection.ts'
import type { FeaturedTable, NominationTable } from '../../database/tables/tables.ts'

/** @returns all featured pairs, newest first */
export async function listFeatured(db: Queries) {
  return db
    .selectFrom('featured')
    .selectAll()
    .orderBy('featured_at', 'desc')
    .orderBy('id')
    .execute()
}

export async function findPair(db: Queries, id: string) {
  return db.selectFrom('featured').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns the featured pairs that contain one of these photographs or artworks */
export async function pairsWith(db: Queries, half: 'picture_id' | 'artwork_id', ids: string[]) {
  if (ids.length === 0) return []
  return db.selectFrom('featured').selectAll().where(half, 'in', ids).orderBy('id').execute()
}

export async function findSamePair(db: Queries, pictureId: string, artworkId: string) {
  return db
    .selectFrom('featured')
    .selectAll()
    .where('picture_id', '=', pictureId)
    .where('artwork_id', '=', artworkId)
    .execute()
}

export async function insertPair(db: Queries, row: FeaturedTable): Promise<void> {
  await db.insertInto('featured').values(row).execute()
}

export async function updatePair(
  db: Queries,
  id: string,
  change: Partial<FeaturedTable>,
): Promise<void> {
  await db.updateTable('featured').set(change).where('id', '=', id).execute()
}

export async function deletePair(db: Queries, id: string): Promise<void> {
  await db.deleteFrom('featured').where('id', '=', id).execute()
}

/** @returns the nominations of these photographs or artworks */
export async function nominationsOf(db: Queries, target: 'picture' | 'artwork', ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('nomination')
    .selectAll()
    .where('target', '=', target)
    .where('target_id', 'in', ids)
    .orderBy('target_id')
    .orderBy('account_id')
    .execute()
}

export async function deleteNominationsBy(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom('nomination').where('account_id', '=', accountId).execute()
}

/** @returns each nominated photograph or artwork once, latest nomination first */
export async function listNominated(
  db: Queries,
  { offset, limit }: { offset: number; limit: number },
) {
  return db
    .selectFrom('nomination')
    .select(['target', 'target_id'])
    .select(({ fn }) => fn.max('nominated_at').as('at'))
    .groupBy(['target', 'target_id'])
    .orderBy('at', 'desc')
    .orderBy('target_id')
    .offset(offset)
    .limit(limit)
    .execute()
}

/** @returns the usernames of the members who nominated these photographs or artworks, first nomination first */
export async function nominatingMembers(db: Queries, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('nomination')
    .innerJoin('account', 'account.id', 'nomination.account_id')
    .select(['target', 'target_id', 'username'])
    .where('target_id', 'in', ids)
    .orderBy('nominated_at')
    .orderBy('username_key')
    .execute()
}

export async function countNominated(db: Queries): Promise<number> {
  const { count } = await db
    .selectFrom(db.selectFrom('nomination').select(['target', 'target_id']).distinct().as('each'))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** @returns false if the account has already made this nomination */
export async function insertNomination(db: Queries, row: NominationTable): Promise<boolean> {
  const result = await db
    .insertInto('nomination')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0) > 0
}

export async function deleteNomination(
  db: Queries,
  { target, target_id, account_id }: Omit<NominationTable, 'nominated_at'>,
): Promise<void> {
  await db
    .deleteFrom('nomination')
    .where('target', '=', target)
    .where('target_id', '=', target_id)
    .where('account_id', '=', account_id)
    .execute()
}
