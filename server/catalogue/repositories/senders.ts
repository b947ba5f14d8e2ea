/** The query of who sent a published picture or artwork. The submissions themselves belong to `submissions`. */
import type { Queries } from '../../database/connection.ts'

export interface Sender {
  username: string
  accountId: string
  /** Instant of the first submission. */
  sentAt: string
}

/** @returns the senders by the id of the picture or artwork; an imported picture has none */
export async function sendersOf(db: Queries, ids: string[]): Promise<Map<string, Sender>> {
  const senders = new Map<string, Sender>()
  if (ids.length === 0) return senders
  const rows = await db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select(['result_id', 'username', 'account.id as accountId', 'submitted_at as sentAt'])
    .where('result_id', 'in', ids)
    .where('kind', 'in', ['picture', 'artwork'])
    .orderBy('submitted_at')
    .orderBy('submission.id')
    .execute()
  for (const { result_id, ...sender } of rows) {
    if (result_id && !senders.has(result_id)) senders.set(result_id, sender)
  }
  return senders
}

/** @returns those ids of pictures and artworks that an account sent which is no admin */
export async function sentByPupils(db: Queries, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('submission')
    .innerJoin('account', 'account.id', 'submission.author_id')
    .select('result_id')
    .where('result_id', 'in', ids)
    .where('kind', 'in', ['picture', 'artwork'])
    .where('role', '!=', 'admin')
    .execute()
  return new Set(rows.flatMap(({ result_id }) => result_id ?? []))
}
