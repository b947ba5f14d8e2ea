/** Photographs by the month they were taken in, whatever the year: what is in season. */
import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<never>): Promise<void> {
  // The species too, so that counting them by month reads the index alone.
  await sql`create index picture_month_taken
    on picture (status, substr(taken_on, 6, 2), species_id)`.execute(db)
}
