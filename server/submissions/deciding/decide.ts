/** Deciding on what waits: once, with its effect, in one transaction; it can be taken back. */
import type { Kind } from '../../../contract/kinds.ts'
import { findSpeciesById } from '../../catalogue/repositories/species.ts'
import type { Database, Queries } from '../../database/connection.ts'
import type { SubmissionTable } from '../../database/tables.ts'
import type { SignedIn } from '../../kernel/caller.ts'
import { HttpError, notFound } from '../../kernel/http-error.ts'
import { type OpenChange, openChange } from '../../ledger/ledger.ts'
import { type Correction, withCorrection } from '../records/correction.ts'
import { payloadOf, type SubmissionKind } from '../records/payloads.ts'
import { findSubmission, partsOf, updateSubmission } from '../records/repository.ts'
import { approve } from './approve.ts'

export type Verdict = 'approve' | 'reject' | 'return'

export interface Decision {
  verdict: Verdict
  reason: string
  /** Credits corrected before a picture or artwork is approved. */
  correction?: Correction | undefined
}

/** Which submissions a call decides on; another's id is none. */
export interface Among {
  kinds: readonly SubmissionKind[]
  speciesKind?: Kind
}

const statusAfter = { approve: 'approved', reject: 'rejected', return: 'returned' } as const

/**
 * @returns the id of the change.
 * @throws {HttpError} 404 for none of those; 409 when it is decided already; 400 when it cannot be
 * approved, as when another species has the name by now.
 */
export async function decide(
  { db }: Pick<Database, 'db'>,
  reviewer: SignedIn,
  id: string,
  among: Among,
  decision: Decision,
): Promise<string> {
  return db.transaction().execute(async (transaction) => {
    const change = await openChange(transaction)
    const row = await findSubmission(transaction, id)
    if (!row || !belongs(row, among)) throw notFound('There is no such submission')
    if (row.status !== 'pending') throw decidedAlready(row)
    await change.touch('submission', row.id)
    await bringAbout(transaction, reviewer, row, decision, change)
    const name = await nameOf(transaction, row)
    return change.record({
      accountId: reviewer.accountId,
      action: decision.verdict,
      subject: { kind: row.kind, id: row.id, speciesKind: row.species_kind, name },
    })
  })
}

function belongs(row: SubmissionTable, { kinds, speciesKind }: Among): boolean {
  if (row.part_of || !kinds.includes(row.kind)) return false
  return speciesKind === undefined || row.species_kind === speciesKind
}

/** It says how it was decided, so that whoever comes second knows. */
function decidedAlready({ status }: SubmissionTable): HttpError {
  const how = { approved: 'approved', rejected: 'rejected', returned: 'sent back', pending: '' }
  return new HttpError(409, `already_${status}`, `This has been ${how[status]} already`)
}

async function bringAbout(
  db: Queries,
  reviewer: SignedIn,
  row: SubmissionTable,
  { verdict, reason, correction }: Decision,
  { touch }: OpenChange,
): Promise<void> {
  const at = new Date().toISOString()
  const said = { reviewer_id: reviewer.accountId, decided_at: at, reason }
  if (verdict !== 'approve') {
    for (const each of [row, ...(await partsOf(db, [row.id]))]) {
      await touch('submission', each.id)
      await updateSubmission(db, each.id, { ...said, status: statusAfter[verdict] })
    }
    return
  }
  const corrected = correction ? withCorrection(row, correction) : row
  await updateSubmission(db, row.id, { payload: corrected.payload, reason })
  await approve(db, corrected, { reviewerId: reviewer.accountId, at, touch })
}

export async function nameOf(db: Queries, row: SubmissionTable): Promise<string> {
  if (row.kind === 'species') return payloadOf(row, 'species').latinName
  return (row.species_id && (await findSpeciesById(db, row.species_id))?.latin_name) || ''
}
