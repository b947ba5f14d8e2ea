/** Defines the type of the table of requests to withdraw published pictures, for Kysely. */
import type { WithdrawalReason } from '../../../contract/schemas/withdrawals.ts'

/** A request of an author to withdraw a published picture. The picture is hidden until the decision. */
export interface WithdrawalTable {
  id: string
  /** The submission of the picture; null if a check found a hidden picture without a request. */
  submission_id: string | null
  target: 'picture' | 'artwork'
  target_id: string
  reason: WithdrawalReason
  /** A text of the author for the reviewer; may be empty. */
  note: string
  /** `kept` means that the picture is public again. */
  status: 'open' | 'withdrawn' | 'kept'
  requested_at: string
  reviewer_id: string | null
  decided_at: string | null
  /** A text of the reviewer for the author; may be empty. */
  answer: string
}
