/** Brings a database to the newest shape. Each migration is named here, in order; none is ever edited. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database, Dialect } from './connection.ts'
import * as fieldGuide from './migrations/0001-field-guide.ts'
import * as accounts from './migrations/0002-accounts.ts'
import * as contributions from './migrations/0003-contributions.ts'
import * as activity from './migrations/0004-activity.ts'
import * as tours from './migrations/0005-tours.ts'

interface Step {
  up(db: Kysely<never>, dialect: Dialect): Promise<void>
}

const steps: Record<string, Step> = {
  '0001-field-guide': fieldGuide,
  '0002-accounts': accounts,
  '0003-contributions': contributions,
  '0004-activity': activity,
  '0005-tours': tours,
}

/** @returns the names of the migrations that were run. @throws the first migration's error. */
export async function migrate(database: Database): Promise<string[]> {
  const migrations: Record<string, Migration> = {}
  for (const [name, step] of Object.entries(steps)) {
    migrations[name] = { up: (db) => step.up(db as Kysely<never>, database.dialect) }
  }
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => migrations },
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).map((result) => result.migrationName)
}
