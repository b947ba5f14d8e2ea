/** Counts and lists the pictures published since an instant. The site estimates its growth from these counts. */
import type { Queries } from '../../../database/connection.ts'

export interface ImagesSince {
  count: number
  /** Instant at which the oldest counted picture was published; empty if no picture is counted. */
  since: string
  newest: { path: string; width: number }[]
}

/** @param newestCount maximum number of the newest pictures that the result lists */
export async function imagesSince(
  db: Queries,
  table: 'picture' | 'artwork',
  instant: string,
  newestCount: number,
): Promise<ImagesSince> {
  const recent = db.selectFrom(table).where('published_at', '>=', instant)
  const { count, since } = await recent
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('published_at').as('since')])
    .executeTakeFirstOrThrow()
  const rows = recent.select(['path', 'width']).orderBy('published_at', 'desc').limit(newestCount)
  return { count: Number(count), since: since ?? '', newest: await rows.execute() }
}
