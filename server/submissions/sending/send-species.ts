/** Stores submitted new species and edits, and restores revisions with edits. */
import { isProse, type Kind, kinds } from '../../../contract/kinds.ts'
import type { SpeciesEdit } from '../../../contract/schemas/species-forms.ts'
import type { SpeciesRecord } from '../../../contract/schemas/species-record.ts'
import { findRevision } from '../../catalogue/repositories/revisions.ts'
import { findSpecies, recordOf } from '../../catalogue/repositories/species.ts'
import { recordAt } from '../../catalogue/species/at-revision.ts'
import { assertNew } from '../../catalogue/species/change.ts'
import { differences } from '../../catalogue/species/record.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SpeciesTable } from '../../database/tables/species-table.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { type Action, type OpenChange, openChange } from '../../ledger/ledger.ts'
import { moveToKind } from '../records/correct.ts'
import { fieldsNamedBy } from '../records/move-edit.ts'
import { findBySendKey, pendingAgain, updateSubmission } from '../records/repository.ts'
import type { NewSubmission, Received, Receiver } from './receive.ts'

type SendKey = string | undefined

export function createSpeciesSending({ db }: Pick<Database, 'db'>, receiver: Receiver) {
  /**
   * Submits an edit.
   * @returns the id and the status of the submission
   * @param action the action of an admin's ledger entry, if the action is not an ordinary edit
   * @throws {HttpError} 404 for an unknown species; 400 for a taken name, or if nothing changes
   * @throws {HttpError} 409 for the same reasons as `earlierSubmission` and `recordReadBy`; 413 for too many pending
   * submissions
   */
  async function sendEdit(
    caller: SignedIn,
    kind: Kind,
    edit: SpeciesEdit,
    sendKey: SendKey,
    action: Action = 'edit',
  ): Promise<Received> {
    return db.transaction().execute(async (transaction) => {
      const change = await openChange(transaction)
      const species = await findSpecies(transaction, kind, edit.originalLatin)
      if (!species) throw notFound(`No ${kind} is recorded under this name`)
      const base = await recordReadBy(transaction, species, edit.revision)
      const after = differences(base, edit.change)
      const submission: NewSubmission = {
        kind: 'edit',
        speciesKind: kind,
        speciesId: species.id,
        name: species.latin_name,
        baseRevision: edit.revision ?? species.revision,
        payload: { before: fieldsNamedBy(base, after), after },
        sendKey,
        action,
      }
      const earlier = await earlierSubmission(transaction, caller, submission)
      if (earlier && isSame(earlier, submission)) return { id: earlier.id, status: earlier.status }
      if (changesNothing(submission)) {
        throw new HttpError(400, 'nothing_changed', 'You have not changed anything')
      }
      if (after.latinName !== undefined) {
        const namesake = await findSpecies(transaction, kind, after.latinName)
        if (namesake && namesake.id !== species.id)
          await assertNew(transaction, kind, after.latinName)
      }
      if (earlier) return replaceEarlier(transaction, caller, earlier, submission, change)
      return receiveOnce(receiver, transaction, caller, submission, change)
    })
  }

  return {
    /**
     * Submits a new species.
     * @returns the id and the status of the submission
     * @throws {HttpError} 400 when a species of this kind has the Latin name; 409 for the same reasons as
     * `earlierSubmission`; 413 for too many pending submissions
     */
    async sendSpecies(
      caller: SignedIn,
      kind: Kind,
      record: SpeciesRecord,
      sendKey: SendKey,
    ): Promise<Received> {
      return db.transaction().execute(async (transaction) => {
        const change = await openChange(transaction)
        const submission: NewSubmission = {
          kind: 'species',
          speciesKind: kind,
          speciesId: null,
          name: record.latinName,
          payload: record,
          sendKey,
        }
        const earlier = await earlierSubmission(transaction, caller, submission)
        if (earlier && isSame(earlier, submission))
          return { id: earlier.id, status: earlier.status }
        await assertNew(transaction, kind, record.latinName)
        if (earlier) return replaceEarlier(transaction, caller, earlier, submission, change)
        return receiveOnce(receiver, transaction, caller, submission, change)
      })
    },

    sendEdit,

    /**
     * Restores the names and texts of a revision with an edit.
     * @returns the id and the status of the edit
     * @throws {HttpError} 404 without the revision; 400 for a taken name, or if nothing changes
     */
    async restore(caller: SignedIn, kind: Kind, name: string, number: number): Promise<Received> {
      const species = await findSpecies(db, kind, name)
      const revision = species && (await findRevision(db, species.id, number))
      if (!species || !revision) throw notFound('There is no such revision')
      const record = JSON.parse(revision.record) as SpeciesRecord
      // Prose that the revision lacks becomes empty. Other missing texts stay, because early revisions have no
      // classification and no characters.
      const prose = kinds[kind].texts.filter(isProse)
      const empty = Object.fromEntries(prose.map((field) => [field, '']))
      const change = { ...record, texts: { ...empty, ...record.texts } }
      const edit = { originalLatin: species.latin_name, revision: undefined, change }
      return sendEdit(caller, kind, edit, undefined, 'restore')
    },
  }
}

