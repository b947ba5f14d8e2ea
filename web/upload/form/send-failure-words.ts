/** Returns the message that explains why sending a submission failed. */

import type { Kind } from '../../../contract/kinds.ts'
import { CallFailed } from '../../client/api.ts'
import { m } from '../../paraglide/messages.js'
import { uploadWords } from './upload-words.ts'

const messages: Record<string, (kind: Kind) => string> = {
  sign_in_first: m.upload_failed_signed_out,
  another_member: m.upload_failed_another_member,
  pending_full: m.upload_failed_pending_full,
  no_space: m.upload_failed_no_space,
  hidden_here: m.error_hidden_here,
  nothing_changed: m.edit_nothing_changed,
  not_found: m.edit_gone,
  changed_since: m.edit_changed_since,
  too_many_attempts: m.error_too_many_attempts,
  species_exists: (kind) => uploadWords[kind].exists(),
}

export function sendFailureWords(error: unknown, kind: Kind): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  return messages[error.code]?.(kind) ?? m.error_unknown()
}
