/**
 * Finds earlier submissions of the same picture, and stores new submissions. A member's submission becomes pending, and
 * an admin's submission is published at once, with the exceptions of `isPublishedAtOnce`. The ledger records every
 * submission (specification, section 10).
 */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { pendingMaximum } from '../../../contract/limits.ts'
import { hiddenHere, type StoredSource } from '../../catalogue/pictures/publish.ts'
import { findBySource } from '../../catalogue/repositories/pictures.ts'
import { readInstant } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import { mayActAs, type SignedIn } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import type { Action, OpenChange, Touch } from '../../ledger/ledger.ts'
import { approve } from '../deciding/decide.ts'
import type { SpeciesIds } from '../records/new-species.ts'
import type { Payloads, SubmissionKind } from '../records/payloads.ts'
import * as repository from '../records/repository.ts'

/** The author's consent. A day or wording is absent if the form or program sent no consent. */
export interface Consent {
  consentOn?: string | undefined
  consentWording?: string | undefined
}

type NewSubmissionOf<K extends SubmissionKind> = {
  kind: K
  speciesKind: Kind
  speciesId: string | null
  /** The submission of the new species to which this picture or creation belongs. */
  newSpeciesId?: string | null
  /** Latin name, for the ledger. */
  name: string
  payload: Payloads[K]
  baseRevision?: number
  /** The creation of which this picture is a half. */
  creationId?: string
  image?: StoredSource
  /** Idempotency key: a repeated submission with the same key is stored once. */
  sendKey?: string | undefined
  /** The author's statements about rights and people. */
  consent?: Consent | undefined
  /** The action of the ledger entry when the submission is published at once. */
  action?: Action
}

export type NewSubmission = { [K in SubmissionKind]: NewSubmissionOf<K> }[SubmissionKind]

export interface Received {
  id: string
  status: SubmissionTable['status']
  /** The id of the ledger entry, for an undo; only for a submission that was published at once. */
  changeId?: string
}

export type Receiver = ReturnType<typeof createReceiver>

/**
 * @param pictureReview whether members' pictures need a review
 * @returns the functions that store submissions
 */
