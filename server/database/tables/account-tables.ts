/**
 * Defines the types of the tables of accounts, class acts, sessions, known devices, password links and counted
 * attempts, for Kysely.
 */
import type { Generated } from 'kysely'
import type { AccountRole } from '../../../contract/endpoint.ts'

export interface AccountTable {
  id: string
  /** The username after NFKC. A person chooses a username, or the site draws one at random. */
  username: string
  /** `usernameKey(username)`. */
  username_key: string
  /** The argon2id hash as a PHC string; empty for an account without a password. */
  password_hash: string
  role: AccountRole
  disabled_at: string | null
  created_at: string
}

export interface StoredAccountTable extends AccountTable {
  /** The instant up to which the member has seen the decisions; empty before the first visit. */
  submissions_seen_at: Generated<string>
  /** Empty for an account without a class. */
  class_name: Generated<string>
  /** The real name, which only admins and the pupil see; empty if no admin entered one. */
  real_name: Generated<string>
  /** The instant from which nobody can sign in to the account; null without an end. */
  ends_at: string | null
}

/** A class act: one change to whole classes, such as the end of the school year. */
export interface ClassActTable {
  id: string
  at: string
  /** The admin who performed the act. */
  account_id: string | null
  /** JSON of the steps of the act, as on the wire. */
  steps: string
  /** JSON of the changed columns of each account, with the values before and after the act. */
  changes: string
  undone_at: string | null
}

export interface SessionTable {
  id: string
  /** SHA-256 of the token, hexadecimal. Nobody can sign in with the hash. */
  token_hash: string
  account_id: string
  device: string
  created_at: string
  last_used_at: string
}

/** A browser in which an account has signed in before. Failed logins in this browser have a separate limit. */
export interface KnownDeviceTable {
  /** SHA-256 of the token, hexadecimal. One browser may be known to several accounts. */
  token_hash: string
  account_id: string
  used_at: string
}

/** One counted attempt, such as a login or a registration. */
export interface AttemptTable {
  id: string
  topic: string
  /** Digest of the account, or of the account and its known device; empty without an account. */
  who: string
  /** Digest of the network; empty without a network. */
  network: string
  /** Digest of the larger network around `network`; empty without a network. */
  wider: string
  at: string
}

/** A link that sets a new password for an account. Each link works once. */
export interface PasswordResetTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  account_id: string
  made_at: string
  /** Number of days for which the link is valid. */
  days: Generated<number>
}
