/** The tables of accounts, sessions and counted attempts, as Kysely sees them. */

export interface AccountTable {
  id: string
  /** As it was chosen, after NFKC. */
  username: string
  /** `usernameKey(username)`. */
  username_key: string
  /** argon2id, as a PHC string. */
  password_hash: string
  role: 'member' | 'admin'
  disabled_at: string | null
  created_at: string
}

export interface SessionTable {
  id: string
  /** SHA-256 of the token, hexadecimal: who reads the database cannot sign in with it. */
  token_hash: string
  account_id: string
  device: string
  created_at: string
  last_used_at: string
}

/** A browser that has signed in to an account before: guesses from elsewhere do not stop it. */
export interface KnownDeviceTable {
  /** SHA-256 of the token, hexadecimal. One browser may be known to several accounts. */
  token_hash: string
  account_id: string
  used_at: string
}

/** One failed login or one registration, counted by topic for a while. */
export interface AttemptTable {
  id: string
  topic: string
  /** Digests of the account that is tried and of the network; empty where there is none. */
  who: string
  network: string
  /** Of the larger network that holds it. */
  wider: string
  at: string
}

/** A link by which an account's password can be set anew, once. */
export interface PasswordResetTable {
  /** SHA-256 of the token, hexadecimal. */
  token_hash: string
  account_id: string
  made_at: string
}
