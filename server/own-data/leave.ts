/**
 * Deletes a member's account. Texts lose the member's name; pictures lose the name or are deleted. Afterwards neither
 * the database nor the next backup contains the name or a link to the member
 * (docs/decisions/0045-classes-and-accounts.md).
 */
import { nameKey } from '../../contract/names.ts'
import { assertAnotherAdmin } from '../accounts/administration.ts'
import { keyOf } from '../accounts/classes/pupil-list.ts'
import { listActsOn, reassignActs, updateActChanges } from '../accounts/classes/repository.ts'
import { formerMember, formerMemberId, formerMemberName } from '../accounts/former-member.ts'
import { perPasswordChange } from '../accounts/limits/attempt-limits.ts'
import type { Attempts } from '../accounts/limits/attempts.ts'
import { isPassword } from '../accounts/passwords/password-hash.ts'
import {
  deleteAccount,
  findAccountById,
  insertAccount,
  lockAccount,
} from '../accounts/repository.ts'
import { deleteNominationsBy } from '../catalogue/repositories/featured.ts'
import { creditsOf } from '../catalogue/repositories/picture-rights.ts'
import { updateImage } from '../catalogue/repositories/pictures.ts'
import { revisionsOfSpecies, updateRevision } from '../catalogue/repositories/revisions.ts'
import { speciesById, updateSpecies } from '../catalogue/repositories/species.ts'
import { readInstant } from '../database/clock.ts'
import type { Database, Queries } from '../database/connection.ts'
import { overwriteDeleted } from '../database/sqlite/overwrite-deleted.ts'
import type { SignedIn } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import {
  deleteLogins,
  entriesAbout,
  reassignEntries,
  removeFromIndex,
  updateEntry,
} from '../ledger/about-member.ts'
import { note, openChange, type Touch } from '../ledger/ledger.ts'
import type { Subject } from '../ledger/present.ts'
import type { TouchedRow } from '../ledger/touched-row.ts'
import { deleteSessionsOf } from '../sessions/repository.ts'
import {
  reassignDecisions,
  submissionsBy,
  withdrawalsOf,
} from '../submissions/records/of-author.ts'
import { updateSubmission } from '../submissions/records/repository.ts'
import { removeImagesOf } from './remove-images.ts'
import { isOwnName, type LeavingMember, withoutMember } from './without-member.ts'

type Submission = Awaited<ReturnType<typeof submissionsBy>>[number]

interface Needs {
  database: Database
  attempts: Attempts
  /** Whether pictures and creations lose the name or are deleted. Texts always stay. */
  contributions: 'keep' | 'remove'
}

interface LeaveInput {
  password: string
  /** Names that the member recognises as their own. */
  credits: readonly string[]
}

/**
 * Deletes the account.
 * @throws {HttpError} 401 for a wrong password, 409 for the last admin, 429 after too many attempts
 */
export async function leave(
  { database, attempts, contributions }: Needs,
  { accountId, username }: SignedIn,
  { password, credits }: LeaveInput,
): Promise<void> {
  const { db } = database
  const wrongPassword = () => new HttpError(401, 'wrong_password', 'Invalid username or password')
  const account = await findAccountById(db, accountId)
  const who = account?.username_key ?? ''
  await attempts.take({ topic: 'password', who }, perPasswordChange)
  if (!account || !(await isPassword(password, account.password_hash))) throw wrongPassword()
  const names = new Set([username, account.real_name, ...credits].filter(Boolean).map(keyOf))
  const leavingMember = { accountId, names }

  await db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    if (!(await lockAccount(transaction, account))) throw wrongPassword()
    await assertAnotherAdmin(transaction, account)
    const now = await readInstant(transaction)
    await insertAccount(transaction, formerMember(now))
    const submissions = await submissionsBy(transaction, accountId)
    const rows = await rowsOf(transaction, submissions)
    await renameImages(transaction, submissions, leavingMember, change.touch)
    await renameEditor(transaction, rows.species, leavingMember, change.touch)
    for (const submission of submissions) {
      await updateSubmission(
        transaction,
        submission.id,
        withoutAuthor(submission, leavingMember, now),
      )
    }
    if (contributions === 'remove') await removeImagesOf(transaction, submissions, change.touch)
    await deleteLogins(transaction, accountId)
    await clearLedger(transaction, { ...leavingMember, username }, rows)
    await reassignDecisions(transaction, accountId, formerMemberId)
    await reassignEntries(transaction, accountId, formerMemberId)
    await reassignActs(transaction, accountId, formerMemberId)
    await deleteSessionsOf(transaction, accountId)
    await deleteNominationsBy(transaction, accountId)
    await deleteAccount(transaction, accountId)
    await change.endUnlogged()
    const subject = { kind: 'account', name: formerMemberName } as const
    await note(transaction, { accountId: formerMemberId, action: 'leave', subject })
  })
  await attempts.forget({ topic: 'password', who })
  await attempts.forget({ topic: 'login', who })
  // This step fails while another process writes, but SQLite has already overwritten the rows with zeros.
  await overwriteDeleted(database).catch(() => {})
}

