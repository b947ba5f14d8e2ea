/**
 * The tables, as Kysely sees them. Instants are ISO 8601 text in UTC, calendar dates `YYYY-MM-DD`
 * text, lists JSON text: the same bytes and the same order in SQLite and in PostgreSQL.
 */
import type { Generated } from 'kysely'
import type { Kind, Section } from '../../contract/kinds.ts'

export interface SpeciesTable {
  id: string
  kind: Kind
  latin_name: string
  common_name: string
  chinese_name: string
  /** `nameKey(latin_name)`; one published species a kind has it. */
  name_key: string
  /** The letter it stands under in the glossary, `#` for none. */
  letter: string
  /** JSON object: text by `TextField`. */
  texts: string
  /** JSON lists of `{linkTitle, link}`. */
  english_links: string
  chinese_links: string
  editor: string
  posted_at: string
}

interface ImageColumns {
  /** `/Magnolia_denudata-3f9a….jpg`: its address below /public and its key in the store. */
  path: string
  width: number
  height: number
  /** Base64. */
  thumbhash: string
  /** SHA-256 of the bytes it was made from: the same picture sent twice is one picture. */
  source_hash: string
  code_number: number
  status: 'published' | 'pending'
  published_at: string
}

export interface PictureTable extends ImageColumns {
  id: string
  species_id: string
  season: Section
  taken_by: string
  /** Calendar date, empty when unknown. */
  taken_on: string
  location: string
}

export interface ArtworkTable extends ImageColumns {
  id: string
  species_id: string
  artist: string
  drawn_on: string
  location: string
}

export interface CreationTable {
  id: string
  species_id: string
  picture_id: string
  artwork_id: string
  status: 'published' | 'pending'
  published_at: string
}

export interface FeaturedTable {
  id: string
  picture_id: string
  artwork_id: string
  featured_at: string
}

/** Counts up with every change of a topic, so that a cache knows when it is old. */
export interface VersionTable {
  topic: Kind
  version: number
}

export interface CodeCounterTable {
  series: 'P' | 'A'
  next_number: Generated<number>
}

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

/** One failed login or one registration, counted by topic for a while. */
export interface AttemptTable {
  id: string
  topic: string
  at: string
}

/** What the site remembers about itself, such as whether the sample has been loaded. */
export interface SettingTable {
  name: string
  value: string
}

export interface Tables {
  species: SpeciesTable
  picture: PictureTable
  artwork: ArtworkTable
  creation: CreationTable
  featured: FeaturedTable
  version: VersionTable
  code_counter: CodeCounterTable
  setting: SettingTable
  account: AccountTable
  session: SessionTable
  attempt: AttemptTable
}
