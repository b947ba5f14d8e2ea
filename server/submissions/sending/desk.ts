/**
 * Where everything sent in arrives: a member's waits for review, an admin's is published at once,
 * and both are recorded (specification, section 10).
 */
import { randomUUID } from 'node:crypto'
import type { Kind } from '../../../contract/kinds.ts'
import { pendingMaximum } from '../../../contract/limits.ts'
import type { StoredSource } from '../../catalogue/pictures/publish.ts'
import type { Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import { mayActAs, type SignedIn } from '../../kernel/caller.ts'
import { HttpError } from '../../kernel/http-error.ts'
import { type Action, type OpenChange, openChange, type Touch } from '../../ledger/ledger.ts'
import { approve } from '../deciding/approve.ts'
import type { Payloads, SubmissionKind } from '../records/payloads.ts'
import * as repository from '../records/repository.ts'

type DraftOf<K extends SubmissionKind> = {
  kind: K
  speciesKind: Kind
  speciesId: string | null
  /** Latin name, for the log. */
  name: string
  payload: Payloads[K]
  baseRevision?: number
  partOf?: string
  image?: StoredSource
  /** Sent twice under one key it is kept once. */
  sendKey?: string | undefined
  /** What the log calls it when it is published at once. */
  action?: Action
}

export type Draft = { [K in SubmissionKind]: DraftOf<K> }[SubmissionKind]

export interface Received {
  id: string
  status: SubmissionTable['status']
  /** By which it can be taken back, when it was published at once. */
  changeId?: string
}

export type Desk = ReturnType<typeof createDesk>

/** @param pictureReview whether members' pictures and artworks wait for an admin too. */
export function createDesk({ pictureReview }: { pictureReview: boolean }) {
  function isPublishedAtOnce(caller: SignedIn, { kind, partOf }: Pick<Draft, 'kind' | 'partOf'>) {
    if (mayActAs(caller, 'admin')) return true
    return !pictureReview && !partOf && (kind === 'picture' || kind === 'artwork')
  }

  /** @returns undefined when its author has sent it already. @throws {HttpError} 413 */
  async function keep(db: Queries, caller: SignedIn, draft: Draft, touch: Touch) {
    const atOnce = isPublishedAtOnce(caller, draft)
    if (!atOnce && (await repository.countPending(db, caller.accountId)) >= pendingMaximum) {
      throw new HttpError(413, 'pending_full', 'Too much of yours is waiting for review')
    }
    const row = rowOf(draft, caller, new Date().toISOString())
    await touch('submission', row.id)
    return (await repository.insertSubmission(db, row)) ? row : undefined
  }

  /** Publishes it where its author may, and notes that it was done. */
  async function settle(
    db: Queries,
    caller: SignedIn,
    row: SubmissionTable,
    draft: Draft,
    change: OpenChange,
  ): Promise<Received> {
    const { accountId } = caller
    const { id, submitted_at: at } = row
    const subject = { kind: row.kind, id, speciesKind: row.species_kind, name: draft.name }
    const atOnce = isPublishedAtOnce(caller, draft)
    if (atOnce) await approve(db, row, { reviewerId: accountId, at, touch: change.touch })
    const action = draft.action ?? (row.kind === 'edit' ? 'edit' : 'publish')
    const done = { accountId, action: atOnce ? action : 'submit', subject } as const
    const changeId = await change.record(done)
    return atOnce ? { id, status: 'approved', changeId } : { id, status: 'pending' }
  }

  /** What waits is rejected, not taken back. */
  const touchOf = (change: OpenChange, caller: SignedIn, draft: Draft): Touch =>
    isPublishedAtOnce(caller, draft) ? change.touch : async () => {}

  return {
    /**
     * To be called in a transaction. Undefined when its author has sent it already.
     * @throws {HttpError} 413 when too much of the author's is waiting.
     */
    async receive(db: Queries, caller: SignedIn, draft: Draft): Promise<Received | undefined> {
      const change = await openChange(db)
      const row = await keep(db, caller, draft, touchOf(change, caller, draft))
      return row && settle(db, caller, row, draft, change)
    },

    /** The same for what has parts: settled once they are kept too. */
    async receiveWhole(
      db: Queries,
      caller: SignedIn,
      draft: Draft,
      keepParts: (
        id: string,
        keepPart: (part: Draft) => Promise<SubmissionTable | undefined>,
        touch: Touch,
      ) => Promise<void>,
    ): Promise<Received | undefined> {
      const change = await openChange(db)
      const touch = touchOf(change, caller, draft)
      const row = await keep(db, caller, draft, touch)
      if (!row) return undefined
      const keepPart = (part: Draft) => keep(db, caller, { ...part, partOf: row.id }, touch)
      await keepParts(row.id, keepPart, touch)
      return settle(db, caller, row, draft, change)
    },
  }
}

function rowOf(draft: Draft, caller: SignedIn, submittedAt: string): SubmissionTable {
  const image = draft.image
  return {
    id: randomUUID(),
    kind: draft.kind,
    species_kind: draft.speciesKind,
    species_id: draft.speciesId,
    payload: JSON.stringify(draft.payload),
    base_revision: draft.baseRevision ?? null,
    part_of: draft.partOf ?? null,
    author_id: caller.accountId,
    send_key: draft.sendKey ?? randomUUID(),
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
  }
}
