/** Returns the messages that explain why a decision failed. */
import { CallFailed } from '../../client/api.ts'
import { problemWords } from '../../client/problem-words.ts'
import { m } from '../../paraglide/messages.js'

const messages: Record<string, () => string> = {
  already_approved: m.review_already_approved,
  already_rejected: m.review_already_rejected,
  already_returned: m.review_already_returned,
  species_gone: m.review_species_gone,
  half_gone: m.review_half_gone,
  hidden_here: m.error_hidden_here,
  species_pending: m.review_species_pending,
  not_found: m.review_gone,
  species_exists: m.error_species_exists,
  changed_since: m.error_changed_since,
  undone_already: m.error_undone_already,
  gone: m.error_gone,
  not_allowed: m.error_not_allowed,
  sign_in_first: m.again_text,
  no_space: m.error_no_space,
}

/** @returns the message for one decision that the server rejected with this code */
export function codeWords(code: string): string {
  return (messages[code] ?? m.error_unknown)()
}

/** @returns the message for a call that failed */
export function failureWords(error: unknown): string {
  if (!(error instanceof CallFailed)) return m.error_network()
  const problem = Object.values(error.fields ?? {})[0]
  return problem === undefined ? codeWords(error.code) : problemWords(problem)
}
