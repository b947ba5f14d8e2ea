/** Decides pending creations for `unFeatureCreation` and `featureToHome`, which name a creation only by its id. */
import type { Database, Queries } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { payloadOf } from '../records/payloads.ts'
import { findSubmission, halvesOfCreations } from '../records/repository.ts'
import { decide } from './decide.ts'

type OpenDatabase = Pick<Database, 'db'>

/** @returns the id of the ledger entry; undefined when no creation with this id is pending */
export async function rejectCreation(
  database: OpenDatabase,
  caller: SignedIn,
  id: string,
): Promise<string | undefined> {
  if (!(await findPendingCreation(database.db, id))) return undefined
  const rejection = { verdict: 'reject', reason: '' } as const
  return decide(database, caller, id, { kinds: ['creation'] }, rejection)
}

/**
 * @returns the id of the published creation; undefined when no creation with this id is pending
 * @throws {HttpError} 400 for an artwork alone, which cannot be featured; 409 for a creation that cannot be published
 */
export async function approveCreation(
  database: OpenDatabase,
  caller: SignedIn,
  id: string,
): Promise<string | undefined> {
  const { db } = database
  const row = await findPendingCreation(db, id)
  if (!row) return undefined
  const { pictureId } = payloadOf(row, 'creation')
  const halves = await halvesOfCreations(db, [id])
  if (!pictureId && !halves.some(({ kind }) => kind === 'picture')) throw selectBoth()
  const approval = { verdict: 'approve', reason: '' } as const
  await decide(database, caller, id, { kinds: ['creation'] }, approval)
  return (await findSubmission(db, id))?.result_id ?? undefined
}

async function findPendingCreation(db: Queries, id: string) {
  const row = await findSubmission(db, id)
  return row?.kind === 'creation' && row.status === 'pending' ? row : undefined
}

/**
 * @returns the error for an artwork alone, because a pair on the home page has both halves (specification, section 5)
 */
export const selectBoth = () =>
  new HttpError(400, 'select_both', 'Please select both a picture and an artwork')
