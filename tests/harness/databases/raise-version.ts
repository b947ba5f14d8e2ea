/** Raises a version by hand, as a change of another process does. */
import { sql } from 'kysely'
import type { Queries } from '../../../server/database/connection.ts'
import type { Topic } from '../../../server/database/versions.ts'

export async function raiseVersion(db: Queries, topic: Topic): Promise<void> {
  await db
    .updateTable('version')
    .set({ version: sql`version + 1` })
    .where('topic', '=', topic)
    .execute()
}