/** The ids of rows that only the member made, and of species with texts of the member. */
interface Rows {
  ownIds: Set<string>
  species: Set<string>
}

async function rowsOf(db: Queries, submissions: Submission[]): Promise<Rows> {
  const ids = submissions.map(({ id }) => id)
  const isText = ({ kind }: Submission) => kind === 'species' || kind === 'edit'
  const images = submissions.filter((each) => !isText(each))
  return {
    ownIds: new Set([
      ...ids,
      ...images.flatMap(({ result_id }) => result_id ?? []),
      ...(await withdrawalsOf(db, ids)),
    ]),
    species: new Set(
      submissions
        .filter(isText)
        .flatMap(({ species_id, result_id, kind }) => [
          ...(species_id ? [species_id] : []),
          ...(kind === 'species' && result_id ? [result_id] : []),
        ]),
    ),
  }
}

/**
 * @returns the changed columns of a submission. A submission with requested changes becomes rejected, because nobody
 * can make these changes.
 */
function withoutAuthor(submission: Submission, leavingMember: LeavingMember, now: string) {
  const { payload, author_id, send_key } = withoutMember(submission, leavingMember, true)
  const rejection = submission.status === 'returned' && {
    status: 'rejected' as const,
    decided_at: now,
  }
  return { payload, author_id, send_key, ...rejection }
}

async function renameImages(
  db: Queries,
  submissions: Submission[],
  leavingMember: LeavingMember,
  touch: Touch,
): Promise<void> {
  for (const table of ['picture', 'artwork'] as const) {
    const ids = submissions.flatMap(({ kind, result_id }) =>
      kind === table && result_id ? [result_id] : [],
    )
    for (const row of await creditsOf(db, table, ids)) {
      if (!isOwnName(leavingMember, row.credit)) continue
      await touch(table, row.id)
      const field = table === 'picture' ? 'taken_by' : 'artist'
      await updateImage(db, table, row.id, { [field]: formerMemberName })
    }
  }
}

/**
 * Removes the member's name as the editor from species for which the member submitted texts, and from the revisions of
 * these species.
 */
async function renameEditor(
  db: Queries,
  species: ReadonlySet<string>,
  leavingMember: LeavingMember,
  touch: Touch,
): Promise<void> {
  for (const row of await speciesById(db, [...species])) {
    if (!isOwnName(leavingMember, row.editor)) continue
    await touch('species', row.id)
    await updateSpecies(db, row.id, { editor: formerMemberName })
  }
  for (const revision of await revisionsOfSpecies(db, [...species])) {
    const { record } = withoutMember(revision, leavingMember, true)
    if (record !== revision.record) await updateRevision(db, revision.id, record)
  }
}

/** Removes the member from the ledger and from the class acts. Entries of submissions can still be undone. */
async function clearLedger(
  db: Queries,
  leavingMember: LeavingMember & { username: string },
  { ownIds, species }: Rows,
): Promise<void> {
  const isOwn = ({ table, key, before, after }: TouchedRow) =>
    ownIds.has(key.id ?? '') ||
    species.has(String((table === 'revision' ? (before ?? after)?.species_id : key.id) ?? ''))
  for (const entry of await entriesAbout(db, leavingMember, [...ownIds, ...species])) {
    const rows = (JSON.parse(entry.rows) as TouchedRow[]).map((row) =>
      withoutMember(row, leavingMember, isOwn(row)),
    )
    const subject = JSON.parse(entry.subject) as Subject
    const isMember =
      subject.kind === 'account' &&
      (subject.id === leavingMember.accountId || subject.name === leavingMember.username)
    const { id: _, ...otherFields } = subject
    await updateEntry(db, entry.id, {
      rows: JSON.stringify(rows),
      subject: JSON.stringify(isMember ? { ...otherFields, name: formerMemberName } : subject),
      ...(isMember && { subject_key: nameKey(formerMemberName) }),
    })
  }
  await removeFromIndex(db, leavingMember.accountId)
  for (const classAct of await listActsOn(db, leavingMember.accountId)) {
    const changes = (JSON.parse(classAct.changes) as { id: string }[]).filter(
      ({ id }) => id !== leavingMember.accountId,
    )
    await updateActChanges(db, classAct.id, JSON.stringify(changes))
  }
}
