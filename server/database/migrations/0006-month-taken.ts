/** Indexes photographs by their month without the year, to find the species in season. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  // The index includes the species, so that the count of species by month reads only the index.
  await sql`create index picture_month_taken
    on picture (status, substr(taken_on, 6, 2), species_id)`.execute(db)
}
