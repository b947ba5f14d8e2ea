/** Runs the migrations of a database, in the order of this list. A released migration is never changed. */
import { type Kysely, sql } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration'
import { CommandError } from '../../kernel/command-error.ts'
import type { Database, Dialect, Queries } from '../connection.ts'
import * as fieldGuide from './0001-field-guide.ts'
import * as accounts from './0002-accounts.ts'
import * as contributions from './0003-contributions.ts'
import * as activity from './0004-activity.ts'
import * as tours from './0005-tours.ts'
import * as monthTaken from './0006-month-taken.ts'
import * as formerIds from './0007-former-ids.ts'
import * as siteVersion from './0008-site-version.ts'
import * as turn from './0009-turn.ts'
import * as namesVersion from './0010-names-version.ts'
import * as knownDevices from './0011-known-devices.ts'
import * as seenNames from './0012-seen-names.ts'
import * as ledgerIndex from './0013-ledger-index.ts'
import * as newSpeciesAndLoneArtworks from './0014-new-species-and-lone-artworks.ts'
import * as logAndOrder from './0015-log-and-order.ts'
import * as newsAndWithdrawals from './0016-news-and-withdrawals.ts'
import * as siteParts from './0017-site-parts.ts'
import * as classes from './0018-classes.ts'
import * as pictureRights from './0019-picture-rights.ts'
import * as classification from './0020-classification.ts'
import * as keptNames from './0021-kept-names.ts'
import * as occurrenceFacts from './0022-occurrence-facts.ts'
import * as referenceNames from './0023-reference-names.ts'
import * as stageTexts from './0024-stage-texts.ts'
import * as avif from './0025-avif.ts'
import * as accountsInLedger from './0026-accounts-in-ledger.ts'

interface Step {
  up(db: Kysely<never>, dialect: Dialect): Promise<void>
}

const steps: Record<string, Step> = {
  '0001-field-guide': fieldGuide,
  '0002-accounts': accounts,
  '0003-contributions': contributions,
  '0004-activity': activity,
  '0005-tours': tours,
  '0006-month-taken': monthTaken,
  '0007-former-ids': formerIds,
  '0008-site-version': siteVersion,
  '0009-turn': turn,
  '0010-names-version': namesVersion,
  '0011-known-devices': knownDevices,
  '0012-seen-names': seenNames,
  '0013-ledger-index': ledgerIndex,
  '0014-new-species-and-lone-artworks': newSpeciesAndLoneArtworks,
  '0015-log-and-order': logAndOrder,
  '0016-news-and-withdrawals': newsAndWithdrawals,
  '0017-site-parts': siteParts,
  '0018-classes': classes,
  '0019-picture-rights': pictureRights,
  '0020-classification': classification,
  '0021-kept-names': keptNames,
  '0022-occurrence-facts': occurrenceFacts,
  '0023-reference-names': referenceNames,
  '0024-stage-texts': stageTexts,
  '0025-avif': avif,
  '0026-accounts-in-ledger': accountsInLedger,
}

export const knownMigrations: readonly string[] = Object.keys(steps)

/**
 * @param lastName the last migration to run; by default the newest migration
 * @returns the names of the migrations that ran
 * @throws {NewerDatabase} before any migration runs, or the error of the first migration that fails
 */
export async function migrate(database: Database, lastName?: string): Promise<string[]> {
  await assertNotNewer(database)
  const migrations: Record<string, Migration> = {}
  for (const [name, step] of Object.entries(steps)) {
    migrations[name] = { up: (db) => step.up(db as Kysely<never>, database.dialect) }
  }
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
  })
  const { error, results } = await (lastName
    ? migrator.migrateTo(lastName)
    : migrator.migrateToLatest())
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}

/** Reports a database with a migration that this program lacks. */
export class NewerDatabase extends Error {}

/** Checks that this program contains every applied migration. @throws {NewerDatabase} with advice for the operator */
export async function assertNotNewer({ db, place }: Database): Promise<void> {
  const unknownName = (await appliedMigrations(db)).find((name) => !(name in steps))
  if (unknownName === undefined) return
  throw new NewerDatabase(
    `The database ${place} is of a newer version of this program (migration ${unknownName}). Run that version or a newer one, or restore a backup of this version into an empty database and an empty store (docs/backup.md).`,
  )
}

/**
 * Checks that every migration of this program has run, for a command that must not change tables.
 * @throws {NewerDatabase} or {CommandError} with advice for the operator
 */
export async function assertCurrentSchema(database: Database): Promise<void> {
  await assertNotNewer(database)
  const applied = await appliedMigrations(database.db)
  if (applied.join() === knownMigrations.join()) return
  throw new CommandError(
    `The database ${database.place} is of an older version of this program. Start the site once, then repeat the command.`,
  )
}

/** @returns the migrations that ran on this database, in order; empty for a database without tables */
export async function appliedMigrations(db: Queries): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name
    from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