/** @returns the record that the author of an edit read @throws {HttpError} 409 when its revision is not stored */
async function recordReadBy(
  db: Queries,
  species: SpeciesTable,
  revision: number | undefined,
): Promise<SpeciesRecord> {
  if (revision === undefined) return recordOf(species)
  const record = await recordAt(db, species, revision)
  // A comparison with any other revision would attribute other people's changes to this author.
  if (!record)
    throw new HttpError(409, 'changed_since', 'This species has changed since you read it')
  return record
}

/**
 * @returns the submission that this idempotency key already created; undefined without such a submission. The author
 * sends the form again if the answer was lost, or to replace the undecided submission.
 * @throws {HttpError} 409 if the key created another kind of submission, or a decided submission with other content
 */
async function earlierSubmission(db: Queries, { accountId }: SignedIn, submission: NewSubmission) {
  const earlier = submission.sendKey && (await findBySendKey(db, accountId, submission.sendKey))
  if (!earlier) return undefined
  const isUndecided = earlier.status === 'pending' || earlier.status === 'returned'
  if (earlier.kind !== submission.kind) {
    throw new HttpError(409, 'sent_already', 'This idempotency key belongs to another submission')
  }
  if (!isUndecided && !isSame(earlier, submission)) {
    throw new HttpError(409, 'sent_already', 'A reviewer has already decided on this submission')
  }
  return earlier
}

/**
 * @returns whether a repeated submission changes nothing; after requested changes, each submission is a resubmission
 */
function isSame(earlier: SubmissionTable, submission: NewSubmission): boolean {
  if (earlier.status === 'returned') return false
  // After its approval, an edit no longer differs from the published texts.
  if (earlier.status === 'approved' && changesNothing(submission)) return true
  return (
    earlier.species_kind === submission.speciesKind &&
    earlier.payload === JSON.stringify(submission.payload)
  )
}

const changesNothing = (submission: NewSubmission) =>
  submission.kind === 'edit' && Object.keys(submission.payload.after).length === 0

/**
 * Replaces the content of an undecided submission, which becomes pending.
 * @returns the id and the status of the submission
 */
async function replaceEarlier(
  db: Queries,
  { accountId }: SignedIn,
  { id, status }: SubmissionTable,
  submission: NewSubmission,
  change: OpenChange,
): Promise<Received> {
  await updateSubmission(db, id, {
    ...pendingAgain,
    payload: JSON.stringify(submission.payload),
    species_kind: submission.speciesKind,
    species_id: submission.speciesId,
    base_revision: submission.baseRevision ?? null,
  })
  // The ledger entry of a pending submission cannot be undone, so the change notes no rows.
  await moveToKind(db, id, submission.speciesKind, async () => {})
  if (status === 'returned') {
    const subject = {
      kind: submission.kind,
      id,
      speciesKind: submission.speciesKind,
      name: submission.name,
    }
    await change.record({ accountId, action: 'submit', subject })
  }
  return { id, status: 'pending' }
}

async function receiveOnce(
  receiver: Receiver,
  db: Queries,
  caller: SignedIn,
  submission: NewSubmission,
  change: OpenChange,
): Promise<Received> {
  const received = await receiver.receive(db, caller, submission, change)
  if (received) return received
  // A simultaneous request with the same key has stored the submission.
  const repeated =
    submission.sendKey && (await findBySendKey(db, caller.accountId, submission.sendKey))
  if (!repeated) throw new Error('The submission with this idempotency key disappeared')
  return { id: repeated.id, status: repeated.status }
}
