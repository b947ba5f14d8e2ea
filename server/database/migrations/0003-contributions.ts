/**
 * Creates the tables of submissions, revisions, former names and nominations. Adds the number of the revision to
 * species, and the hash of the original to photographs and artworks.
 */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('species')
    .addColumn('revision', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  for (const name of ['picture', 'artwork']) {
    await db.schema
      .alterTable(name)
      .addColumn('original_hash', text, (c) => c.notNull().defaultTo(''))
      .execute()
    for (const hash of ['original_hash', 'source_hash']) {
      await db.schema.createIndex(`${name}_${hash}`).on(name).column(hash).execute()
    }
  }

  await db.schema
    .createTable('submission')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('species_kind', text, (c) => c.notNull())
    .addColumn('species_id', text, (c) => c.references('species.id'))
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('base_revision', 'integer')
    .addColumn('part_of', text, (c) => c.references('submission.id'))
    .addColumn('author_id', text, (c) => c.notNull().references('account.id'))
    .addColumn('send_key', text)
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('reviewer_id', text, (c) => c.references('account.id'))
    .addColumn('reason', text, (c) => c.notNull())
    .addColumn('submitted_at', text, (c) => c.notNull())
    .addColumn('decided_at', text)
    .addColumn('result_id', text)
    .addColumn('path', text)
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('thumbhash', text)
    .addColumn('source_hash', text)
    .addColumn('original_hash', text)
    // The site stores a submission once, even if a client repeats it after a lost answer. Nulls never conflict.
    .addUniqueConstraint('submission_send_key', ['author_id', 'send_key'])
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(`submission_${name}`).on('submission').columns(columns).execute()
  await index('author', ['author_id', 'submitted_at'])
  await index('queue', ['status', 'kind', 'submitted_at'])
  await index('path', ['path'])
  await index('part', ['part_of'])
  // The same bytes are pending at most once for each author, species and kind of submission, except in a part of a
  // creation.
  await sql`create unique index submission_once
    on submission (author_id, kind, species_id, source_hash)
    where status = 'pending' and part_of is null and source_hash is not null`.execute(db)

  await db.schema
    .createTable('revision')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('species_id', text, (c) => c.notNull().references('species.id'))
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('record', text, (c) => c.notNull())
    .addColumn('submission_id', text, (c) => c.references('submission.id'))
    .addColumn('replaced_at', text, (c) => c.notNull())
    .addUniqueConstraint('revision_number', ['species_id', 'number'])
    .execute()

  await db.schema
    .createTable('former_name')
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('species_id', text, (c) => c.notNull().references('species.id'))
    .addPrimaryKeyConstraint('former_name_key', ['kind', 'name_key'])
    .execute()

  await db.schema
    .createTable('nomination')
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('target_id', text, (c) => c.notNull())
    .addColumn('account_id', text, (c) => c.notNull().references('account.id'))
    .addColumn('nominated_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('nomination_once', ['target', 'target_id', 'account_id'])
    .execute()
}
