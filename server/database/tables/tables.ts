/**
 * Defines the types of the tables for Kysely. Instants are ISO 8601 text in UTC, calendar dates are `YYYY-MM-DD`
 * text, and most lists are JSON text. Therefore, SQLite and PostgreSQL store the same bytes and sort them alike.
 */
import type { Generated } from 'kysely'
import type { Kind, Section } from '../../../contract/kinds.ts'
import type {
  AttemptTable,
  ClassActTable,
  KnownDeviceTable,
  PasswordResetTable,
  SessionTable,
  StoredAccountTable,
} from './account-tables.ts'
import type { ReferenceFileTable, ReferenceNameTable } from './reference-tables.ts'
import type { ConsentColumns, RightsColumns } from './rights-columns.ts'
import type { SettingTable, SitePartTable, VersionTable } from './site-tables.ts'
import type { KeptNameTable, StoredSpeciesTable } from './species-table.ts'
import type { WithdrawalTable } from './withdrawal-table.ts'

interface ImageColumns extends RightsColumns {
  /** Address of the picture below /public, and the end of the master's key: `/Magnolia_denudata-3f9a….jpg`. */
  path: string
  width: number
  height: number
  /** The placeholder: a ThumbHash in Base64. */
  thumbhash: string
  /** SHA-256 of the bytes from which the site made the picture. The site recognises a repeated upload by this hash. */
  source_hash: string
  /** SHA-256 of the original, which the browser computed; empty if unknown. */
  original_hash: string
  code_number: number
  /** `hidden` if the author asks for the picture's withdrawal, or if an admin hid all pictures of the member. */
  status: 'published' | 'pending' | 'hidden'
  published_at: string
  /** Position that an admin gave the picture, from 1. Pictures without a position (null) come last. */
  place: number | null
}

export interface PictureTable extends ImageColumns {
  id: string
  species_id: string
  season: Section
  taken_by: string
  /** Calendar date; empty if unknown. */
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

/** A picture for which the worker has made AVIF renditions, or has found no worthwhile rendition. */
export interface AvifTable {
  path: string
  /** The widths of the stored renditions, such as `480 960`; empty without stored renditions. */
  widths: string
  /** Bytes of the WebP renditions in these widths. */
  webp_bytes: number
  /** Bytes of the stored AVIF renditions. */
  avif_bytes: number
  tried_at: string
}

export interface CreationTable {
  id: string
  species_id: string
  /** Null for a creation without a photograph. */
  picture_id: string | null
  artwork_id: string
  status: 'published' | 'pending' | 'hidden'
  published_at: string
}

export interface FeaturedTable {
  id: string
  picture_id: string
  artwork_id: string
  featured_at: string
}

export interface CodeCounterTable {
  series: 'P' | 'A'
  next_number: Generated<number>
}

/** Content that a member sent for review. Before the approval, only this table and the ledger contain the content. */
export interface SubmissionTable extends ConsentColumns {
  id: string
  kind: 'species' | 'edit' | 'picture' | 'artwork' | 'creation'
  species_kind: Kind
  /** Null for a new species and its pictures, until a reviewer approves the species. */
  species_id: string | null
  /** The submission of the new species for which the author sent this submission; null for a published species. */
  new_species_id: string | null
  /** Latin name of the species for which the author sent the submission; null if nobody has moved the submission. */
  moved_from: string | null
  /** JSON in the form for its kind: see `submissions/records/payloads.ts`. */
  payload: string
  /** The revision of the species that the author of the submission read. */
  base_revision: number | null
  /** The creation of which this submission is a half. A reviewer decides on both together. */
  part_of: string | null
  author_id: string
  /** The idempotency key, so that the site stores a repeated submission once. */
  send_key: string | null
  /** `returned` means that a reviewer requested changes. */
  status: 'pending' | 'approved' | 'rejected' | 'returned'
  reviewer_id: string | null
  reason: string
  submitted_at: string
  decided_at: string | null
  /** The id of the picture, artwork, creation or species that the approval published. */
  result_id: string | null
  path: string | null
  width: number | null
  height: number | null
  thumbhash: string | null
  source_hash: string | null
  original_hash: string | null
}

/** The texts of a species before an edit. */
export interface RevisionTable {
  id: string
  species_id: string
  number: number
  /** JSON of a `SpeciesRecord`. */
  record: string
  /** The submission that caused the edit. */
  submission_id: string | null
  replaced_at: string
}

/** A former name of a species. The address of the former name permanently redirects to the species. */
export interface FormerNameTable {
  kind: Kind
  name_key: string
  species_id: string
}

/** The id of a merged species. Its permanent address redirects to the remaining species. */
export interface FormerIdTable {
  id: string
  species_id: string
}

/** A member's suggestion to show a picture on the home page. */
export interface NominationTable {
  target: 'picture' | 'artwork'
  target_id: string
  account_id: string
  nominated_at: string
}

/** Entries of the ledger, and other recorded actions. */
export interface ActivityTable {
  id: string
  at: string
  account_id: string | null
  action: string
  /** JSON of a `Subject`. */
  subject: string
  /** The kind of the subject, for filters. */
  subject_kind: Generated<string>
  /** `nameKey` of the subject's name, for filters. */
  subject_key: Generated<string>
  /** JSON list of `TouchedRow`, from which an undo restores the rows. */
  rows: string
  undone_at: string | null
  /** The entry that this entry undid. */
  undoes: string | null
  /** The instant at which the rows of the entry and their files were purged. */
  purged_at: string | null
}

/** A visitor's sign-up for a guided tour. */
export interface TourSignUpTable {
  id: string
  name: string
  class_name: string
  contact: string
  /** Calendar date. */
  day: string
  signed_up_at: string
}

/** The index of the rows that a ledger entry touched, except rows without an `id`, and of the accounts in these rows. */
export interface ActivityRowTable {
  activity_id: string
  /** The table of the touched row, or `account` for an account that a touched row names. */
  row_table: string
  row_id: string
  /** The path of the file of a photograph, an artwork or a submission. */
  path: string | null
}

export interface Tables {
  species: StoredSpeciesTable
  picture: PictureTable
  artwork: ArtworkTable
  avif: AvifTable
  creation: CreationTable
  featured: FeaturedTable
  site_part: SitePartTable
  version: VersionTable
  code_counter: CodeCounterTable
  setting: SettingTable
  account: StoredAccountTable
  session: SessionTable
  known_device: KnownDeviceTable
  attempt: AttemptTable
  submission: SubmissionTable
  withdrawal: WithdrawalTable
  revision: RevisionTable
  former_name: FormerNameTable
  former_id: FormerIdTable
  kept_name: KeptNameTable
  reference_file: ReferenceFileTable
  reference_name: ReferenceNameTable
  nomination: NominationTable
  activity: ActivityTable
  activity_row: ActivityRowTable
  password_reset: PasswordResetTable
  class_act: ClassActTable
  tour_sign_up: TourSignUpTable
}