export function createReceiver({ pictureReview }: { pictureReview: boolean }) {
  function isPublishedAtOnce(
    caller: SignedIn,
    { kind, creationId, newSpeciesId }: Pick<NewSubmission, 'kind' | 'creationId' | 'newSpeciesId'>,
  ) {
    if (newSpeciesId) return false
    if (mayActAs(caller, 'admin')) return true
    return !pictureReview && !creationId && (kind === 'picture' || kind === 'artwork')
  }

  /**
   * @returns the row; undefined for a repeated submission
   * @throws {HttpError} 413 when too many submissions of the author are pending
   */
  async function insert(db: Queries, caller: SignedIn, submission: NewSubmission, touch: Touch) {
    const isPublished = isPublishedAtOnce(caller, submission)
    if (!isPublished && (await repository.countPending(db, caller.accountId)) >= pendingMaximum) {
      throw new HttpError(413, 'pending_full', 'Too many of your submissions are awaiting review')
    }
    const row = rowOf(submission, caller, await readInstant(db))
    await touch('submission', row.id)
    return (await repository.insertSubmission(db, row)) ? row : undefined
  }

  /**
   * Publishes the submission if no review is needed, and records the submission in the ledger.
   * @returns the id and the status of the submission
   */
  async function finish(
    db: Queries,
    caller: SignedIn,
    row: SubmissionTable,
    submission: NewSubmission,
    change: OpenChange,
  ): Promise<Received> {
    const { accountId } = caller
    const { id, submitted_at: at } = row
    const subject = { kind: row.kind, id, speciesKind: row.species_kind, name: submission.name }
    const isPublished = isPublishedAtOnce(caller, submission)
    if (isPublished) await approve(db, row, { reviewerId: accountId, at, touch: change.touch })
    const action = submission.action ?? (row.kind === 'edit' ? 'edit' : 'publish')
    const entry = { accountId, action: isPublished ? action : 'submit', subject } as const
    const changeId = await change.record(entry)
    return isPublished ? { id, status: 'approved', changeId } : { id, status: 'pending' }
  }

  /**
   * @returns a function that notes rows for the ledger entry. For a pending submission, the function does nothing,
   * because its ledger entry cannot be undone.
   */
  const touchOf = (change: OpenChange, caller: SignedIn, submission: NewSubmission): Touch =>
    isPublishedAtOnce(caller, submission) ? change.touch : async () => {}

  return {
    /** @returns the status of a picture of this author after the picture is stored */
    statusOf: (caller: SignedIn, kind: 'picture' | 'artwork', { newSpeciesId }: SpeciesIds) =>
      isPublishedAtOnce(caller, { kind, newSpeciesId })
        ? ('approved' as const)
        : ('pending' as const),

    /**
     * Stores a submission as a part of an open change.
     * @returns the id and the status of the submission; undefined for a repeated submission
     * @throws {HttpError} 413 when too many submissions of the author are pending
     */
    async receive(
      db: Queries,
      caller: SignedIn,
      submission: NewSubmission,
      change: OpenChange,
    ): Promise<Received | undefined> {
      const row = await insert(db, caller, submission, touchOf(change, caller, submission))
      return row && finish(db, caller, row, submission, change)
    },

    /**
     * Stores a creation and its halves, then publishes the creation if no review is needed.
     * @returns the id and the status of the submission; undefined for a repeated submission
     * @throws {HttpError} 413 when too many submissions of the author are pending
     */
    async receiveWithHalves(
      db: Queries,
      caller: SignedIn,
      submission: NewSubmission,
      change: OpenChange,
      storeHalves: (
        id: string,
        storeHalf: (half: NewSubmission) => Promise<SubmissionTable | undefined>,
        touch: Touch,
      ) => Promise<void>,
    ): Promise<Received | undefined> {
      const touch = touchOf(change, caller, submission)
      const row = await insert(db, caller, submission, touch)
      if (!row) return undefined
      const storeHalf = (half: NewSubmission) =>
        insert(db, caller, { ...half, creationId: row.id }, touch)
      await storeHalves(row.id, storeHalf, touch)
      return finish(db, caller, row, submission, change)
    },
  }
}

/** A published or pending row with the same bytes. Members see only their own pending rows. */
export interface Earlier {
  publishedId?: string
  own?: SubmissionTable
}

/**
 * @returns the earlier row, if any
 * @throws {HttpError} 409 if the species has this picture and the picture is hidden
 */
export async function findEarlier(
  db: Queries,
  caller: SignedIn,
  kind: 'picture' | 'artwork',
  { speciesId, newSpeciesId }: SpeciesIds,
  sourceHash: string,
): Promise<Earlier | undefined> {
  const image = speciesId && (await findBySource(db, kind, speciesId, sourceHash))
  if (image && image.status !== 'published') throw hiddenHere()
  if (image) return { publishedId: image.id }
  const filter = { authorId: caller.accountId, kind, speciesId, newSpeciesId, sourceHash }
  const own = await repository.findOwnPending(db, filter)
  return own && { own }
}

function rowOf(submission: NewSubmission, caller: SignedIn, submittedAt: string): SubmissionTable {
  const image = submission.image
  return {
    id: randomUUID(),
    kind: submission.kind,
    species_kind: submission.speciesKind,
    species_id: submission.speciesId,
    new_species_id: submission.newSpeciesId ?? null,
    moved_from: null,
    payload: JSON.stringify(submission.payload),
    base_revision: submission.baseRevision ?? null,
    part_of: submission.creationId ?? null,
    author_id: caller.accountId,
    send_key: submission.sendKey ?? randomUUID(),
    status: 'pending',
    reviewer_id: null,
    reason: '',
    submitted_at: submittedAt,
    decided_at: null,
    result_id: null,
    path: image?.path ?? null,
    width: image?.width ?? null,
    height: image?.height ?? null,
    thumbhash: image?.thumbhash ?? null,
    source_hash: image?.source_hash ?? null,
    original_hash: image?.original_hash || null,
    consent_on: submission.consent?.consentOn ?? '',
    consent_wording: submission.consent?.consentWording ?? '',
  }
}
