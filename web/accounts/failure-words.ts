/** Gives the messages for failed calls about accounts, in the reader's language. */
import { CallFailed } from '../client/api.ts'
import { tooManyWords } from '../client/too-many-words.ts'
import { m } from '../paraglide/messages.js'
import { CookieLost } from './log-in-or-register.ts'

const messages: Record<string, () => string> = {
  required: m.form_required,
  user_not_found: m.error_user_not_found,
  wrong_password: m.error_wrong_password,
  account_disabled: m.error_account_disabled,
  account_ended: m.error_account_ended,
  username_taken: m.error_username_taken,
  username_short: m.error_username_short,
  username_long: m.error_username_long,
  username_characters: m.error_username_characters,
  username_unseen: m.error_username_unseen,
  username_like_admin: m.error_username_like_admin,
  password_short: m.error_password_short,
  password_long: m.error_password_long,
  password_common: m.error_password_common,
  password_blank: m.error_password_blank,
  password_pattern: m.error_password_pattern,
  password_known_word: m.error_password_known_word,
  password_is_username: m.error_password_is_username,
  registration_closed: m.error_registration_closed,
  time_zone: m.setup_time_zone_wrong,
  link_invalid: m.error_link_invalid,
}

export function failureWords(error: unknown): string {
  if (error instanceof CookieLost) return cookieLostWords()
  if (!(error instanceof CallFailed)) return m.error_network()
  return error.status === 429 ? tooManyWords(error) : problemWords(failureCode(error))
}

function cookieLostWords(): string {
  const encrypted = window.location.protocol === 'https:'
  return encrypted ? m.error_cookie_lost() : m.error_cookie_lost_without_https()
}

/**
 * @param code the code of a failure, or of the problem of a field
 * @returns the message of this code, or a general message
 */
export function problemWords(code: string): string {
  return messages[code]?.() ?? m.error_unknown()
}

/** @returns the code of the failure; for wrong fields, the code of the first problem */
export function failureCode({ code, fields = {} }: CallFailed): string {
  return code === 'bad_input' ? (Object.values(fields)[0] ?? '') : code
}

/**
 * The codes of failed sign-ins that have a separate message: an unknown name (specification, section 8), and a disabled
 * or ended account (docs/decisions/0021). All other answers below 500, except 429, share one message.
 */
const loginFailures: ReadonlySet<string> = new Set([
  'user_not_found',
  'account_disabled',
  'account_ended',
])

export function loginFailureWords(error: unknown): string {
  if (!(error instanceof CallFailed) || error.status === 429 || error.status >= 500) {
    return failureWords(error)
  }
  return loginFailures.has(error.code) ? problemWords(error.code) : m.error_wrong_password()
}

/** @returns whether the message stays visible, because the reader has to act before the next attempt */
export function staysShown(error: unknown): boolean {
  const isAccountClosed =
    error instanceof CallFailed && ['account_disabled', 'account_ended'].includes(error.code)
  return isAccountClosed || error instanceof CookieLost
}

/** @returns the fields of a name and a password that the failure is about */
export function fieldsOfFailure(error: unknown): readonly ('username' | 'password')[] {
  const code = error instanceof CallFailed ? failureCode(error) : ''
  if (code === 'wrong_password') return ['username', 'password']
  if (code === 'user_not_found' || code.startsWith('username_')) return ['username']
  return code.startsWith('password_') ? ['password'] : []
}
