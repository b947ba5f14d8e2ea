/** Defines the type of the table of requests to withdraw published pictures, for Kysely. */
import type { WithdrawalReason } from '../../../contract/schemas/withdrawals.ts'

/** A request of a contributor to withdraw a published picture or artwork, which is hidden meanwhile. */
export interface WithdrawalTable {
  id: string
  /** The submission that was published; null if a check found a hidden picture without a request. */
  submission_id: string | null
  target: 'picture' | 'artwork'
  target_id: string
  reason: WithdrawalReason
  /** Written by the contributor; may be empty. */
  note: string
  /** `kept` means that the picture is shown again. */
  status: 'open' | 'withdrawn' | 'kept'
  requested_at: string
  reviewer_id: string | null
  decided_at: string | null
  /** Written by the reviewer for the contributor; may be empty. */
  answer: string
}
