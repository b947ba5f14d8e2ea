/** Creates the tables of species, photographs, artworks, creations, featured pairs, versions, codes and settings. */
import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../connection.ts'

export async function up(db: Kysely<never>, dialect: Dialect): Promise<void> {
  // Text columns compare bytes, as in SQLite. By default, PostgreSQL uses the order of the machine's locale.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const table = (name: string) =>
    db.schema.createTable(name).addColumn('id', text, (c) => c.primaryKey())

  await table('species')
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('latin_name', text, (c) => c.notNull())
    .addColumn('common_name', text, (c) => c.notNull())
    .addColumn('chinese_name', text, (c) => c.notNull())
    .addColumn('name_key', text, (c) => c.notNull())
    .addColumn('letter', text, (c) => c.notNull())
    .addColumn('texts', text, (c) => c.notNull())
    .addColumn('english_links', text, (c) => c.notNull())
    .addColumn('chinese_links', text, (c) => c.notNull())
    .addColumn('editor', text, (c) => c.notNull())
    .addColumn('posted_at', text, (c) => c.notNull())
    .addUniqueConstraint('species_name', ['kind', 'name_key'])
    .execute()
  await db.schema
    .createIndex('species_by_letter')
    .on('species')
    .columns(['kind', 'letter', 'name_key'])
    .execute()

  const image = (name: 'picture' | 'artwork') =>
    table(name)
      .addColumn('species_id', text, (c) => c.notNull().references('species.id'))
      .addColumn('path', text, (c) => c.notNull().unique())
      .addColumn('width', 'integer', (c) => c.notNull())
      .addColumn('height', 'integer', (c) => c.notNull())
      .addColumn('thumbhash', text, (c) => c.notNull())
      .addColumn('source_hash', text, (c) => c.notNull())
      .addColumn('code_number', 'integer', (c) => c.notNull().unique())
      .addColumn('status', text, (c) => c.notNull())
      .addColumn('published_at', text, (c) => c.notNull())
      .addColumn('location', text, (c) => c.notNull())
      // This constraint is also the index by species.
      .addUniqueConstraint(`${name}_source`, ['species_id', 'source_hash'])

  await image('picture')
    .addColumn('season', text, (c) => c.notNull())
    .addColumn('taken_by', text, (c) => c.notNull())
    .addColumn('taken_on', text, (c) => c.notNull())
    .execute()
  await image('artwork')
    .addColumn('artist', text, (c) => c.notNull())
    .addColumn('drawn_on', text, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('picture_newest')
    .on('picture')
    .columns(['status', 'published_at'])
    .execute()

  await table('creation')
    .addColumn('species_id', text, (c) => c.notNull().references('species.id'))
    .addColumn('picture_id', text, (c) => c.notNull().references('picture.id'))
    .addColumn('artwork_id', text, (c) => c.notNull().references('artwork.id'))
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('published_at', text, (c) => c.notNull())
    .addUniqueConstraint('creation_pair', ['picture_id', 'artwork_id'])
    .execute()

  await table('featured')
    .addColumn('picture_id', text, (c) => c.notNull().references('picture.id'))
    .addColumn('artwork_id', text, (c) => c.notNull().references('artwork.id'))
    .addColumn('featured_at', text, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('version')
    .addColumn('topic', text, (c) => c.primaryKey())
    .addColumn('version', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('code_counter')
    .addColumn('series', text, (c) => c.primaryKey())
    .addColumn('next_number', 'integer', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('setting')
    .addColumn('name', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute()
  await sql`insert into version (topic, version) values ('plant', 1), ('bird', 1)`.execute(db)
  await sql`insert into code_counter (series, next_number) values ('P', 1), ('A', 1)`.execute(db)
}
