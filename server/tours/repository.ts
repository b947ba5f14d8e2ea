/** Reads and writes the sign-ups for guided tours. */
import { sql } from 'kysely'
import type { Queries } from '../database/connection.ts'
import type { TourSignUpTable } from '../database/tables/tables.ts'

/** Stores a sign-up, unless the same sign-up is already stored. */
export async function insertSignUp(db: Queries, row: TourSignUpTable): Promise<void> {
  await db
    .insertInto('tour_sign_up')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns sign-ups with the latest day first, and within a day the earliest sign-up first */
export async function listSignUps(db: Queries, listPage: { offset: number; limit: number }) {
  return db
    .selectFrom('tour_sign_up')
    .selectAll()
    .orderBy('day', 'desc')
    .orderBy('signed_up_at')
    .orderBy('id')
    .offset(listPage.offset)
    .limit(listPage.limit)
    .execute()
}

export async function countSignUps(db: Queries): Promise<number> {
  const row = await db
    .selectFrom('tour_sign_up')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @returns whether the sign-up existed */
export async function deleteSignUp(db: Queries, id: string): Promise<boolean> {
  const result = await db.deleteFrom('tour_sign_up').where('id', '=', id).executeTakeFirst()
  return Number(result.numDeletedRows) > 0
}
