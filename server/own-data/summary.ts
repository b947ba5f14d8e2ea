/** Summarises the data that the site stores about a member. */
import type { Output } from '../../contract/calls/endpoints.ts'
import { lastDayOf } from '../accounts/last-day.ts'
import { findAccountById } from '../accounts/repository.ts'
import type { Queries } from '../database/connection.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { postingTime } from '../kernel/dates.ts'
import { notFound } from '../kernel/http-error.ts'
import { submissionsBy } from '../submissions/records/of-author.ts'

export type OwnData = Output<'ownData'>

interface SummaryOptions extends Pick<OwnData, 'backupDays' | 'contributions'> {
  timeZone: string
}

/** @returns the summary @throws {HttpError} 404 if the account was deleted meanwhile */
export async function summariseOwnData(
  db: Queries,
  { accountId }: SignedIn,
  { timeZone, backupDays, contributions }: SummaryOptions,
): Promise<OwnData> {
  const account = await findAccountById(db, accountId)
  if (!account) throw notFound('There is no such account')
  const submissions = await submissionsBy(db, accountId)
  return {
    username: account.username,
    realName: account.real_name,
    className: account.class_name,
    createdAt: postingTime(account.created_at, timeZone),
    endsOn: lastDayOf(account.ends_at, timeZone),
    submissions: submissions.filter(({ part_of }) => part_of === null).length,
    pictures: submissions.filter(({ path }) => path !== null).length,
    credits: [...new Set(submissions.flatMap(creditsOf))].sort(),
    contributions,
    backupDays,
  }
}

/** @returns the names of the photographer, the artist and the editor in a submission */
function creditsOf({ payload }: { payload: string }): string[] {
  const { takenBy, artist, editor, after } = JSON.parse(payload) as Record<string, unknown>
  const editedFields = (after ?? {}) as Record<string, unknown>
  return [takenBy, artist, editor, editedFields.editor].filter(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  )
}
