/** Decides pending submissions. A decision and its effect are one transaction and can be undone. */
import type { Kind } from '../../../contract/kinds.ts'
import { findSpecies, findSpeciesById } from '../../catalogue/repositories/species.ts'
import { readInstant } from '../../database/clock.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { type OpenChange, openChange } from '../../ledger/ledger.ts'
import { type Correction, correct } from '../records/correct.ts'
import { payloadOf, type SubmissionKind } from '../records/payloads.ts'
import { findSubmission, halvesOfCreations, updateSubmission } from '../records/repository.ts'
import { type Approval, publishContent } from './publish-content.ts'
import { returnPicturesOfNewSpecies } from './species-deleted-or-merged.ts'

export type Verdict = 'approve' | 'reject' | 'return'

export interface Decision {
  verdict: Verdict
  reason: string
  /** The recorded species that the reviewer chose instead of a new species. The new texts are then not published. */
  existing?: string | undefined
  /** Corrections before the approval. */
  correction?: Correction | undefined
}

/** The submissions that a call may decide. The call answers 404 for any other submission. */
export interface DecisionScope {
  kinds: readonly SubmissionKind[]
  speciesKind?: Kind
}

const statusAfter = { approve: 'approved', reject: 'rejected', return: 'returned' } as const

/**
 * Decides a submission.
 * @returns the id of the ledger entry
 * @throws {HttpError} 404 for a submission outside the scope, or for an unknown species
 * @throws {HttpError} 409 if the submission is not pending or cannot be published; 400 for a taken name or an invalid
 * correction
 */
export async function decide(
  { db }: Pick<Database, 'db'>,
  reviewer: SignedIn,
  id: string,
  scope: DecisionScope,
  decision: Decision,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (!row || !isInScope(row, scope)) throw notFound('There is no such submission')
    if (row.status !== 'pending') throw alreadyDecided(row)
    const decidedRow = await applyVerdict(transaction, reviewer, row, decision, change)
    const name = await nameOf(transaction, decidedRow)
    return change.record({
      accountId: reviewer.accountId,
      action: decision.verdict,
      subject: { kind: row.kind, id, speciesKind: decidedRow.species_kind, name },
    })
  })
}

function isInScope(row: SubmissionTable, { kinds, speciesKind }: DecisionScope): boolean {
  if (row.part_of || !kinds.includes(row.kind)) return false
  return speciesKind === undefined || row.species_kind === speciesKind
}

/** @returns the error that tells a reviewer the earlier decision */
function alreadyDecided({ status }: SubmissionTable): HttpError {
  const sentences = {
    approved: 'This submission is already approved',
    rejected: 'This submission is already rejected',
    returned: 'Changes to this submission were already requested',
    pending: '',
  }
  return new HttpError(409, `already_${status}`, sentences[status])
}

/** @returns the submission, with its corrected name and kind if the decision corrects them */
async function applyVerdict(
  db: Queries,
  reviewer: SignedIn,
  row: SubmissionTable,
  { verdict, reason, correction, existing }: Decision,
  { touch }: OpenChange,
): Promise<SubmissionTable> {
  const at = await readInstant(db)
  const columns = { reviewer_id: reviewer.accountId, decided_at: at, reason }
  if (verdict !== 'approve') {
    for (const each of [row, ...(await halvesOfCreations(db, [row.id]))]) {
      await touch('submission', each.id)
      await updateSubmission(db, each.id, { ...columns, status: statusAfter[verdict] })
    }
    if (row.kind === 'species' && verdict === 'reject') {
      await returnPicturesOfNewSpecies(db, row, reviewer.accountId, touch)
    }
    return row
  }
  const corrected = correction ? await correct(db, row, correction, touch) : row
  const species = existing && (await findSpecies(db, corrected.species_kind, existing))
  if (existing && !species)
    throw notFound(`No ${corrected.species_kind} is recorded under this name`)
  const approval = { reviewerId: reviewer.accountId, at, touch }
  await approve(
    db,
    { ...corrected, reason },
    { ...approval, ...(species && { existingId: species.id }) },
  )
  return corrected
}

/**
 * Approves a submission within the transaction of a change: publishes its content, and changes its status.
 * @returns the id of the published row
 * @throws {HttpError} as `publishContent` does
 */
export async function approve(
  db: Queries,
  row: SubmissionTable,
  approval: Approval,
): Promise<string> {
  await approval.touch('submission', row.id)
  const approveHalf = (half: SubmissionTable) => approve(db, half, approval)
  const published = await publishContent(db, row, approval, approveHalf)
  await updateSubmission(db, row.id, {
    status: 'approved',
    reviewer_id: approval.reviewerId,
    decided_at: approval.at,
    payload: row.payload,
    reason: row.reason,
    ...published,
  })
  return published.result_id
}

/** @returns the Latin name of the submission's species; empty if the species no longer exists */
export async function nameOf(db: Queries, row: SubmissionTable): Promise<string> {
  if (row.kind === 'species') return payloadOf(row, 'species').latinName
  if (row.species_id) return (await findSpeciesById(db, row.species_id))?.latin_name ?? ''
  const newSpecies = row.new_species_id && (await findSubmission(db, row.new_species_id))
  return newSpecies ? payloadOf(newSpecies, 'species').latinName : ''
}
