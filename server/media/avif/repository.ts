/** Reads and writes the table `avif`, which lists the tried pictures with the widths and bytes of their renditions. */
import { sql } from 'kysely'
import { readClock } from '../../database/clock.ts'
import type { Queries } from '../../database/connection.ts'
import { removeSetting } from '../../database/setting.ts'
import type { AvifTable } from '../../database/tables/tables.ts'
import { instantAt } from '../../kernel/dates.ts'
import type { RenditionWidth } from '../renditions.ts'

export interface AvifResult {
  path: string
  /** The widths whose AVIF is in the store. */
  widths: readonly RenditionWidth[]
  /** Bytes of the WebP renditions in these widths. */
  webpBytes: number
  /** Bytes of the AVIF renditions in these widths. */
  avifBytes: number
}

/** Stores the result for a picture whose files are in the store. Another process may have stored a result before. */
export async function storeAvifResult(db: Queries, result: AvifResult): Promise<void> {
  const row: AvifTable = {
    path: result.path,
    widths: result.widths.join(' '),
    webp_bytes: result.webpBytes,
    avif_bytes: result.avifBytes,
    tried_at: instantAt(await readClock(db)),
  }
  const { path: _, ...columns } = row
  await db
    .insertInto('avif')
    .values(row)
    .onConflict((conflict) => conflict.column('path').doUpdateSet(columns))
    .execute()
}

/** The name of the setting with the site version for which every picture was tried. */
export const triedSetting = 'avif tried'

/** Lets the site retry these pictures, because their files are broken. */
export async function deleteResultsToRetry(db: Queries, paths: readonly string[]): Promise<void> {
  await deleteAvifResults(db, paths)
  await removeSetting(db, triedSetting)
}

/** @returns the paths of rows whose picture was deleted or purged */
export async function listPurgedPaths(db: Queries, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('avif')
    .leftJoin('picture', 'picture.path', 'avif.path')
    .leftJoin('artwork', 'artwork.path', 'avif.path')
    .select('avif.path')
    .where('picture.path', 'is', null)
    .where('artwork.path', 'is', null)
    .limit(most)
    .execute()
  return rows.map(({ path }) => path)
}

export async function deleteAvifResults(db: Queries, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom('avif').where('path', 'in', paths).execute()
}

export async function sumAvifResults(db: Queries) {
  const row = await db
    .selectFrom('avif')
    .select(sql<number>`count(*)`.as('pictures'))
    .select(sql<number>`coalesce(sum(webp_bytes), 0)`.as('webpBytes'))
    .select(sql<number>`coalesce(sum(avif_bytes), 0)`.as('avifBytes'))
    .executeTakeFirstOrThrow()
  return {
    pictures: Number(row.pictures),
    webpBytes: Number(row.webpBytes),
    avifBytes: Number(row.avifBytes),
  }
}

/** @returns the widths of a row @param widths the column `widths`; null for a picture that was not tried */
export function parseWidths(widths: string | null): number[] {
  return (widths ?? '').split(' ').filter(Boolean).map(Number)
}

/** @returns the widths of the stored AVIF renditions of a picture */
export async function storedWidths(db: Queries, path: string): Promise<number[]> {
  const query = db.selectFrom('avif').select('widths').where('path', '=', path)
  return parseWidths((await query.executeTakeFirst())?.widths ?? null)
}
