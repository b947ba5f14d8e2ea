/** Sets the class, the real name and the last day of one account. */
import type { ParsedInput } from '../../../contract/calls/endpoints.ts'
import { classNameMaximum, realNameMaximum } from '../../../contract/limits.ts'
import type { Database } from '../../database/connection.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { note, waitForTurn } from '../../ledger/ledger.ts'
import { endOf } from '../last-day.ts'
import { findAccountById } from '../repository.ts'
import { problemOf, toStoredName } from './pupil-list.ts'
import { updateClassColumns } from './repository.ts'

/**
 * @throws {HttpError} 400 for an invalid class or name; 404 for an unknown account; 409 for the last day of an admin
 */
export async function setDetails(
  { database: { db }, timeZone }: { database: Database; timeZone: string },
  caller: SignedIn,
  { id, className, realName, endsOn }: ParsedInput<'setDetails'>,
): Promise<void> {
  const [class_name, real_name] = [toStoredName(className), toStoredName(realName)]
  const problem =
    (class_name && problemOf(className, 'class', classNameMaximum)) ||
    (real_name && problemOf(realName, 'name', realNameMaximum))
  if (problem) throw new HttpError(400, problem, 'This name or class cannot be used')
  await db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction)
    const account = await findAccountById(transaction, id)
    if (!account) throw notFound('There is no such account')
    if (endsOn && account.role === 'admin') {
      throw new HttpError(409, 'admin_without_end', 'The account of an admin has no last day')
    }
    const ends_at = endOf(endsOn, timeZone)
    await updateClassColumns(transaction, id, { class_name, real_name, ends_at })
    // The entry contains no real name, because the entry stays after the member deletes the account.
    const subject = { kind: 'account', id, name: account.username, note: 'details' } as const
    await note(transaction, { accountId: caller.accountId, action: 'class', subject })
  })
}
