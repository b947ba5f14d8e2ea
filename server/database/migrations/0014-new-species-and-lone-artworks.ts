/** Lets pictures belong to an undecided new species, and makes the photograph of a creation optional. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('submission')
    .addColumn('new_species_id', text, (c) => c.references('submission.id'))
    .execute()
  await db.schema
    .createIndex('submission_new_species')
    .on('submission')
    .column('new_species_id')
    .execute()
  await makePhotographOptional(db, dialect)
}

/** Allows a creation without a photograph, at most one for each artwork. */
export async function makePhotographOptional(db: Kysely<never>, dialect: Dialect): Promise<void> {
  if (dialect === 'postgres') {
    await sql`alter table creation alter column picture_id drop not null`.execute(db)
  } else await recreateCreations(db)
  await sql`create unique index creation_alone on creation (artwork_id) where picture_id is null`.execute(
    db,
  )
}

/**
 * Recreates the table without the constraint, because SQLite cannot drop a constraint of a column. No foreign key
 * refers to the table.
 */
async function recreateCreations(db: Kysely<never>): Promise<void> {
  await db.schema
    .createTable('creation_with_optional_photograph')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('species_id', 'text', (c) => c.notNull().references('species.id'))
    .addColumn('picture_id', 'text', (c) => c.references('picture.id'))
    .addColumn('artwork_id', 'text', (c) => c.notNull().references('artwork.id'))
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('creation_pair', ['picture_id', 'artwork_id'])
    .execute()
  await sql`insert into creation_with_optional_photograph
    (id, species_id, picture_id, artwork_id, status, published_at)
    select id, species_id, picture_id, artwork_id, status, published_at from creation`.execute(db)
  await db.schema.dropTable('creation').execute()
  await db.schema.alterTable('creation_with_optional_photograph').renameTo('creation').execute()
}
