/**
 * The tables, as Kysely sees them. Instants are ISO 8601 text in UTC, calendar dates `YYYY-MM-DD`
 * text, lists JSON text: the same bytes and the same order in SQLite and in PostgreSQL.
 */
import type { Generated } from 'kysely'
import type { Kind, Section } from '../../contract/kinds.ts'
import type {
  AccountTable,
  AttemptTable,
  KnownDeviceTable,
  PasswordResetTable,
  SessionTable,
} from './account-tables.ts'

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
  /** Counts up with every change of what it says. */
  revision: number
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
  /** SHA-256 of the file a browser made those bytes from, as it says; empty when unknown. */
  original_hash: string
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

/**
 * Counts up with every change of a topic, so that a cache knows when it is old. At `turn` changes wait
 * for each other, those too that nobody is shown. `plant names` and `bird names` count changes of what
 * species are called, alone.
 */
export interface VersionTable {
  topic: Kind | `${Kind} names` | 'site' | 'turn'
  version: number
}

export interface CodeCounterTable {
  series: 'P' | 'A'
  next_number: Generated<number>
}

/** One thing that was sent in, whatever it is: until it is approved it lives here and nowhere else. */
export interface SubmissionTable {
  id: string
  kind: 'species' | 'edit' | 'picture' | 'artwork' | 'creation'
  species_kind: Kind
  /** Null for a new species until it is approved. */
  species_id: string | null
  /** JSON, of the shape of its kind: see `submissions/payloads.ts`. */
  payload: string
  /** The revision of the species its author was reading. */
  base_revision: number | null
  /** The creation it belongs to: it is decided with it. */
  part_of: string | null
  author_id: string
  /** What the sender called this act of sending, so that sent twice it is kept once. */
  send_key: string | null
  /** `returned`: its author is asked to mend it and send it again. */
  status: 'pending' | 'approved' | 'rejected' | 'returned'
  reviewer_id: string | null
  reason: string
  submitted_at: string
  decided_at: string | null
  /** The picture, artwork, creation or species it became. */
  result_id: string | null
  path: string | null
  width: number | null
  height: number | null
  thumbhash: string | null
  source_hash: string | null
  original_hash: string | null
}

/** What a species said before a change. */
export interface RevisionTable {
  id: string
  species_id: string
  number: number
  /** JSON of a `SpeciesRecord`. */
  record: string
  /** What brought the change about. */
  submission_id: string | null
  replaced_at: string
}

/** Names that have been changed: their addresses lead to the species for good. */
export interface FormerNameTable {
  kind: Kind
  name_key: string
  species_id: string
}

/** Ids of species that are part of another now: their permanent addresses lead to it. */
export interface FormerIdTable {
  id: string
  species_id: string
}

/** A member's wish that a picture or artwork be shown on the home page. */
export interface NominationTable {
  target: 'picture' | 'artwork'
  target_id: string
  account_id: string
  nominated_at: string
}

/** One thing somebody did. */
export interface ActivityTable {
  id: string
  at: string
  account_id: string | null
  action: string
  /** JSON of a `Subject`. */
  subject: string
  /** JSON list of `TouchedRow`: what it takes to take it back. */
  rows: string
  undone_at: string | null
  /** The one it took back. */
  undoes: string | null
  /** Its rows are gone for good, and their files. */
  purged_at: string | null
}

/** Somebody who wishes to come along on a guided tour. */
export interface TourSignUpTable {
  id: string
  name: string
  class_name: string
  contact: string
  /** Calendar date. */
  day: string
  signed_up_at: string
}

/** The index of the rows that a ledger entry touched; rows without an `id` are not in it. */
export interface ActivityRowTable {
  activity_id: string
  row_table: string
  row_id: string
  /** Of a picture, artwork or submission: `path` of its file. */
  path: string | null
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
  known_device: KnownDeviceTable
  attempt: AttemptTable
  submission: SubmissionTable
  revision: RevisionTable
  former_name: FormerNameTable
  former_id: FormerIdTable
  nomination: NominationTable
  activity: ActivityTable
  activity_row: ActivityRowTable
  password_reset: PasswordResetTable
  tour_sign_up: TourSignUpTable
}
