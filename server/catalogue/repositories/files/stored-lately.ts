/** Queries the photographs or artworks published since an instant, from which the site estimates its growth. */
import type { Queries } from '../../../database/connection.ts'

export interface ImagesSince {
  count: number
  /** Instant at which the oldest counted image was published; empty if no image counts. */
  since: string
  newest: { path: string; width: number }[]
}

/** @param newest how many of the newest to return */
export async function imagesSince(
  db: Queries,
  table: 'picture' | 'artwork',
  from: string,
  newest: number,
): Promise<ImagesSince> {
  const recent = db.selectFrom(table).where('published_at', '>=', from)
  const { count, since } = await recent
    .select(({ fn }) => [fn.countAll().as('count'), fn.min('published_at').as('since')])
    .executeTakeFirstOrThrow()
  const rows = recent.select(['path', 'width']).orderBy('published_at', 'desc').limit(newest)
  return { count: Number(count), since: since ?? '', newest: await rows.execute() }
}
